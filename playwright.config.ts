import {defineConfig} from '@playwright/test';

/**
 * Features that the browser does not need. Chromium only uses the last such list on its command line, so this
 * list starts with the features that Playwright turns off.
 */
const WITHOUT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // The list below the address bar is a page, for which each context would start a process.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/*
 * The browser tests run in Chromium against the production build (npm run build). `npm test` finds
 * a browser; `npm run test:browser` uses the browser of CHROMIUM or Playwright's browser.
 */
export default defineConfig({
  projects: [
    {
      name: 'site',
      testDir: 'tests',
      testMatch: '{browser,perf}/**/*.spec.ts',
      // A browser context for each test would take longer than many tests. Playwright empties the storage and the cache
      // of the shared one after each test; a test that goes offline has to go online again.
      use: {reuseContext: true},
    },
    // Every page and every place, typed names, hostile queries, layouts, history, failing or slow requests, a search or an
    // app that cannot work, Algolia, taps on a slow phone, npm start: too slow for npm test, which should take about 5
    // minutes. npm run test:walks.
    {name: 'walks', testDir: 'tests/walks', testMatch: '*.spec.ts'},
    // Builds a copy of the site with a second version and tests it: npm run test:versions.
    {name: 'versions', testDir: 'tests/versions', testMatch: '*.spec.ts', dependencies: ['copy']},
    {name: 'copy', testDir: 'tests/versions', testMatch: 'copy.setup.ts'},
  ],
  globalTeardown: './tests/versions/copy.teardown.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Limits for a machine with other load; tests that measure times set their own limits.
  timeout: 90_000,
  expect: {timeout: 15_000},
  // A fault of the site fails twice, but a pause of the machine only once. The end of `npm test` lists the tests that
  // passed only on retry.
  retries: 1,
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: ['--disable-gpu', '--disable-quic', `--disable-features=${WITHOUT.join()}`],
    },
  },
});
