import {defineConfig} from '@playwright/test';

/**
 * Features that the browser does not need. Chromium reads only the last list of its command line, so those
 * that Playwright turns off come first.
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
  // The list below the address bar, which is a page: each context would start a process for it.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/*
 * The browser tests run in Chromium against the production build (npm run build). `npm test` finds
 * a browser; on its own, `npm run test:browser` takes the one of CHROMIUM or Playwright's.
 */
export default defineConfig({
  projects: [
    {name: 'site', testDir: 'tests', testMatch: '{browser,perf}/**/*.spec.ts'},
    // Every page and every place: what takes longer than a contributor waits. npm run test:walks.
    {name: 'walks', testDir: 'tests/walks', testMatch: '*.spec.ts'},
    // Against a copy of the site with a second version, which it builds: npm run test:versions.
    {name: 'versions', testDir: 'tests/versions', testMatch: '*.spec.ts', dependencies: ['copy']},
    {name: 'copy', testDir: 'tests/versions', testMatch: 'copy.setup.ts', teardown: 'no copy'},
    {name: 'no copy', testDir: 'tests/versions', testMatch: 'copy.teardown.ts'},
  ],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Limits for a machine that does other work; a test that measures a time says so itself.
  timeout: 90_000,
  expect: {timeout: 15_000},
  // A fault of the site fails twice; a machine that paused for seconds does not. The end of `npm test` names each test
  // that passed at the second try only.
  retries: 1,
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${WITHOUT.join()}`,
      ],
    },
  },
});
