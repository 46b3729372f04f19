import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {engineOfBuild, placesFor} from '../plugins/search/built-engine.ts';
import {evaluate, formatEvaluation, labelledQueries} from '../plugins/search/evaluate.ts';
import {requireIndex} from './shared/build.ts';
import {runCommand} from './shared/command.ts';

const USAGE = `npm run search:eval -- FILE [--build FOLDER] [--held | --tuned]
  Measures search on labelled queries: a JSON list of {query, pages, kind}.
  FILE     tests/search/queries.json when it is left out
  --build  the built site to search (build)
  --held   only the queries left out of tuning; --tuned: only the others`;

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      build: {type: 'string', default: 'build'},
      held: {type: 'boolean', default: false},
      tuned: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help || positionals.length > 1) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  const folder = path.resolve(values.build);
  requireIndex(folder);
  const file = positionals[0] ?? 'tests/search/queries.json';
  const all = labelledQueries.parse(JSON.parse(readFileSync(file, 'utf8')));
  const queries = all.filter(({held}) => (values.held ? held : values.tuned ? !held : true));
  const engine = engineOfBuild(folder);
  const exists = (page: string) => existsSync(path.join(folder, page, 'index.html'));
  console.log(
    formatEvaluation(await evaluate(queries, (query) => placesFor(engine, query), exists)),
  );
  return 0;
}

runCommand(main);
