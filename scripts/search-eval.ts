import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {engineOfBuild, placesFor} from './search/built-engine.ts';
import {evaluate, formatEvaluation, labeledQueries} from './search/evaluate.ts';
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
  const queries = labeledQueries.parse(JSON.parse(readFileSync(file, 'utf8')));
  const engine = engineOfBuild(BUILD);
  const exists = (page: string) => existsSync(path.join(BUILD, page, 'index.html'));
  console.log(
    formatEvaluation(await evaluate(queries, (query) => placesFor(engine, query), exists)),
  );
  return 0;
}

runCommand(() => main(process.argv.slice(2)), USAGE);
