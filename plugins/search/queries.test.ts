import {beforeEach, describe, expect, it} from 'vitest';
import {recordsOf} from '../../tests/search/fixtures';
import {testFolder, writeFiles} from '../../tests/unit/folder';
import {compile} from './compile';
import {loadQueries, type PlaceQueries, placesByQuery, withQueries} from './queries';

let site: string;

beforeEach(() => {
  site = testFolder();
});

const write = (name: string, content: unknown) =>
  writeFiles(site, {[`facts/queries/${name}`]: JSON.stringify(content, null, 2)});

const list = (place: string, ...queries: string[]): PlaceQueries => {
  const [route = '', anchor] = place.split('#');
  return {route, ...(anchor !== undefined && {anchor}), queries, file: '', line: 1};
};

describe('loadQueries', () => {
  it('reads all files, with the line of each place', () => {
    write('a.json', {'/docs/install': ['get it', 'set up'], '/docs/install#windows': ['on a pc']});
    write('b.json', {'/blog/from-asdf': ['leave asdf']});
    expect(loadQueries(site)).toEqual([
      {
        route: '/docs/install',
        queries: ['get it', 'set up'],
        file: 'facts/queries/a.json',
        line: 2,
      },
      {
        route: '/docs/install',
        anchor: 'windows',
        queries: ['on a pc'],
        file: 'facts/queries/a.json',
        line: 6,
      },
      {route: '/blog/from-asdf', queries: ['leave asdf'], file: 'facts/queries/b.json', line: 2},
    ]);
  });

  it('is empty without a folder', () => {
    expect(loadQueries(site)).toEqual([]);
  });

  it.each([
    [
      'a place that is no address',
      {'docs/install': ['get it']},
      /a\.json:2: .*docs\/install.* no place/,
    ],
    ['a place without queries', {'/docs/install': []}, /a\.json:2: .*\/docs\/install.* no query/],
    ['an empty query', {'/docs/install': [' ']}, /a\.json:\d: .*a query has words/],
  ])('rejects %s', (_, content, message) => {
    write('a.json', content);
    expect(() => loadQueries(site)).toThrow(message);
  });

  it('names a file that is not JSON', () => {
    writeFiles(site, {'facts/queries/a.json': '{"/docs": ['});
    expect(() => loadQueries(site)).toThrow(/facts\/queries\/a\.json:1: .*JSON/);
  });
});

it('collects the places that answer a query', () => {
  const places = placesByQuery([list('/docs/a', 'one', 'two'), list('/docs/b#c', 'two', 'two')]);
  expect([...places]).toEqual([
    ['one', ['/docs/a']],
    ['two', ['/docs/a', '/docs/b#c']],
  ]);
});

describe('a place with queries', () => {
  const pages = [
    {
      path: '/docs/proxy',
      title: 'Proxies',
      blocks: ['About them.', '# Limits', 'Not through a tunnel.'],
    },
    {path: '/docs/other', title: 'Something else', blocks: ['Nodes, pods and clusters.']},
  ];
  const queries = ['clone in the tunnel', 'tunnel blcoks me', 'it blcoks, tunnel fails', 'blcoks'];

  it('has them in its record', () => {
    const records = withQueries(recordsOf(pages), [list('/docs/proxy#limits', ...queries)]);
    expect(records.filter((each) => each.queries)).toMatchObject([{anchor: 'limits', queries}]);
  });

  it('does not have those that many places answer', () => {
    const many = ['/docs/proxy', ...Array.from({length: 5}, (_, i) => `/docs/other#${i}`)];
    const records = withQueries(
      recordsOf(pages),
      many.map((place) => list(place, 'tunnel')),
    );
    expect(records.filter((each) => each.queries)).toEqual([]);
  });

  it('is found by the words that several of them share, if they are typical of it and not misspelled', () => {
    const others = Array.from({length: 80}, (_, i) => `something about topic${i} fails`);
    const {index} = compile(
      withQueries(recordsOf(pages), [
        list('/docs/proxy#limits', ...queries),
        list('/docs/other', ...others),
      ]),
    );
    const termsOf = (page: number) =>
      index.pages[page]?.questions.map(([heading, terms]) => [
        heading,
        terms.map((term) => index.terms[term]),
      ]);
    expect(termsOf(1)).toEqual([[0, ['tunnel']]]);
  });
});
