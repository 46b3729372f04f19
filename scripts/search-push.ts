import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {hostsIn, INDEX_NAME} from '../plugins/search/environment.ts';
import {addressOfSite, recordsOfSite} from '../plugins/search/pages.ts';
import {loadQuestions, refuseUnknownPlaces, withQuestions} from '../plugins/search/questions.ts';
import {hostOf} from '../src/search/algolia/index.ts';
import {describeUpload, push, uploadOf} from './search/push.ts';
import {isBuilt} from './shared/build.ts';
import {runCommand} from './shared/command.ts';
import {BUILD, ROOT} from './shared/root.ts';

const USAGE = `npm run search:push -- [--dry-run]
  Uploads the records of the built site, the index settings and the synonyms to Algolia.
  Reads ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME and ALGOLIA_ADMIN_API_KEY (a key that may write; the
  key the site is built with may only search). ALGOLIA_HOSTS: hosts to ask instead of Algolia's.
  --dry-run  prints what it would send; needs no key and no network`;

async function main(): Promise<void> {
  const {values} = parseArgs({options: {'dry-run': {type: 'boolean'}}});
  if (!isBuilt('/')) throw new Error('There is no built site: run npm run build first.');
  const records = await recordsOfSite(BUILD, await addressOfSite(BUILD));
  const questions = loadQuestions(ROOT);
  refuseUnknownPlaces(questions, [], records);
  const upload = uploadOf(withQuestions(records, questions));
  const {ALGOLIA_APP_ID, ALGOLIA_ADMIN_API_KEY, ALGOLIA_INDEX_NAME, ALGOLIA_HOSTS} = process.env;
  const indexName = ALGOLIA_INDEX_NAME ?? INDEX_NAME;
  console.log(describeUpload(indexName, upload));
  if (values['dry-run']) return;
  const missing = Object.entries({ALGOLIA_APP_ID, ALGOLIA_ADMIN_API_KEY, ALGOLIA_INDEX_NAME})
    .filter(([, value]) => !value)
    .map(([name]) => name);
  if (missing.length > 0) {
    throw new Error(
      `Nothing was sent: ${missing.join(' and ')} not set. With --dry-run, no variable is needed.`,
    );
  }
  const hosts = hostsIn(ALGOLIA_HOSTS).map(hostOf);
  const client = algoliasearch(ALGOLIA_APP_ID ?? '', ALGOLIA_ADMIN_API_KEY ?? '', {
    ...(hosts.length > 0 && {hosts}),
  });
  await push(client, indexName, upload);
  console.log('Sent.');
}

runCommand(main, USAGE);
