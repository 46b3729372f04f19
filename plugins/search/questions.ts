import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {LineCounter, parseDocument} from 'yaml';
import * as z from 'zod';
import {FactsError, parseFacts} from '../facts/load';
import {remember} from '../facts/remember';
import type {SearchRecord} from './record';

/** Where the questions stand, below the site's folder. */
const QUESTIONS = 'facts/questions';

/** A file of questions: what readers ask, by the route of the page that answers it. */
const questionsFile = z
  .record(
    z.string(),
    z
      .array(
        z
          .string('a question is a text: put it in quotes')
          .trim()
          .min(3, 'a question has words: write it, or remove the line'),
      )
      .min(1, 'no question: write some, or remove the route'),
  )
  .superRefine((pages, context) => {
    for (const route of Object.keys(pages)) {
      if (/^\/(?:docs|blog)\//.test(route)) continue;
      context.addIssue({
        code: 'custom',
        path: [route],
        message: 'no route: write it as /docs/install',
      });
    }
  });

/** What readers ask that a page answers, and where that is written. */
export type PageQuestions = {route: string; questions: string[]; file: string; line: number};

const plain = (question: string): string => question.toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Reads the questions of the site at `siteDir`.
 *
 * @throws FactsError that names file, line and repair of what fits no schema, of a route that stands
 * in two places, and of a question that two pages are said to answer.
 */
export function loadQuestions(siteDir: string): readonly PageQuestions[] {
  const folder = path.join(siteDir, QUESTIONS);
  return remember(`questions of ${siteDir}`, [folder], () => readQuestions(folder));
}

function readQuestions(folder: string): PageQuestions[] {
  const problems: string[] = [];
  const pages: PageQuestions[] = [];
  const routes = new Map<string, PageQuestions>();
  const asked = new Map<string, string>();
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  for (const name of names.filter((each) => each.endsWith('.yaml'))) {
    const file = `${QUESTIONS}/${name}`;
    const source = readFileSync(path.join(folder, name), 'utf8');
    const content = parseFacts(file, source, questionsFile, problems);
    if (!content) continue;
    const lines = new LineCounter();
    const doc = parseDocument(source, {lineCounter: lines});
    const lineOf = (...keys: (string | number)[]): number => {
      const node = doc.getIn(keys, true) as {range?: [number, number, number]} | undefined;
      return node?.range ? lines.linePos(node.range[0]).line : 1;
    };
    for (const [route, questions] of Object.entries(content)) {
      // The list begins on the line after its route.
      const page = {route, questions, file, line: Math.max(1, lineOf(route) - 1)};
      const first = routes.get(route);
      if (first) {
        problems.push(
          `${file}:${page.line}: ${route} is already at ${first.file}:${first.line}: put its questions together`,
        );
      }
      routes.set(route, page);
      pages.push(page);
      for (const [i, question] of questions.entries()) {
        const place = `${file}:${lineOf(route, i)}`;
        const before = asked.get(plain(question));
        if (before) {
          problems.push(
            `${place}: "${question}" is already at ${before}: keep it for the page that answers it best`,
          );
        } else asked.set(plain(question), place);
      }
    }
  }
  if (problems.length > 0) throw new FactsError(problems);
  return pages;
}

/**
 * Complains about questions for pages that the site does not have.
 *
 * @param known the paths of the site's pages
 * @throws FactsError that names file and line of each
 */
export function refuseUnknownRoutes(
  pages: readonly PageQuestions[],
  known: ReadonlySet<string>,
): void {
  const problems = pages
    .filter(({route}) => !known.has(route))
    .map(({route, file, line}) => {
      const other = route.endsWith('/') ? route.slice(0, -1) : `${route}/`;
      const repair = known.has(other) ? `write ${other}` : 'correct it, or remove it';
      return `${file}:${line}: ${route} is no page of this site: ${repair}`;
    });
  if (problems.length > 0) throw new FactsError(problems);
}

/** The records with the questions of each page on the record of the page itself, in every docs version. */
export function withQuestions(
  records: readonly SearchRecord[],
  pages: readonly PageQuestions[],
): SearchRecord[] {
  const byRoute = new Map(pages.map(({route, questions}) => [route, questions]));
  return records.map((record) => {
    const questions = record.type === 'lvl1' ? byRoute.get(record.route) : undefined;
    return questions ? {...record, questions} : record;
  });
}
