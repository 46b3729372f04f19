import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';

/** Where the parts of the themes in use are. */
const THEMES = [
  'theme-classic/lib/theme',
  'theme-search-algolia/lib/theme',
  'core/lib/client/theme-fallback',
].map((folder) => path.resolve(import.meta.dirname, '../../node_modules/@docusaurus', folder));

/** Whether a theme has the part `name`, such as `Footer/Copyright`. */
const existsInTheme = (name: string) =>
  THEMES.some((theme) =>
    [`${name}/index.js`, `${name}.js`].some((file) => existsSync(path.join(theme, file))),
  );

const parts = globSync(['**/index.tsx', '*.{ts,tsx}'], {cwd: import.meta.dirname})
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => file.replace(/(\/index)?\.tsx?$/, ''))
  .sort();

const ledger = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');
const rows = [...ledger.matchAll(/^\| `([^`]+)` \| (wrapped|ejected) \|/gm)];

describe('changed parts of the theme', () => {
  it.each(parts)('%s still exists in the theme', (part) => {
    expect(existsInTheme(part), `the theme has no ${part}: our part is used nowhere`).toBe(true);
  });

  it('are all in README.md, and nothing else is', () => {
    expect(rows.map(([, part]) => part).sort()).toEqual(parts);
  });

  it.each(rows.map(([, part, how]) => [part, how]))('%s is %s as README.md says', (part, how) => {
    const file = [`${part}/index.tsx`, `${part}.ts`]
      .map((each) => path.join(import.meta.dirname, each))
      .find(existsSync);
    const wraps = readFileSync(file ?? '', 'utf8').includes(`@theme-original/${part}'`);
    expect(wraps ? 'wrapped' : 'ejected').toBe(how);
  });

  it('would be missed if the theme renamed one', () => {
    expect(existsInTheme('Footer/Copyleft')).toBe(false);
  });
});
