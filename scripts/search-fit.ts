import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {currentFacts} from '../plugins/facts/load.ts';
import {compile} from '../plugins/search/compile.ts';
import {withFacts} from '../plugins/search/facts.ts';
import {addressOfSite, recordsOfSite} from '../plugins/search/pages.ts';
import {loadQueries, withQueries} from '../plugins/search/queries.ts';
import {loadQuestions, withQuestions} from '../plugins/search/questions.ts';
import {Ranker} from '../src/search/engine/rank.ts';
import {BM25F, RANKING, SECTIONS, SIMILARITY} from '../src/search/engine/ranking.ts';
import synonyms from '../src/search/engine/synonyms.json';
import {CURRENT, engineOfBuild, placesFor} from './search/built-engine.ts';
import {evaluate, type LabeledQuery} from './search/evaluate.ts';
import {coordinateAscent, type Numbers, withNumbers} from './search/fit.ts';
import {learnedQueries, readLabeled, readQueries} from './search/labeled.ts';
import {repetitionIn} from './search/overlap.ts';
import {builtIndex} from './shared/build.ts';
import {runCommand} from './shared/command.ts';
import {BUILD, ROOT} from './shared/root.ts';

const USAGE = `npm run search:fit -- [FILE…] [--only GROUP] [--write]
  Fits the numbers of src/search/engine/ranking.ts to labeled queries by coordinate ascent. Every second
  query is kept out of the fit; numbers are an improvement only if those queries gain too. SECTIONS and SIMILARITY are
  rated with the index in build/: after a change of BM25F, build the site, and fit them again.
  FILE     a JSON list of labeled queries; tests/search/queries.json and facts/queries/labeled.json when none is given
  --only   fits one group of the numbers: BM25F, RANKING, SECTIONS, or SIMILARITY
  --write  writes the numbers into the file, if they are an improvement`;

const FILE = path.join(ROOT, 'src/search/engine/ranking.ts');

/** A group of numbers, which the code reads when it ranks, and what rates the results. */
interface Group {
  readonly numbers: Numbers;
  worth(queries: readonly LabeledQuery[]): Promise<number>;
}

/** The labeled queries: those of the files, or the usual ones, without repetitions of questions. */
function queriesOf(files: readonly string[]): LabeledQuery[] {
  const repetition = repetitionIn(loadQuestions(ROOT).flatMap(({questions}) => questions));
  const labeled =
    files.length > 0
      ? files.flatMap(readLabeled)
      : [...readQueries('queries.json'), ...learnedQueries('labeled.json')];
  return labeled.filter(({query}) => repetition(query) === undefined);
}

/** The fitted groups, in the order in which they are fitted. */
async function groupsOfBuild(): Promise<Record<string, Group>> {
  const records = await recordsOfSite(BUILD, await addressOfSite(BUILD));
  const asked = withQueries(withQuestions(records, loadQuestions(ROOT)), loadQueries(ROOT));
  const known = withFacts(asked, currentFacts(ROOT));
  let {index} = compile(known);
  /** The mean of two measures of the ranked pages. */
  const ofPages = async (queries: readonly LabeledQuery[]) => {
    const ranker = new Ranker(index, synonyms);
    const search = async (query: string) =>
      ranker.rank(query, CURRENT).pages.map(({page}) => index.pages[page]?.path ?? '');
    const {mrr, success1} = (await evaluate(queries, search)).overall;
    return (mrr + success1) / 2;
  };
  const engine = engineOfBuild(BUILD);
  /** The mean of three measures of the first hits, which also depend on sections and meanings. */
  const ofHits = async (queries: readonly LabeledQuery[]) => {
    const {overall} = await evaluate(queries, (query) => placesFor(engine, query));
    return (overall.mrr + overall.success1 + (overall.section1 ?? 0)) / 3;
  };
  return {
    BM25F: {
      numbers: BM25F,
      worth(queries) {
        ({index} = compile(known));
        return ofPages(queries);
      },
    },
    RANKING: {numbers: RANKING, worth: ofPages},
    SECTIONS: {numbers: SECTIONS, worth: ofHits},
    SIMILARITY: {numbers: SIMILARITY, worth: ofHits},
  };
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {write: {type: 'boolean', default: false}, only: {type: 'string'}},
  });
  builtIndex();
  const queries = queriesOf(positionals);
  const fitted = queries.filter((_, i) => i % 2 === 0);
  const kept = queries.filter((_, i) => i % 2 === 1);
  const groups = await groupsOfBuild();
  const names = values.only === undefined ? Object.keys(groups) : [values.only];
  for (const name of names) {
    const group = groups[name];
    if (!group) throw new Error(`--only ${name}: write one of ${Object.keys(groups).join(', ')}`);
    const {numbers, worth} = group;
    const before = {...numbers};
    const rated = (each: Numbers, of: readonly LabeledQuery[]) => {
      Object.assign(numbers, each);
      return worth(of);
    };
    const keptBefore = await rated(before, kept);
    console.log(`${name}: ${queries.length} queries, kept out ${keptBefore.toFixed(4)}`);
    const found = await coordinateAscent(
      before,
      (each) => rated(each, fitted),
      1 / fitted.length,
      (number, value, gained) => console.log(`  ${number}: ${value} (${gained.toFixed(4)})`),
    );
    const keptAfter = await rated(found, kept);
    const isBetter = keptAfter > keptBefore;
    if (!isBetter) await rated(before, fitted);
    else if (values.write)
      writeFileSync(FILE, withNumbers(readFileSync(FILE, 'utf8'), name, found));
    const result = isBetter
      ? `an improvement, ${values.write ? 'written' : 'which --write would store'}`
      : 'no improvement, so the numbers are not changed';
    console.log(`  kept out ${keptAfter.toFixed(4)}: ${result}`);
  }
}

runCommand(main, USAGE);
