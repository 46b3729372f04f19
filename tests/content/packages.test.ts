import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {loadCatalog} from '../../plugins/packages/load';
import type {Change} from '../../plugins/packages/schema';
import {formerNames} from '../../plugins/packages/write';
import {slugOf} from '../../src/packages/address';
import {type ListFile, unpackList} from '../../src/packages/list';
import {PackageRanker} from '../../src/packages/rank';
import {LIST_BUDGET} from '../perf/budgets';
import {BUILD, ROOT} from './build';

const catalog = loadCatalog(ROOT);
const {packages} = catalog;
const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');
const [listName = ''] = globSync('assets/packages/list.*.json', {cwd: BUILD});
const rows = unpackList(JSON.parse(read(listName)) as ListFile);

it('has all packages of the release of the registry', () => {
  expect(packages.length).toBe(catalog.release.packages);
  expect(packages.length).toBeGreaterThan(2000);
});

describe('every package', () => {
  const index = JSON.parse(read('packages/index.json'));
  const markdown = read('packages/index.md');
  const sitemap = read('sitemap.xml');

  it('has a page with its name, its commands, its lines to copy, and its canonical URL', () => {
    const wrong = packages.filter(({name, commands, vars}) => {
      const page = read(`packages/${slugOf(name)}/index.html`);
      const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
      const text = main.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"');
      return !(
        page.includes(`>${name} | aqua</title>`) &&
        page.includes(
          `rel="canonical" href="https://aquaproj.github.io/packages/${slugOf(name)}/"`,
        ) &&
        text.includes(vars ? 'aqua i -l' : 'aqua g -i') &&
        text.includes('packages:') &&
        text.includes(name) &&
        commands.every((command) => text.includes(command))
      );
    });
    expect(wrong.map(({name}) => name)).toEqual([]);
  });

  it('has a JSON file and a Markdown version', () => {
    const wrong = packages.filter(({name, version}) => {
      const slug = slugOf(name);
      const file = JSON.parse(read(`packages/${slug}.json`));
      const isRight = file.version === 1 && file.package.name === name;
      return !(
        isRight &&
        file.package.version === version &&
        read(`packages/${slug}.md`).startsWith(`# ${name}\n`)
      );
    });
    expect(wrong.map(({name}) => name)).toEqual([]);
  });

  it('is in the list of the browser, index.json, its Markdown version, the plain lists, and the sitemap', () => {
    const names = packages.map(({name}) => name);
    expect(rows.map(({name}) => name)).toEqual(names);
    expect(index.packages.map(({name}: {name: string}) => name)).toEqual(names);
    expect(names.filter((name) => !markdown.includes(`[${name}](`))).toEqual([]);
    expect(
      names.filter((name) => !sitemap.includes(`/packages/${encodeURI(slugOf(name))}/</loc>`)),
    ).toEqual([]);
    const plain = globSync('packages/a-z/*/index.html', {cwd: BUILD}).map(read).join('\n');
    expect(names.filter((name) => !plain.includes(`href="/packages/${slugOf(name)}"`))).toEqual([]);
  });

  it('shows the versions of each change on its page and in its Markdown version', () => {
    const changed = packages.filter(({changes}) => changes);
    expect(changed.length).toBeGreaterThan(1000);
    // A long expression is cut on the page.
    const start = ({versions, constraint = ''}: Change) => versions ?? constraint.slice(0, 20);
    const wrong = changed.flatMap(({name, changes = []}) => {
      const page = read(`packages/${slugOf(name)}/index.html`);
      const main = load(page.slice(page.indexOf('<main'), page.indexOf('</main>'))).text();
      const texts = [main, read(`packages/${slugOf(name)}.md`)];
      return changes
        .map(start)
        .filter((label) => label === '' || !texts.every((text) => text.includes(label)))
        .map((label) => `${name}: ${label}`);
    });
    expect(wrong).toEqual([]);
  });

  it('has a page at each former name', () => {
    const former = formerNames(catalog);
    expect(former.length).toBeGreaterThan(100);
    const wrong = former.filter(
      ([alias, name]) =>
        !read(`packages/${slugOf(alias)}/index.html`).includes(
          `rel="canonical" href="https://aquaproj.github.io/packages/${slugOf(name)}/"`,
        ),
    );
    expect(wrong).toEqual([]);
  });
});

it('documents every key of the JSON files', () => {
  const page = readFileSync(path.join(ROOT, 'docs/reference/packages-json.mdx'), 'utf8');
  const file = JSON.parse(read('packages/cli/cli.json'));
  const index = JSON.parse(read('packages/index.json'));
  const changes = packages.flatMap((each) => each.changes ?? []).flatMap(Object.keys);
  const keys = [
    ...Object.keys(file),
    ...Object.keys(file.package),
    ...changes,
    ...Object.keys(index),
    ...Object.keys(index.packages[0]),
    ...Object.keys(index.purposes[0]),
  ];
  expect(
    [...new Set(keys)].filter(
      (key) => !new RegExp(`\`(\\{|registry\\.)?[^\`]*\\b${key}\\b`).test(page),
    ),
  ).toEqual([]);
});

