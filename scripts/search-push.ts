import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {hostsIn, INDEX_NAME} from '../plugins/search/environment.ts';
import {addressOfSite, recordsOfSite} from '../plugins/search/pages.ts';
import {loadQuestions, refuseUnknownPlaces, withQuestions} from '../plugins/search/questions.ts';
import {hostOf} from '../src/search/algolia/index.ts';
import {describeUpload, push, uploadOf} from './search/push.ts';
import {runCommand} from './shared/command.ts';
import {ROOT} from './shared/root.ts';

const USAGE = `npm run search:push -- [--dry-run] [--build FOLDER]
  Uploads the records of the built site, the index settings and the synonyms to Algolia.
  Reads ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME and ALGOLIA_ADMIN_API_KEY (a key that may write; the
  key the site is built with may only search). ALGOLIA_HOSTS: hosts to ask instead of Algolia's.
  --dry-run  prints what it would send; needs no key and no network`;

async function main(): Promise<number> {
  const {values} = parseArgs({
    options: {
      'dry-run': {type: 'boolean', default: false},
      build: {type: 'string', default: 'build'},
    },
  });
  if (!existsSync(path.join(values.build, 'index.html'))) {
    console.error(`There is no built site in ${values.build}: run npm run build first.`);
    return 1;
  }
  const folder = path.resolve(values.build);
  const records = await recordsOfSite(folder, await addressOfSite(folder));
  const questions = loadQuestions(ROOT);
  refuseUnknownPlaces(questions, [], records);
  const upload = uploadOf(withQuestions(records, questions));
  const {ALGOLIA_APP_ID, ALGOLIA_ADMIN_API_KEY, ALGOLIA_INDEX_NAME, ALGOLIA_HOSTS} = process.env;
  const indexName = ALGOLIA_INDEX_NAME ?? INDEX_NAME;
  console.log(describeUpload(indexName, upload));
  if (values['dry-run']) return 0;
  const missing = Object.entries({ALGOLIA_APP_ID, ALGOLIA_ADMIN_API_KEY, ALGOLIA_INDEX_NAME})
    .filter(([, value]) => !value)
    .map(([name]) => name);
  if (missing.length > 0) {
    console.error(
      `Nothing was sent: ${missing.join(' and ')} not set. With --dry-run, no variable is needed.`,
    );
    return 1;
  }
  const hosts = hostsIn(ALGOLIA_HOSTS).map(hostOf);
  const client = algoliasearch(ALGOLIA_APP_ID ?? '', ALGOLIA_ADMIN_API_KEY ?? '', {
    ...(hosts.length > 0 && {hosts}),
  });
  await push(client, indexName, upload);
  console.log('Sent.');
  return 0;
}

runCommand(main, USAGE);
