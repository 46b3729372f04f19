import {engineOfBuild, placesFor} from './search/built-engine.ts';
import {evaluate, formatEvaluation} from './search/evaluate.ts';
import {readLabeled} from './search/labeled.ts';
import {builtIndex} from './shared/build.ts';
import {runCommand} from './shared/command.ts';
import {BUILD} from './shared/root.ts';

const USAGE = `npm run search:eval -- FILE
  Measures search on labeled queries: a JSON list of {query, pages, kind}.
  FILE     tests/search/queries.json when it is left out`;

async function main([file = 'tests/search/queries.json', ...more]: string[]): Promise<number> {
  if (more.length > 0) {
    console.log(USAGE);
    return 1;
  }
  builtIndex();
  const queries = readLabeled(file);
  const engine = engineOfBuild(BUILD);
  console.log(formatEvaluation(await evaluate(queries, (query) => placesFor(engine, query))));
  return 0;
}

runCommand(() => main(process.argv.slice(2)), USAGE);
