import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  // tsconfig.json leaves JSX to Docusaurus ("preserve"): tests compile it themselves.
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {alias: {'@site': fileURLToPath(new URL('.', import.meta.url))}},
  test: {
    include: ['{src,plugins,scripts,tests/content}/**/*.test.{ts,tsx}'],
  },
});
