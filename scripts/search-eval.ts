import {engineOfBuild, placesFor} from './search/built-engine.ts';
import {evaluate, formatEvaluation} from './search/evaluate.ts';
import {readLabeled} from './search/labeled.ts';
import {builtIndex} from './shared/build.ts';
import {runCommand} from './shared/command.ts';
import {BUILD} from './shared/root.ts';

const USAGE = `npm run search:eval [-- FILE]
  Measures search on labeled queries: a JSON list of {query, pages, kind}.
  FILE     tests/search/queries.json when it is left out`;

async function main(): Promise<void> {
  const [file = 'tests/search/queries.json', ...more] = process.argv.slice(2);
  if (more.length > 0) throw new Error(USAGE);
  builtIndex();
  const queries = readLabeled(file);
  const engine = engineOfBuild(BUILD);
  console.log(formatEvaluation(await evaluate(queries, (query) => placesFor(engine, query))));
}

runCommand(main, USAGE);
