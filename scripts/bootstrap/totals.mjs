/** @typedef {{passed: number, failed: number}} Totals */

/**
 * A suite of Playwright's JSON report: a file, or a `describe` in one.
 * @typedef {{title: string, suites?: Suite[], specs?: {title: string, file: string, line: number, tests: {status: string}[]}[]}} Suite
 */

/**
 * The totals of a Vitest run, from its JSON report. A skipped test counts as failed, because it did not check anything.
 * @param {{numPassedTests: number, numTotalTests: number, numFailedTestSuites: number}} report
 * @returns {Totals}
 */
export function vitestTotals({numPassedTests, numTotalTests, numFailedTestSuites}) {
  const failed = numTotalTests - numPassedTests;
  // A test file that cannot be loaded has no tests, but counts as a failure.
  return {passed: numPassedTests, failed: failed || (numFailedTestSuites ? 1 : 0)};
}

/**
 * Describes the tests of a Vitest run that did not pass, from its JSON report, one line per test.
 * @param {{testResults: {name: string, status: string, message?: string, assertionResults: {fullName: string, status: string}[]}[]}} report
 * @returns {string[]}
 */
export const vitestFaults = ({testResults}) =>
  testResults.flatMap(({name, status, message, assertionResults}) => {
    const faults = assertionResults
      .filter((test) => test.status !== 'passed')
      .map(({status: how, fullName}) => `${how}: ${name}: ${fullName}`);
    return faults.length === 0 && status === 'failed' ? [`failed: ${name}: ${message}`] : faults;
  });

/**
 * The totals of a Playwright run, from its JSON report. A test that passed on retry counts as passed.
 * @param {{stats: {expected: number, flaky: number, unexpected: number, skipped: number}, errors: unknown[]}} report
 * @returns {Totals}
 */
export function playwrightTotals({stats, errors}) {
  const {expected, flaky, unexpected, skipped} = stats;
  return {passed: expected + flaky, failed: unexpected + skipped || (errors.length > 0 ? 1 : 0)};
}

/**
 * Describes the tests of a Playwright run that did not pass on the first try, from its JSON report, one line per test.
 * @param {{suites: Suite[]}} report
 * @returns {string[]}
 */
export const playwrightFaults = ({suites}) =>
  suites.flatMap((suite) => [
    ...playwrightFaults({suites: suite.suites ?? []}),
    ...(suite.specs ?? []).flatMap(({title, file, line, tests}) =>
      tests
        .filter(({status}) => status !== 'expected')
        .map(({status}) => `${FAULTS[status] ?? status}: ${file}:${line}: ${title}`),
    ),
  ]);

/** The names of Playwright's test states in the list of faults. */
const FAULTS = {unexpected: 'failed', flaky: 'passed when tried again'};

/** @param {Totals[]} all @returns {Totals} */
export function sum(all) {
  return all.reduce(
    (total, {passed, failed}) => ({passed: total.passed + passed, failed: total.failed + failed}),
    {passed: 0, failed: 0},
  );
}

/** @param {Totals} totals */
export const format = ({passed, failed}) => `${passed} passed, ${failed} failed`;
