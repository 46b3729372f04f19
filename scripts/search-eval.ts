import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {engineOfBuild, placesFor} from '../plugins/search/built-engine.ts';
import {evaluate, formatEvaluation, labeledQueries} from '../plugins/search/evaluate.ts';
import {requireIndex} from './shared/build.ts';
import {runCommand} from './shared/command.ts';
import {BUILD} from './shared/root.ts';

const USAGE = `npm run search:eval -- FILE [--held | --tuned]
  Measures search on labeled queries: a JSON list of {query, pages, kind}.
  FILE     tests/search/queries.json when it is left out
  --held   only the queries left out of tuning; --tuned: only the others`;

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      held: {type: 'boolean', default: false},
      tuned: {type: 'boolean', default: false},
    },
  });
  if (positionals.length > 1) {
    console.log(USAGE);
    return 1;
  }
  requireIndex(BUILD);
  const file = positionals[0] ?? 'tests/search/queries.json';
  const all = labeledQueries.parse(JSON.parse(readFileSync(file, 'utf8')));
  const queries = all.filter(({held}) => (values.held ? held : values.tuned ? !held : true));
  const engine = engineOfBuild(BUILD);
  const exists = (page: string) => existsSync(path.join(BUILD, page, 'index.html'));
  console.log(
    formatEvaluation(await evaluate(queries, (query) => placesFor(engine, query), exists)),
  );
  return 0;
}

runCommand(main, USAGE);
