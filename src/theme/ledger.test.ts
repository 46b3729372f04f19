import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as classicTheme from '@docusaurus/theme-classic';
import * as searchTheme from '@docusaurus/theme-search-algolia';
import type {SwizzleConfig} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';

/** The folders that contain the parts of the themes in use. */
const THEMES = [
  'theme-classic/lib/theme',
  'theme-search-algolia/lib/theme',
  'core/lib/client/theme-fallback',
].map((folder) => path.resolve(import.meta.dirname, '../../node_modules/@docusaurus', folder));

/** How the themes classify their parts, as `docusaurus swizzle --list` shows it. */
const CONFIGS = [classicTheme, searchTheme].map((theme) =>
  (theme as {getSwizzleConfig?(): SwizzleConfig}).getSwizzleConfig?.(),
);

/** The file of the theme that has the part `name`, such as `Footer/Copyright`. */
const themeFile = (name: string) =>
  THEMES.flatMap((theme) => [
    path.join(theme, name, 'index.js'),
    path.join(theme, `${name}.js`),
  ]).find(existsSync);

/** How safe `action` is for the part `name`. A part that no theme classifies is unsafe. */
function safetyOf(name: string, action: 'eject' | 'wrap'): string {
  const found = CONFIGS.map((config) => config?.components[name]).find(Boolean);
  return found?.actions[action] ?? 'unsafe';
}

/** The start of the hash of a theme's file, which the ledger contains for each ejected part. */
const hashOf = (file: string) =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);

const parts = globSync(['**/index.tsx', '*.{ts,tsx}'], {cwd: import.meta.dirname})
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => file.replace(/(\/index)?\.tsx?$/, ''))
  .sort();

const ledger = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');
const rows = [
  ...ledger.matchAll(/^\| `([^`]+)` \| (wrapped|ejected) \| (\w+) \| (?:`(\w+)`)? ?\| \S/gm),
].map(([, part = '', how = '', safety = '', hash]) => ({part, how, safety, hash}));

describe('changed parts of the theme', () => {
  it.each(parts)('%s still exists in the theme', (part) => {
    expect(themeFile(part), `the theme has no ${part}, so our part is never used`).toBeDefined();
  });

  it('are exactly the parts in README.md', () => {
    expect(rows.map(({part}) => part).sort()).toEqual(parts);
  });

  it('include at most twelve ejected parts', () => {
    expect(rows.filter(({how}) => how === 'ejected').length).toBeLessThanOrEqual(12);
  });

  it.each(rows)('$part is $how and $safety, as in README.md', ({part, how, safety}) => {
    const file = [`${part}/index.tsx`, `${part}.ts`]
      .map((each) => path.join(import.meta.dirname, each))
      .find(existsSync);
    const wraps = readFileSync(file ?? '', 'utf8').includes(`@theme-original/${part}'`);
    expect(wraps ? 'wrapped' : 'ejected').toBe(how);
    expect(safetyOf(part, wraps ? 'wrap' : 'eject')).toBe(safety);
  });

  it.each(rows.filter(({how}) => how === 'ejected'))(
    "$part is based on the current version of the theme's file",
    ({part, hash}) => {
      const file = themeFile(part) as string;
      expect(
        hashOf(file),
        `${file} has changed: compare it with the version before the last upgrade of Docusaurus ` +
          `(git diff of its package, or its changelog), bring src/theme/${part} up to date, and ` +
          'write the new hash into src/theme/README.md',
      ).toBe(hash);
    },
  );

  it('are reported as missing if the theme renames one', () => {
    expect(themeFile('Footer/Copyleft')).toBeUndefined();
  });
});

/** The names of classes that `pattern` finds in the style sheets of `folders`. */
const classesIn = (folders: readonly string[], files: string, pattern: RegExp) =>
  folders
    .flatMap((cwd) => globSync(files, {cwd, absolute: true}))
    .flatMap((file) => readFileSync(file, 'utf8').match(pattern) ?? []);

it('the style sheets of the site select classes of CSS modules that the theme still has', () => {
  // The build adds an underscore and a hash to their names.
  const site = path.resolve(import.meta.dirname, '..');
  const selected = classesIn([site], '**/*.css', /(?<=\[class[*^]=")\w+?(?=_?")/g);
  expect(selected.length).toBeGreaterThan(0);
  const known = new Set(classesIn(THEMES, '**/*.module.css', /(?<=\.)[a-z]\w+/gi));
  expect(selected.filter((name) => !known.has(name))).toEqual([]);
});
