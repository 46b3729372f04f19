import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  // tsconfig.json leaves JSX to Docusaurus ("preserve"): tests compile it themselves.
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    alias: [
      {find: '@site', replacement: fileURLToPath(new URL('.', import.meta.url))},
      // The same aliases as in Docusaurus.
      {
        find: /^@docusaurus\/(use\w+|router|ErrorBoundary)$/,
        replacement: '@docusaurus/core/lib/client/exports/$1',
      },
    ],
  },
  test: {
    // Tests that start a process take seconds on a machine with two busy cores.
    testTimeout: 30_000,
    // All processors: by default, Vitest leaves one free, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      // Beside the tested code; they do not need a build.
      {
        extends: true,
        // Without isolation, files share the modules that they import, which take longer to load than most tests.
        test: {
          name: 'unit',
          include: ['{src,plugins,scripts}/**/*.test.{ts,tsx}'],
          setupFiles: ['./tests/unit/setup.ts'],
          isolate: false,
        },
      },
      // The production build in browsers with other engines, which run in parallel.
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // Tests of all pages, which read the production build.
      {
        extends: true,
        // Without isolation, files share their parsed data, because they do not change it.
        test: {
          name: 'content',
          include: ['tests/{content,perf}/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      },
    ],
  },
});
