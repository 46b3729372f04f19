import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {loadQuestions} from '../plugins/search/questions.ts';
import {Ranker} from '../src/search/engine/rank.ts';
import {RANKING, type Ranking} from '../src/search/engine/ranking.ts';
import synonyms from '../src/search/engine/synonyms.json';
import {CURRENT, indexOfBuild, samePath} from './search/built-engine.ts';
import type {LabeledQuery} from './search/evaluate.ts';
import {coordinateAscent, withNumbers} from './search/fit.ts';
import {learnedQueries, readLabeled, readQueries} from './search/labeled.ts';
import {repetitionIn} from './search/overlap.ts';
import {runCommand} from './shared/command.ts';
import {ROOT} from './shared/root.ts';

const USAGE = `npm run search:fit -- [FILE…] [--write]
  Fits the numbers of src/search/engine/ranking.ts to labeled queries by coordinate ascent. Every second
  query is kept out of the fit; numbers are an improvement only if those queries gain too.
  FILE     a JSON list of labeled queries; tests/search/queries.json and facts/queries/labeled.json when none is given
  --write  writes the numbers into the file, if they are an improvement`;

const FILE = path.join(ROOT, 'src/search/engine/ranking.ts');

/** The mean reciprocal rank within ten, plus a bonus for the first place. */
function worthOf(ranker: Ranker, queries: readonly LabeledQuery[]): number {
  const worths = queries.map(({query, pages}) => {
    const wanted = pages.map(samePath);
    const found = ranker.rank(query, CURRENT).pages.slice(0, 10);
    const place = found.findIndex(({page}) =>
      wanted.includes(samePath(ranker.index.pages[page]?.path ?? '')),
    );
    return place < 0 ? 0 : 1 / (place + 1) + (place === 0 ? 1 : 0);
  });
  return worths.reduce((sum, worth) => sum + worth, 0) / (2 * Math.max(1, queries.length));
}

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {write: {type: 'boolean', default: false}},
  });
  const index = indexOfBuild();
  const repetition = repetitionIn(loadQuestions(ROOT).flatMap(({questions}) => questions));
  const labeled =
    positionals.length > 0
      ? positionals.flatMap(readLabeled)
      : [...readQueries('queries.json'), ...learnedQueries('labeled.json')];
  const queries = labeled.filter(({query}) => repetition(query) === undefined);
  const fitted = queries.filter((_, i) => i % 2 === 0);
  const kept = queries.filter((_, i) => i % 2 === 1);
  const worth = (numbers: Ranking, of: readonly LabeledQuery[]) =>
    worthOf(new Ranker(index, synonyms, numbers), of);
  const before = {fitted: worth(RANKING, fitted), kept: worth(RANKING, kept)};
  console.log(
    `${queries.length} queries; fitted ${before.fitted.toFixed(4)}, kept out ${before.kept.toFixed(4)}`,
  );
  const numbers = coordinateAscent<Ranking>(
    RANKING,
    (each) => worth(each, fitted),
    1 / fitted.length,
    (name, value, gained) => console.log(`  ${name}: ${value} (${gained.toFixed(4)})`),
  );
  const after = {fitted: worth(numbers, fitted), kept: worth(numbers, kept)};
  console.log(`fitted ${after.fitted.toFixed(4)}, kept out ${after.kept.toFixed(4)}`);
  if (after.kept <= before.kept) {
    console.log('No improvement on the queries that were kept out: the numbers are not changed.');
  } else if (values.write) {
    writeFileSync(FILE, withNumbers(readFileSync(FILE, 'utf8'), numbers));
    console.log(`Written to ${path.relative(process.cwd(), FILE)}.`);
  } else console.log('An improvement: run the command with --write to store it.');
}

runCommand(main, USAGE);