describe('pages that link to packages', () => {
  const count = packages.length.toLocaleString('en');

  it.each([
    ['index.html', true],
    ['docs/index.html', false],
    ['docs/tutorial/search-packages/index.html', true],
    ['docs/reference/registry/index.html', true],
    ['docs/products/aqua-registry/index.html', true],
    ['docs/develop-registry/index.html', false],
  ])('%s links to the list', (file, hasCount) => {
    const $ = load(read(file));
    expect($('main a[href="/packages/"]').length).toBeGreaterThan(0);
    if (hasCount) expect($('main').text()).toContain(count);
  });

  it('each recipe of a definition links to packages that use it', () => {
    const $ = load(read('docs/reference/registry-config/recipes/index.html'));
    const recipes = $('main h2')
      .toArray()
      .map((heading) => ({
        id: $(heading).attr('id'),
        section: $(heading).nextUntil('h2'),
      }))
      .filter(({section}) => section.filter('.language-yaml, pre, div').length > 0);
    expect(recipes.length).toBeGreaterThanOrEqual(16);
    // The introduction lists all recipes, and the description says how many there are.
    expect($('meta[name=description]').attr('content')).toContain(` ${recipes.length} common `);
    const links = recipes.filter(({id}) => $(`main ul a[href="#${id}"]`).length > 0);
    expect(links.length).toBe(recipes.length);
    const without = recipes.filter(
      ({section}) =>
        !/Standard Registry v[\d.]+, (one package uses|[\d,]+ packages use)/.test(section.text()) ||
        section.find('a[href^="/packages/"]').length < 2,
    );
    expect(without.map(({id}) => id)).toEqual([]);
  });
});

it('lists the packages in llms.txt', () => {
  expect(read('llms.txt')).toContain('(https://aquaproj.github.io/packages/index.md)');
});

describe('a page', () => {
  it.each(['packages/index.html', 'packages/cli/cli/index.html', 'packages/a-z/b/index.html'])(
    '%s has headings in order, and its style sheet',
    (file) => {
      const $ = load(read(file));
      const levels = $('main :is(h1,h2,h3)')
        .toArray()
        .map(({tagName}) => Number(tagName.slice(1)));
      expect(levels[0]).toBe(1);
      expect(levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)).toEqual([]);
      const style = $('link[href^="/assets/css/packages."]').attr('href') ?? '';
      expect(read(style)).toContain('.package-list');
    },
  );
});

describe('weight', () => {
  it('the list stays within its budget', () => {
    const size = gzipSync(read(listName), {level: 9}).length;
    console.log(`list of packages: ${size} bytes`);
    expect(size).toBeLessThanOrEqual(LIST_BUDGET);
  });

  it('no script contains more than a few names of packages', () => {
    const names = packages.map(({name}) => name).filter((name) => name.length > 20);
    const most = globSync('assets/js/**/*.js', {cwd: BUILD})
      .map((file) => read(file))
      .map((script) => names.filter((name) => script.includes(`packages/${name}"`)).length);
    expect(most.length).toBeGreaterThan(10);
    // Pages link to some packages.
    expect(Math.max(...most)).toBeLessThan(names.length / 20);
  });
});

describe('search', () => {
  const searches = JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'packages-searches.json'), 'utf8'),
  ) as {kind: string; query: string; packages: string[]}[];
  const labels = Object.fromEntries(catalog.purposes.map(({id, label}) => [id, label]));

  it('has labeled searches of every kind, with existing packages', () => {
    expect(searches.length).toBeGreaterThanOrEqual(550);
    expect(new Set(searches.map(({kind}) => kind))).toEqual(
      new Set(['command', 'name', 'alias', 'purpose', 'typo', 'prefix']),
    );
    const names = new Set(packages.map(({name}) => name));
    expect(searches.flatMap((each) => each.packages).filter((name) => !names.has(name))).toEqual(
      [],
    );
  });

  it('finds the right package first for 19 of 20 searches', () => {
    const ranker = new PackageRanker(rows, labels);
    const wrong = searches.filter(({query, packages: right}) => {
      const [first = -1] = ranker.find(query);
      return !right.includes(rows[first]?.name ?? '');
    });
    const success = 1 - wrong.length / searches.length;
    console.log(`packages: Success@1 ${success.toFixed(3)} of ${searches.length}`);
    expect(success, wrong.map(({query}) => query).join(', ')).toBeGreaterThanOrEqual(0.95);
  });
});
