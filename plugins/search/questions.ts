import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {isNode, LineCounter, parseDocument} from 'yaml';
import * as z from 'zod';
import {capQuery} from '../../src/search/text/paste';
import {FactsError, parseFacts} from '../facts/load';
import {remember} from '../facts/remember';
import {nearest} from '../nearest';
import type {SearchRecord} from './record';

/** The folder of the questions, below the site's folder. */
const QUESTIONS = 'facts/questions';

/** The schema of a file of texts, grouped by the page, or the place on a page, that answers them. */
export const textsByPlace = (texts: z.ZodType<string[]>) =>
  z.record(z.string(), texts).superRefine((places, context) => {
    for (const place of Object.keys(places)) {
      if (/^\/(?:docs|blog)\/[^#\s]*(?:#[^#\s]+)?$/.test(place)) continue;
      const message = 'no place: write it as /docs/install or /docs/install#windows';
      context.addIssue({code: 'custom', path: [place], message});
    }
  });

const questionsFile = textsByPlace(
  z
    .array(
      z
        .string('a question is a text: put it in quotes')
        .trim()
        .min(3, 'a question has words: write it, or remove the line'),
    )
    .min(1, 'no question: write some, or remove the key'),
);

/** A page or a place on it, with the file and line that name it. */
export type SitePlace = {
  route: string;
  /** The anchor of the place; absent for the page as a whole. */
  anchor?: string;
  file: string;
  line: number;
};

/** The questions that a page or a place on it answers. */
export type PageQuestions = SitePlace & {questions: string[]};

/** A place in the form of the files. */
export const placeOf = ({route, anchor}: Pick<SitePlace, 'route' | 'anchor'>): string =>
  anchor === undefined ? route : `${route}#${anchor}`;

const plain = (question: string): string => question.toLowerCase().replace(/\s+/g, ' ').trim();

/** The message in a question that is only a message of another program, in backticks: `no such host`. */
export const messageIn = (question: string): string | undefined =>
  /^`([^`]+)`$/.exec(question)?.[1];

/**
 * Reads the questions of the site at `siteDir`.
 *
 * @throws FactsError with the file, the line, and the fix for content that does not match the schema, for a
 * duplicate place, and for a question that is listed for two places
 */
export function loadQuestions(siteDir: string): readonly PageQuestions[] {
  const folder = path.join(siteDir, QUESTIONS);
  return remember(`questions of ${siteDir}`, [folder], () => readQuestions(folder));
}

/** The line of each key in the text of a YAML or JSON file with one key or item per line. */
export function linesOf(source: string): Map<string, number> {
  const lines = new Map<string, number>();
  for (const [i, line] of source.split('\n').entries()) {
    const key = /^\s*(["']?)([^\s"'\\-][^"'\\]*?)\1:(?:\s|$)/.exec(line)?.[2];
    if (key !== undefined) lines.set(key, i + 1);
  }
  return lines;
}

/** The line of the value at `keys` in `source`. Parses the text again, which is only necessary for an error. */
function lineOf(source: string, ...keys: (string | number)[]): number {
  const lines = new LineCounter();
  const node = parseDocument(source, {lineCounter: lines}).getIn(keys, true);
  return isNode(node) && node.range ? lines.linePos(node.range[0]).line : 1;
}

function readQuestions(folder: string): PageQuestions[] {
  const problems: string[] = [];
  const pages: PageQuestions[] = [];
  const known = new Map<string, PageQuestions>();
  const asked = new Map<string, () => string>();
  for (const name of globSync('*.yaml', {cwd: folder}).sort()) {
    const file = `${QUESTIONS}/${name}`;
    const source = readFileSync(path.join(folder, name), 'utf8');
    const content = parseFacts(file, source, questionsFile, problems);
    const lines = linesOf(source);
    for (const [place, questions] of Object.entries(content ?? {})) {
      const [route = '', anchor] = place.split('#');
      const line = lines.get(place) ?? 1;
      const own = {route, anchor, questions, file, line};
      const first = known.get(place);
      if (first) {
        problems.push(
          `${file}:${line}: ${place} is already at ${first.file}:${first.line}: put its questions together`,
        );
      }
      known.set(place, own);
      pages.push(own);
      for (const [i, question] of questions.entries()) {
        const at = () => `${file}:${lineOf(source, place, i)}`;
        const before = asked.get(plain(question));
        if (before) {
          problems.push(
            `${at()}: "${question}" is already at ${before()}: keep it where it is answered best`,
          );
        } else asked.set(plain(question), at);
        if (anchor === undefined && messageIn(question)) {
          problems.push(`${at()}: ${question} is a message: write it below a section, not a page`);
        }
      }
    }
  }
  if (problems.length > 0) throw new FactsError(problems);
  return pages;
}

/** The problem of a place that the site does not have. */
function problemOf(
  place: SitePlace,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  const {route, anchor, file, line} = place;
  const own = anchors.get(route);
  if (!own) {
    const other = route.endsWith('/') ? route.slice(0, -1) : `${route}/`;
    const repair = anchors.has(other) ? `write ${other}` : 'correct it, or remove it';
    return `${file}:${line}: ${route} is not a page of this site: ${repair}`;
  }
  if (anchor === undefined || own.has(anchor)) return undefined;
  const near = nearest(anchor, own);
  const repair = near ? `did you mean #${near}?` : `correct it, or give its questions to ${route}`;
  return `${file}:${line}: ${placeOf(place)} is not a heading or entry of that page: ${repair}`;
}

