import {beforeEach, describe, expect, it, vi} from 'vitest';
import {BUCKETS, bucketOf, createFinder, type Offer, offersFor, packBuckets} from './finder';
import {unpackList} from './list';

const offer = (name: string, more: Partial<Offer> = {}): Offer => ({
  name,
  commands: [name.slice(name.lastIndexOf('/') + 1)],
  summary: `What ${name} does.`,
  aliases: [],
  isCommon: false,
  ...more,
});

const OFFERS = [
  offer('BurntSushi/ripgrep', {commands: ['rg'], isCommon: true}),
  offer('rgrep/other'),
  offer('example/kubectl', {commands: ['kubectl']}),
  offer('kubernetes/kubectl', {isCommon: true}),
  offer('kubecolor/kubecolor'),
  offer('example/kubectx', {commands: ['kubectx', 'kubens'], aliases: ['old/kubectx']}),
  offer('example/cache', {commands: ['cache']}),
  offer('_go/example.org/x#cmd/y-tool'),
  offer('sr.ht/~example/z-tool'),
];

const FILES = packBuckets(OFFERS);
/** Answers requests for the files. */
const get = vi.fn(
  async (address: string) => new Response(FILES[Number(/(\d+)\.json$/.exec(address)?.[1])]),
);
const find = async (query: string) => (await createFinder('/find/')(query)).map(({name}) => name);

beforeEach(() => {
  vi.stubGlobal('fetch', get.mockClear());
});

describe('packBuckets', () => {
  it('stores every package under each of its names', () => {
    expect(FILES).toHaveLength(BUCKETS);
    for (const word of ['rg', 'ripgrep', 'burntsushi']) {
      const found = unpackList(JSON.parse(FILES[bucketOf(word)] ?? ''));
      expect(found).toContainEqual(expect.objectContaining(OFFERS[0]));
    }
  });
});

describe('offersFor', () => {
  it('finds a package by its command, its name, and the start of its name', async () => {
    expect(await find('rg')).toEqual(['BurntSushi/ripgrep']);
    expect(await find('RIPGREP')).toEqual(['BurntSushi/ripgrep']);
    expect(await find('burntsushi/ripgrep')).toEqual(['BurntSushi/ripgrep']);
    expect(await find('kubens')).toEqual(['example/kubectx']);
    expect(await find('old/kubectx')).toEqual(['example/kubectx']);
    expect(await find('rgr')).toEqual(['rgrep/other']);
  });

  it('finds a package by a name with any character of names', async () => {
    for (const name of ['_go/example.org/x#cmd/y-tool', 'sr.ht/~example/z-tool']) {
      expect(await find(`${name}@v1.0.0`)).toEqual([name]);
    }
  });

  it('finds a common package by a misspelled name if no name begins like it', async () => {
    expect(await find('kubctl')).toEqual(['kubernetes/kubectl']);
    expect(await find('ripgerp')).toEqual(['BurntSushi/ripgrep']);
    expect(await find('burntsushi/ripgerp')).toEqual(['BurntSushi/ripgrep']);
    expect(await find('rgx')).toEqual([]);
    expect(await find('install ripgerp')).toEqual([]);
    const found = offersFor('kubctl', () => OFFERS);
    expect(found.map(({name, isNamed}) => [name, isNamed])).toEqual([
      ['kubernetes/kubectl', false],
    ]);
  });

  it('offers common packages first, and at most three packages', async () => {
    expect(await find('kube')).toEqual([
      'kubernetes/kubectl',
      'example/kubectl',
      'kubecolor/kubecolor',
    ]);
    expect((await find('kubectl'))[0]).toBe('kubernetes/kubectl');
  });

  it('offers only common packages for names in a longer query', async () => {
    expect(await find('I need kubectl 1.28')).toEqual(['kubernetes/kubectl']);
    expect(await find('how does the cache work')).toEqual([]);
  });

  it('tells whether a word of the query is a name of the package', () => {
    const named = offersFor('kubectl', () => OFFERS);
    expect(named.map(({name, isNamed}) => [name, isNamed])).toEqual([
      ['example/kubectl', true],
      ['kubernetes/kubectl', true],
    ]);
    expect(offersFor('kubect', () => OFFERS).some(({isNamed}) => isNamed)).toBe(false);
  });

  it('offers nothing if the query contains no name', () => {
    expect(offersFor('', () => OFFERS)).toEqual([]);
    expect(offersFor('<script> …', () => OFFERS)).toEqual([]);
  });
});

it('loads each file once, and again after a failure', async () => {
  const finder = createFinder('/find/');
  await finder('ripgrep');
  await finder('ripg');
  expect(get).toHaveBeenCalledTimes(1);

  const failing = vi.fn(() => Promise.reject(new Error('offline')));
  vi.stubGlobal('fetch', failing);
  const other = createFinder('/find/');
  // Two queries, of the dialog and of its list, can wait for the same file.
  expect(await Promise.all([other('rg'), other('rg')])).toEqual([[], []]);
  expect(await other('rg')).toEqual([]);
  expect(failing).toHaveBeenCalledTimes(2);
});
