import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as classicTheme from '@docusaurus/theme-classic';
import * as searchTheme from '@docusaurus/theme-search-algolia';
import type {SwizzleConfig} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';

const DOCUSAURUS = path.resolve(import.meta.dirname, '../../node_modules/@docusaurus');

/** How a theme classifies its parts, as `docusaurus swizzle --list` shows it: by default, all are unsafe. */
const configOf = (theme: object) =>
  (theme as {getSwizzleConfig?(): SwizzleConfig}).getSwizzleConfig?.() ?? {components: {}};

/** The themes in use. If several have a part, Docusaurus uses that of the first one. `swizzle` does not list the last. */
const THEMES = [
  {folder: 'theme-search-algolia/lib/theme', config: configOf(searchTheme)},
  {folder: 'theme-classic/lib/theme', config: configOf(classicTheme)},
  {folder: 'core/lib/client/theme-fallback'},
].map(({folder, ...theme}) => ({...theme, folder: path.join(DOCUSAURUS, folder)}));

/** The original of the part `name`, such as `Footer/Copyright`: its file, and the theme that has it. */
const originalOf = (name: string) =>
  THEMES.flatMap(({folder, config}) =>
    [`${name}/index.js`, `${name}.js`].map((file) => ({file: path.join(folder, file), config})),
  ).find(({file}) => existsSync(file));

/** How safe `action` is for the part `name`. */
function safetyOf(name: string, action: 'eject' | 'wrap'): string {
  const config = originalOf(name)?.config;
  return config ? (config.components[name]?.actions[action] ?? 'unsafe') : 'unlisted';
}

/** The files that the part `name` replaces, by their paths below node_modules: its folder in the theme, or its only file. */
function sourcesOf(name: string): [file: string, text: string][] {
  const {dir, base} = path.parse(originalOf(name)?.file ?? '');
  return globSync(base === 'index.js' ? '**' : base, {cwd: dir, ignore: '**/*.d.ts'})
    .sort()
    .map((each) => path.join(dir, each))
    .map((each) => [
      `@docusaurus/${path.relative(DOCUSAURUS, each).replaceAll(path.sep, '/')}`,
      readFileSync(each, 'utf8').trimEnd(),
    ]);
}

/** A short hash of each line of a text, so that the test can show which lines are new without a copy of the old text. */
const hashesOf = (text: string): string[] =>
  text.split('\n').map((line) => createHash('sha256').update(line).digest('hex').slice(0, 6));

/** The hashes of all replaced files, one file per line. */
const UPSTREAM = path.join(import.meta.dirname, 'upstream.txt');

const stored = new Map(
  (existsSync(UPSTREAM) ? readFileSync(UPSTREAM, 'utf8') : '')
    .split('\n')
    .map((line): [string, string[]] => {
      const [file = '', ...hashes] = line.split(' ');
      return [file, hashes];
    }),
);

/** The lines of a file that the stored hashes lack, with their numbers, and how many of the old lines are gone. */
function changesIn([file, text]: [file: string, text: string]): string[] {
  const old = stored.get(file) ?? [];
  const hashes = hashesOf(text);
  const added = text
    .split('\n')
    .flatMap((line, i) => (old.includes(hashes[i] ?? '') ? [] : [`${file}:${i + 1}: + ${line}`]));
  const removed = old.filter((hash) => !hashes.includes(hash)).length;
  return removed > 0 ? [...added, `${file}: ${removed} old lines are gone`] : added;
}

const parts = globSync(['**/index.tsx', '*.{ts,tsx}'], {cwd: import.meta.dirname})
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => file.replace(/(\/index)?\.tsx?$/, ''))
  .sort();

const ledger = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');
const rows = [...ledger.matchAll(/^\| `([^`]+)` \| (wrapped|ejected) \| (\w+) \| \S/gm)].map(
  ([, part = '', how = '', safety = '']) => ({part, how, safety}),
);
const ejected = rows.filter(({how}) => how === 'ejected').map(({part}) => part);

describe('changed parts of the theme', () => {
  it.each(parts)('%s still exists in the theme', (part) => {
    expect(originalOf(part), `the theme has no ${part}, so our part is never used`).toBeDefined();
  });

  it('are exactly the parts in README.md', () => {
    expect(rows.map(({part}) => part).sort()).toEqual(parts);
  });

  it('include at most twelve ejected parts', () => {
    expect(ejected.length).toBeLessThanOrEqual(12);
  });

  it.each(rows)('$part is $how and $safety, as in README.md', ({part, how, safety}) => {
    const file = [`${part}/index.tsx`, `${part}.ts`]
      .map((each) => path.join(import.meta.dirname, each))
      .find(existsSync);
    const wraps = readFileSync(file ?? '', 'utf8').includes(`@theme-original/${part}'`);
    expect(wraps ? 'wrapped' : 'ejected').toBe(how);
    expect(safetyOf(part, wraps ? 'wrap' : 'eject')).toBe(safety);
  });

  it.each(ejected)('%s is based on the current files of the theme', (part) => {
    expect(
      sourcesOf(part).flatMap(changesIn),
      `Bring src/theme/${part} up to date with these lines, then store the hashes: ` +
        'npx vitest run --project=unit --update src/theme/ledger.test.ts',
    ).toEqual([]);
  });

  it('have stored hashes of exactly the files that they replace', async () => {
    const lines = ejected
      .flatMap(sourcesOf)
      .map(([file, text]) => [file, ...hashesOf(text)].join(' '));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(UPSTREAM);
  });

  it('show the lines that an upgrade changes', () => {
    const [[file = '', text = ''] = []] = sourcesOf('Tabs');
    expect(changesIn([file, text.replace(/\n/, '\nconst added = 1;\n')])).toEqual([
      `${file}:2: + const added = 1;`,
    ]);
    expect(changesIn([file, text.replace(/^.*\n/, '')])).toEqual([`${file}: 1 old lines are gone`]);
  });

  it('are reported as missing if the theme renames one', () => {
    expect(originalOf('Footer/Copyleft')).toBeUndefined();
  });

  it('are compared with the part that they replace, if several themes have one', () => {
    expect(originalOf('SearchBar')?.file).toContain('theme-search-algolia');
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
  const folders = THEMES.map(({folder}) => folder);
  const known = new Set(classesIn(folders, '**/*.module.css', /(?<=\.)[a-z]\w+/gi));
  expect(selected.filter((name) => !known.has(name))).toEqual([]);
});
