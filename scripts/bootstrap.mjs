#!/usr/bin/env node
/*
 * The command behind `npm start` and `npm test`: installs missing packages, then starts the site or runs
 * the tests. On a fresh clone no packages are installed, so this is JavaScript that imports only Node.js until
 * they are.
 */
import {oldNodeMessage} from './bootstrap/prerequisites.mjs';

const [task, ...args] = process.argv.slice(2);

async function main() {
  const tooOld = oldNodeMessage(process.versions.node);
  if (tooOld) throw new Error(tooOld);
  if (task !== 'start' && args.length > 0) {
    throw new Error(
      `npm run ${task} runs all of its tests and cannot use "${args.join(' ')}": for some of them, ` +
        'use npx vitest or npx playwright test, with a --project of its configuration.',
    );
  }
  // Imported here, because an older Node.js cannot run these files.
  const {installMissingPackages} = await import('./bootstrap/packages.mjs');
  const {runBin} = await import('./bootstrap/run.mjs');
  await installMissingPackages();
  // This file imports a package.
  const {runTests, TASKS} = await import('./bootstrap/tests.mjs');
  if (task === 'start') return runBin('@docusaurus/core', 'docusaurus', ['start', ...args]);
  if (task in TASKS) return runTests(task);
  throw new Error(
    `Unknown task ${task}: use one of ${['start', ...Object.keys(TASKS)].join(', ')}.`,
  );
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
