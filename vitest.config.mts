import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  // tsconfig.json leaves JSX to Docusaurus ("preserve"): tests compile it themselves.
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {alias: {'@site': fileURLToPath(new URL('.', import.meta.url))}},
  test: {
    projects: [
      // Beside the code they test; they need no build.
      {
        extends: true,
        test: {name: 'unit', include: ['{src,plugins,scripts}/**/*.test.{ts,tsx}']},
      },
      // Over every page; they read the production build.
      {
        extends: true,
        test: {name: 'content', include: ['tests/{content,perf}/**/*.test.{ts,tsx}']},
      },
    ],
  },
});
