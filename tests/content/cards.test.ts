import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import site from '../../docusaurus.config';
import {draw, HEIGHT, WIDTH} from '../../plugins/open-graph/draw.mjs';
import {BUILD, type BuiltPage, builtPages} from './build';

const MOST_BYTES = 40 * 1024;

/** The path of the card of a page, which has to be the same in both meta elements. */
function cardOf({$}: Pick<BuiltPage, '$'>): string {
  const contents = [...$('meta[property="og:image"], meta[name="twitter:image"]')].map((meta) =>
    $(meta).attr('content'),
  );
  expect(contents).toHaveLength(2);
  const [first = '', second] = contents;
  expect(second).toBe(first);
  expect($('meta[name="twitter:card"]').attr('content')).toBe('summary_large_image');
  expect(first).toMatch(/^https:\/\//);
  const {origin, pathname} = new URL(first);
  expect(origin).toBe(site.url);
  return pathname;
}

const fileOf = (card: string) => path.join(BUILD, card);
const pages = builtPages();

describe.each(pages.map((page) => [page.route, page] as const))('%s', (_, page) => {
  it('has a card of 1200 × 630 pixels and at most 40 KB', () => {
    const file = fileOf(cardOf(page));
    expect(existsSync(file), file).toBe(true);
    const png = readFileSync(file);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThanOrEqual(MOST_BYTES);
  });
});

describe('the card', () => {
  const isDocument = ({$}: BuiltPage) => $('html').is('.docs-doc-page, .blog-post-page');
  const documents = pages.filter(isDocument);

  it('is different for each document', () => {
    expect(documents.length).toBeGreaterThan(150);
    const cards = documents.map(cardOf);
    expect(new Set(cards).size).toBe(cards.length);
    for (const card of cards) expect(card).toMatch(/^\/img\/cards\/(docs|blog)\//);
    const files = cards.map((card) => readFileSync(fileOf(card)).toString('base64'));
    expect(new Set(files).size).toBe(files.length);
  });

  it.each([
    ['/docs/', 'Docs'],
    ['/docs/install', 'Docs'],
    ['/docs/guides/team-config', 'Guides'],
    ['/docs/reference/security/policy-as-code/git-policy', 'Security'],
    ['/blog/from-asdf', 'Blog'],
  ])(
    'of %s shows its title and %s, with the same bytes in each drawing',
    async (route, section) => {
      const page = documents.find(
        (each) => each.route.replace(/\/$/, '') === route.replace(/\/$/, ''),
      );
      if (!page) throw new Error(`no ${route}`);
      const title = page.$('h1').first().text();
      expect(readFileSync(fileOf(cardOf(page))).equals(await draw({title, section}))).toBe(true);
    },
  );

  it('of the home page describes aqua', async () => {
    const home = pages.find(({route}) => route === '/') as BuiltPage;
    const card = readFileSync(fileOf(cardOf(home)));
    expect(card.equals(await draw({title: site.tagline}))).toBe(true);
  });

  it('of a list of posts shows what it lists', async () => {
    const lists = pages.filter(({$}) => $('html').is('[class*="blog"]:not(.blog-post-page)'));
    expect(lists.length).toBeGreaterThan(7);
    for (const {route, ...page} of lists) {
      expect(cardOf(page)).toBe(`/img/cards${route.replace(/\/$/, '')}.png`);
    }
    const [tag] = lists.filter(({route}) => route.startsWith('/blog/tags/moving'));
    const card = readFileSync(fileOf(cardOf(tag as BuiltPage)));
    expect(card.equals(await draw({title: 'Moving to aqua', section: 'Blog'}))).toBe(true);
  });

  it('is the same for all packages, and another for their lists', () => {
    const packages = globSync('packages/**/index.html', {cwd: BUILD}).sort();
    expect(packages.length).toBeGreaterThan(2000);
    // One page in a hundred, because all pages have the same frame.
    const cards = packages
      .filter((file, index) => index % 100 === 0 && !/^packages\/(a-z\/|index)/.test(file))
      .map((file) => cardOf({$: load(readFileSync(path.join(BUILD, file), 'utf8'))}));
    expect(new Set(cards)).toEqual(new Set(['/img/cards/package.png']));
    for (const file of ['packages/index.html', 'packages/a-z/c/index.html']) {
      const html = readFileSync(path.join(BUILD, file), 'utf8');
      expect(cardOf({$: load(html)}), file).toBe('/img/cards/packages.png');
    }
  });

  it('exists only for pages', () => {
    const drawn = globSync('img/cards/**/*.png', {cwd: BUILD}).map((file) => `/${file}`);
    const named = new Set([...pages.map(cardOf), '/img/cards/package.png']);
    expect(drawn.filter((card) => !named.has(card))).toEqual([]);
    expect(statSync(fileOf('/img/cards/site.png')).size).toBeGreaterThan(1000);
    expect([WIDTH, HEIGHT]).toEqual([1200, 630]);
  });
});
