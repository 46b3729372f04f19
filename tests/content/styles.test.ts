import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {BUILD, builtPages, ROOT} from './build';

/** The style sheets of the site. */
const sheets = () =>
  globSync('assets/**/*.css', {cwd: BUILD, absolute: true})
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** The names of the classes in the selectors of `css`. */
const classesIn = (css: string) => new Set(css.match(/(?<=\.)-?[A-Za-z_][\w-]*/g));

it('keeps the rules of every class on a page', () => {
  const framework = classesIn(
    readFileSync(path.join(ROOT, 'node_modules/infima/dist/css/default/default.css'), 'utf8'),
  );
  const kept = classesIn(sheets());
  const used = new Set(
    builtPages().flatMap(({$}) =>
      $('[class]')
        .toArray()
        .flatMap((element) => $(element).attr('class')?.split(/\s+/) ?? []),
    ),
  );
  const lost = [...used].filter((name) => framework.has(name) && !kept.has(name));
  expect(lost).toEqual([]);
});

it('defines every variable that a rule needs', () => {
  const css = sheets();
  const inPages = builtPages().flatMap(({$}) =>
    $('[style*="--"], [stroke*="--"], [fill*="--"], [color*="--"]')
      .toArray()
      .flatMap((element) => Object.values($(element).attr() ?? {})),
  );
  // Parts such as the menu of a phone are not in any page: only the scripts contain them.
  const scripts = globSync('assets/js/**/*.js', {cwd: BUILD, absolute: true}).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const all = [css, ...inPages, ...scripts].join(';');
  const defined = new Set(all.match(/(?<![\w-])--[\w-]+(?=["']?\s*:)/g));
  const needed = new Set(
    [...all.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name),
  );
  expect(defined.size).toBeGreaterThan(50);
  const missing = [...needed].filter((name) => !defined.has(name));
  expect(missing).toEqual([]);
});

it('has no media feature that supported browsers lack', () => {
  // Chrome before 120 and Safari before 17 apply neither the rules below it nor those below its negation.
  expect(sheets().match(/@media[^{]*\(scripting\b[^{]*/g) ?? []).toEqual([]);
});

it('has the prefixes that Safari needs', () => {
  // Properties that Safari 16.4 or later supports only with a prefix.
  const prefixed =
    /(?<![\w-])(-webkit-)?(user-select|mask|mask-image|backdrop-filter|text-size-adjust|box-decoration-break):([^;}]+)/g;
  const rules = (sheets().match(/\{[^{}]*\}/g) ?? []).map((rule) => [...rule.matchAll(prefixed)]);
  const plain = rules.flat().filter(([, prefix]) => !prefix);
  expect(plain.map(([, , property]) => property)).toEqual(
    expect.arrayContaining(['user-select', 'mask']),
  );
  const lacking = rules.flatMap((found) =>
    found
      .filter(([, prefix]) => !prefix)
      .filter(
        ([, , property, value]) =>
          !found.some((each) => each[1] && each[2] === property && each[3] === value),
      )
      .map(([declaration]) => declaration),
  );
  expect(lacking).toEqual([]);
});

it('puts the styles of the theme into cascade layers, which the styles of the site override', () => {
  const layered = new Set(sheets().match(/(?<=@layer )[\w.-]+(?=\s*\{)/g));
  expect([...layered]).toEqual(
    expect.arrayContaining(['docusaurus.infima', 'docusaurus.theme-classic']),
  );
});