/**
 * Checks that the site has all places with questions and queries.
 *
 * @param routes the paths of the site's pages
 * @param records the records of the pages, with the headings and entries that can be places
 * @throws FactsError with the file and the line of each missing place
 */
export function refuseUnknownPlaces(
  pages: readonly SitePlace[],
  routes: Iterable<string>,
  records: readonly SearchRecord[],
): void {
  const anchors = new Map<string, Set<string>>([...routes].map((route) => [route, new Set()]));
  for (const record of records) {
    const own = anchors.get(record.route) ?? new Set();
    if (isPlace(record) && record.anchor) own.add(record.anchor);
    anchors.set(record.route, own);
  }
  const problems = pages
    .map((place) => problemOf(place, anchors))
    .filter((problem) => problem !== undefined);
  if (problems.length > 0) throw new FactsError(problems);
}

/** Whether a record is a page, a heading, or an entry, and not text below one of them. */
const isPlace = ({role, is_entry: isEntry}: SearchRecord): boolean =>
  role === 'heading' || !!isEntry;

/** The records, with the texts of each place in the record of the place, in every docs version. */
export function withTexts(
  records: readonly SearchRecord[],
  key: 'questions' | 'queries' | 'names',
  byPlace: ReadonlyMap<string, string[]>,
): SearchRecord[] {
  return records.map((record) => {
    if (!isPlace(record)) return record;
    const {route, type, anchor} = record;
    const texts = byPlace.get(placeOf(type === 'lvl1' ? {route} : {route, anchor: anchor ?? ''}));
    return texts?.length ? {...record, [key]: texts} : record;
  });
}

/**
 * The records, with the questions of each place. Those that are messages are its names instead, because their single
 * words, such as "disk" and "file", are not typical of the place.
 */
export function withQuestions(
  records: readonly SearchRecord[],
  pages: readonly PageQuestions[],
): SearchRecord[] {
  const byPlace = (textsOf: (questions: readonly string[]) => string[]) =>
    new Map(pages.map((each) => [placeOf(each), textsOf(each.questions)]));
  const questions = byPlace((all) => all.filter((each) => !messageIn(each)));
  // A pasted message is cut in the same way.
  const messages = byPlace((all) => all.flatMap((each) => capQuery(messageIn(each) ?? '') || []));
  return withTexts(withTexts(records, 'questions', questions), 'names', messages);
}
