#!/usr/bin/env node
/*
 * What `npm start` and `npm test` run: it installs what is missing, then does the work. Plain
 * JavaScript without packages, since on a fresh clone there are none yet.
 */
import {oldNodeMessage} from './bootstrap/prerequisites.mjs';

const [task, ...args] = process.argv.slice(2);

async function main() {
  const tooOld = oldNodeMessage(process.versions.node);
  if (tooOld) throw new Error(tooOld);
  // Loaded only now, since they need this Node.
  const {installMissingPackages} = await import('./bootstrap/packages.mjs');
  const {runBin} = await import('./bootstrap/run.mjs');
  const {runTests} = await import('./bootstrap/tests.mjs');
  await installMissingPackages();
  if (task === 'start') return runBin('@docusaurus/core', 'docusaurus', ['start', ...args]);
  if (task === 'test') return runTests();
  if (task === 'test:versions') return runTests('versions');
  if (task === 'test:engines') return runTests('engines');
  throw new Error(`Unknown task ${task}: use start, test, test:versions or test:engines.`);
}

main().then(
  (status) => {
    process.exitCode = status;
  },
  (error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
