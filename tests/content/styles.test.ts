import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {BUILD, builtPages, ROOT} from './build';

/** Names of the classes that the rules of `css` are for. */
const classesIn = (css: string) => new Set(css.match(/(?<=\.)-?[A-Za-z_][\w-]*/g));

it('keeps the rules of every class that a page has', () => {
  const framework = classesIn(
    readFileSync(path.join(ROOT, 'node_modules/infima/dist/css/default/default.css'), 'utf8'),
  );
  const kept = classesIn(
    globSync('assets/css/*.css', {cwd: BUILD, absolute: true})
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  );
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
  const css = globSync('assets/css/*.css', {cwd: BUILD, absolute: true})
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const inPages = builtPages().flatMap(({$}) =>
    $('[style*="--"], [stroke*="--"], [fill*="--"], [color*="--"]')
      .toArray()
      .flatMap((element) => Object.values($(element).attr() ?? {})),
  );
  const defined = new Set([css, ...inPages].join(';').match(/--[\w-]+(?=\s*:)/g));
  const needed = new Set(
    [...[css, ...inPages].join(';').matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(defined.size).toBeGreaterThan(50);
  const missing = [...needed].filter((name) => !defined.has(name));
  // The theme's icons for the social links of authors, which no author here has, define them nowhere.
  expect(missing.sort()).toEqual(['--dark', '--light']);
});
