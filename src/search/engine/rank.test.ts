import {describe, expect, it} from 'vitest';
import {compile} from '../../../plugins/search/compile';
import {extractRecords} from '../../../plugins/search/records';
import {type FixturePage, PAGES, recordsOf} from '../../../tests/search/fixtures';
import type {TextFile} from '../index/format';
import {Ranker} from './rank';

const synonyms = {
  same: [['remove', 'uninstall', 'delete']],
  leadsTo: {'same time': ['side by side']},
};
const rankerOf = (pages: readonly FixturePage[]) =>
  new Ranker(compile(recordsOf(pages)).index, synonyms);
const ranker = rankerOf(PAGES);
const pathsOf = (of: Ranker, query: string) =>
  of.rank(query).pages.map(({page}) => of.index.pages[page]?.path);

describe('ranked pages', () => {
  it('are sorted by score, without those far below the best', () => {
    const {pages} = ranker.rank('checksum');
    const scores = pages.map(({score}) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(Math.min(...scores)).toBeGreaterThan(0.08 * Math.max(...scores) - 1e-9);
  });

  it('start with error pages only if the query is an error', () => {
    expect(pathsOf(ranker, 'checksum')[0]).toBe('/docs/guides/checksum');
    expect(pathsOf(ranker, 'checksum is required')[0]).toBe('/docs/reference/codes/001');
  });

  it('rank pages for users of packages before pages for their authors, for a single word', () => {
    const records = recordsOf([
      {
        path: '/docs/reference/registry-config/checksum',
        title: 'checksum field',
        blocks: ['checksum tells aqua where the checksum file of a release is.'],
      },
      {
        path: '/docs/guides/checksum',
        title: 'Verify the tools',
        blocks: ['Turn on checksum verification.'],
      },
    ]).map((record) => {
      const pageRank = record.url.includes('/guides/') ? 7 : 5;
      return {...record, weight: {...record.weight, pageRank}};
    });
    const both = new Ranker(compile(records).index, synonyms);
    expect(pathsOf(both, 'checksum')[0]).toBe('/docs/guides/checksum');
    expect(pathsOf(both, 'aqua checksum')[0]).toBe('/docs/guides/checksum');
    expect(pathsOf(both, 'checksum field')[0]).toBe('/docs/reference/registry-config/checksum');
  });

  it('rank pages about a task before pages that contain a number of the query', () => {
    const pages = rankerOf([
      ...PAGES,
      {path: '/docs/lengths', title: 'Lengths', blocks: ['SHA-512 has 128 digits.', '130 bytes.']},
      {
        path: '/docs/guides/command-alias',
        title: 'Run two versions side by side',
        blocks: ['Two versions of kubectl.'],
      },
    ]);
    expect(pathsOf(pages, 'I need kubectl 1.28 and 1.30 at the same time')[0]).toBe(
      '/docs/guides/command-alias',
    );
  });

  it('do not highlight filler words', () => {
    const {isTyped} = ranker.rank('where is the checksum');
    expect(isTyped({text: 'checksum', stem: 'checksum'})).toBe(true);
    expect(isTyped({text: 'the', stem: 'the'})).toBe(false);
    expect(ranker.rank('the').isTyped({text: 'the', stem: 'the'})).toBe(true);
  });

  it('have their headings, best first', () => {
    const [first] = ranker.rank('require checksum').pages;
    const page = ranker.index.pages[first?.page ?? -1];
    expect(page?.headings[first?.headings[0]?.heading ?? -1]?.text).toBe('Require a checksum');
  });

  it('respect the language and the tags', () => {
    const filters = {language: 'en', tags: ['default']};
    const {pages} = ranker.rank('checksum', filters);
    expect(pages.map(({page}) => ranker.index.pages[page]?.path)).toEqual(['/blog/one']);
    expect(ranker.rank('checksum', {...filters, language: 'fr'}).pages).toEqual([]);
  });

  it.each([
    ['checksum', 'Checksum'],
    ['checksum is required', 'Checksum is required'],
    ["the checksum isn't required", 'the checksum isn’t required'],
    ['error="checksum is required"', 'error=“checksum is required”'],
  ])('are the same for %s as a telephone writes it: %s', (plain, typed) => {
    expect(ranker.rank(typed).pages).toEqual(ranker.rank(plain).pages);
  });

  it('are the same in every run', () => {
    expect(ranker.rank('install package')).toMatchObject({
      pages: ranker.rank('install package').pages,
    });
  });
});

describe('the weight of a word', () => {
  const {weigh} = ranker.rank('delete the package');

  it('is higher for a word than for its synonym, and 0 for other words', () => {
    const word = weigh({text: 'packages', stem: 'packag'});
    const synonym = weigh({text: 'remove', stem: 'remov'});
    expect(word).toBeGreaterThan(0);
    expect(synonym).toBeGreaterThan(0);
    expect(weigh({text: 'vacuum', stem: 'vacuum'})).toBe(0);
  });

  it('is 0 for a stop word', () => {
    expect(weigh({text: 'a', stem: 'a'})).toBe(0);
  });
});

describe('the section of a page', () => {
  const asking = recordsOf(PAGES).map((record) =>
    record.anchor === 'remove-links' && record.role === 'heading'
      ? {...record, questions: ['dangling symlinks']}
      : record,
  );
  const of = new Ranker(compile(asking).index, synonyms);
  const page = of.index.pages.findIndex(({path}) => path.endsWith('/uninstall-packages'));

  it('answers a question of the query, before the text is loaded too', () => {
    expect(of.rank('dangling').sectionOf(page)).toBe(0);
    expect(of.rank('uninstall').sectionOf(page)).toBe(-1);
  });

  it('contains the query in its text', () => {
    const text: TextFile = {description: '', blocks: [[0, 'AQUA_REMOVE_MODE decides.']]};
    const {sectionOf} = of.rank('AQUA_REMOVE_MODE');
    expect(sectionOf(page)).toBe(-1);
    expect(sectionOf(page, text)).toBe(0);
  });
});

it('prefers the outermost field of a name', () => {
  const records = [
    [
      'checksum',
      '<p>url url</p><dl><div id="field-packages.checksum.url"><dt><code>url</code></dt><dd>The url.</dd></div></dl>',
    ],
    ['fields', '<h3 id="field-packages.url"><code>packages[].url</code></h3><p>Where it is.</p>'],
  ].flatMap(([name, html]) =>
    extractRecords(
      `<article><div class="markdown"><h1>${name}</h1>${html}</div></article>`,
      new URL(`https://example.com/docs/${name}`),
    ),
  );
  const fields = new Ranker(compile(records).index, synonyms);
  expect(pathsOf(fields, 'url')[0]).toBe('/docs/fields');
});

it('prefers a page whose title is the query', () => {
  const pages = [
    {path: '/docs/long', title: 'Widgets and gadgets', blocks: ['widgets widgets widgets']},
    {path: '/docs/exact', title: 'Widgets', blocks: ['Text.']},
  ];
  expect(pathsOf(rankerOf(pages), 'widgets ')).toEqual(['/docs/exact', '/docs/long']);
});
