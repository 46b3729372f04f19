/** @typedef {{passed: number, failed: number}} Totals */

/**
 * The totals of a Vitest run, from its JSON report. A skipped test has checked nothing: it fails.
 * @param {{numPassedTests: number, numTotalTests: number, numFailedTestSuites: number}} report
 * @returns {Totals}
 */
export function vitestTotals({numPassedTests, numTotalTests, numFailedTestSuites}) {
  const failed = numTotalTests - numPassedTests;
  // A test file that cannot be loaded has no tests, but counts as a failure.
  return {passed: numPassedTests, failed: failed || (numFailedTestSuites ? 1 : 0)};
}

/**
 * The totals of a Playwright run, from its JSON report.
 * @param {{stats: {expected: number, flaky: number, unexpected: number, skipped: number}, errors: unknown[]}} report
 * @returns {Totals}
 */
export function playwrightTotals({stats, errors}) {
  const {expected, flaky, unexpected, skipped} = stats;
  return {passed: expected, failed: unexpected + flaky + skipped || (errors.length > 0 ? 1 : 0)};
}

/** @param {Totals[]} all @returns {Totals} */
export function sum(all) {
  return all.reduce(
    (total, {passed, failed}) => ({passed: total.passed + passed, failed: total.failed + failed}),
    {passed: 0, failed: 0},
  );
}

/** @param {Totals} totals */
export const format = ({passed, failed}) => `${passed} passed, ${failed} failed`;
