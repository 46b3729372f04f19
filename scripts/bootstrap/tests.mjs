import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ensureBrowser} from './browser.mjs';
import {ensureEngines} from './engines.mjs';
import {runBin} from './run.mjs';
import {format, playwrightResult, sum, vitestResult} from './totals.mjs';

/**
 * Runs a test runner and returns the result in its JSON report. A missing report, or an exit status other
 * than 0 without a failed test, counts as one failed test.
 * @template Report
 * @param {(file: string) => Promise<number>} start runs the tests, and writes the report to `file`
 * @param {(report: Report) => import('./totals.mjs').Result} read
 * @returns {Promise<import('./totals.mjs').Totals & {faults?: string[]}>}
 */
export async function reported(start, read) {
  const folder = mkdtempSync(path.join(tmpdir(), 'aqua-docs-'));
  try {
    const file = path.join(folder, 'report.json');
    const status = await start(file);
    if (!existsSync(file))
      throw new Error(
        `The tests ended with status ${status} before they wrote a report: the lines above contain the cause.`,
      );
    const result = read(JSON.parse(readFileSync(file, 'utf8')));
    return status !== 0 && result.failed === 0 ? {...result, failed: 1} : result;
  } catch (error) {
    console.error(error.message);
    return {passed: 0, failed: 1};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Runs a program that counts as one test, which passes if the exit status is 0. */
const once = async (packageName, name, args, print) =>
  (await runBin(packageName, name, args, undefined, print)) === 0
    ? {passed: 1, failed: 0}
    : {passed: 0, failed: 1};

const vitest = (project) =>
  reported(
    (file) =>
      runBin('vitest', 'vitest', [
        'run',
        `--project=${project}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ]),
    vitestResult,
  );

const browserTests = async (project) => {
  const browser = await ensureBrowser();
  return reported(
    (file) =>
      runBin(
        '@playwright/test',
        'playwright',
        ['test', `--project=${project}`, '--reporter=list,json'],
        {
          CHROMIUM: browser,
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        },
      ),
    playwrightResult,
  );
};

/**
 * Starts a step in parallel with others and buffers its output. Returns a function that shows the output so far and
 * all further output, and resolves to the totals.
 * @template Result
 * @param {(print: (output: Buffer) => void) => Promise<Result>} start
 * @param {(output: Buffer) => void} [show]
 */
export function startBeside(start, show = (output) => process.stdout.write(output)) {
  const held = [];
  let print = (output) => held.push(output);
  const result = start((output) => print(output));
  // An error is thrown to the caller of the returned function.
  result.catch(() => {});
  return () => {
    for (const output of held) show(output);
    print = show;
    return result;
  };
}

/** The steps of each task of `npm test` and `npm run test:…`, in order. */
export const TASKS = {
  // The last two read the result of the build. The build takes long, so it runs in parallel with the steps
  // before it. Its output is shown after theirs.
  test: [
    ['Types', () => once('typescript', 'tsc', [])],
    [
      'Lint and format',
      () => once('@biomejs/biome', 'biome', ['check', '--error-on-warnings', '.']),
    ],
    ['Unused code and packages', () => once('knip', 'knip', [])],
    ['Unit tests', () => vitest('unit')],
    ['Build', (print) => once('@docusaurus/core', 'docusaurus', ['build'], print), 'beside'],
    ['Content tests', () => vitest('content')],
    ['Browser tests', () => browserTests('site')],
  ],
  'test:walks': [['Every page and every place', () => browserTests('walks')]],
  'test:versions': [['A second version of the docs', () => browserTests('versions')]],
  'test:engines': [['Firefox and WebKit', () => ensureEngines().then(() => vitest('engines'))]],
};

/** The start of the final lines about tests that failed or passed only on retry. .ci/run repeats these lines. */
const FAULT = 'Not passed: ';

/**
 * Runs the tests of a task, prints the totals on the last line, and resolves to the exit status. After Ctrl+C or
 * SIGTERM, no further step starts.
 * @param {keyof typeof TASKS} task
 */
export async function runTests(task) {
  /** The exit status of a program that a signal has ended. */
  let interrupted;
  const interrupt = (_, signal) => {
    interrupted = 128 + signal;
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const results = [];
  const steps = TASKS[task].map(([name, start, beside]) => [
    name,
    beside ? startBeside(start) : start,
  ]);
  for (const [name, start] of steps) {
    if (interrupted) return interrupted;
    console.log(`\n── ${name}`);
    let totals = {passed: 0, failed: 1};
    try {
      totals = await start();
    } catch (error) {
      console.error(error.message);
    }
    results.push({name, totals});
  }
  console.log('');
  for (const {name, totals} of results) {
    for (const fault of totals.faults ?? []) console.log(`${FAULT}${name}, ${fault}`);
  }
  for (const {name, totals} of results) console.log(`${name}: ${format(totals)}`);
  const total = sum(results.map(({totals}) => totals));
  console.log(format(total));
  return total.failed === 0 ? 0 : 1;
}
