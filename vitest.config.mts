import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  // tsconfig.json leaves JSX to Docusaurus ("preserve"): tests compile it themselves.
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    alias: [
      {find: '@site', replacement: fileURLToPath(new URL('.', import.meta.url))},
      // As Docusaurus resolves what it offers to the browser.
      {
        find: /^@docusaurus\/(use\w+|router)$/,
        replacement: '@docusaurus/core/lib/client/exports/$1',
      },
    ],
  },
  test: {
    // Tests that start a process take seconds on a machine with two busy cores.
    testTimeout: 30_000,
    // All processors: Vitest leaves one free, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      // Beside the code they test; they need no build.
      {
        extends: true,
        test: {name: 'unit', include: ['{src,plugins,scripts}/**/*.test.{ts,tsx}']},
      },
      // The production build in browsers of other engines, which run side by side.
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // Over every page; they read the production build.
      {
        extends: true,
        // They change nothing that another file sees, so that files share what they have parsed.
        test: {
          name: 'content',
          include: ['tests/{content,perf}/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      },
    ],
  },
});
