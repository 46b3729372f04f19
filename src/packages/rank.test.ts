import {describe, expect, it} from 'vitest';
import {packList, type Row, unpackList} from './list';
import {PackageRanker} from './rank';

const row = (name: string, more: Partial<Row> = {}): Row => ({
  name,
  commands: [name.slice(name.lastIndexOf('/') + 1)],
  summary: '',
  aliases: [],
  also: [],
  words: [],
  purposes: [],
  platforms: [],
  kinds: [],
  verification: [],
  isCommon: false,
  ...more,
});

const ROWS = [
  row('acme/lantern', {commands: ['ln-tern'], summary: 'Searches logs of clusters.'}),
  row('acme/lantern-prebuilt', {commands: ['ln-tern']}),
  row('acme/torch', {aliases: ['old/flashlight'], purposes: ['logs']}),
  row('other/lantern-ls', {commands: ['lantern-ls']}),
  row('big/bag', {commands: ['torch', 'one', 'two', 'three']}),
];

describe('PackageRanker', () => {
  const ranker = new PackageRanker(ROWS, {logs: 'Logs'});
  const find = (query: string) => ranker.find(query).map((each) => ROWS[each]?.name);

  it('ranks a name before names that begin with it', () => {
    expect(find('lantern')[0]).toBe('acme/lantern');
  });
  it('finds a command, and prefers the package whose purpose is this command', () => {
    expect(find('ln-tern')[0]).toBe('acme/lantern');
    expect(find('torch')[0]).toBe('acme/torch');
  });
  it('finds a complete name, an owner, and a former name', () => {
    expect(find('other/lantern-ls')).toEqual(['other/lantern-ls']);
    expect(find('big')).toEqual(['big/bag']);
    expect(find('old/flashlight')).toEqual(['acme/torch']);
    expect(find('flashlight')).toEqual(['acme/torch']);
  });
  it.each([
    'acme/torch@v2.0.0',
    'torch@2',
    '- acme/torch',
    '- name: acme/torch@v2.0.0',
    '- name: "acme/torch@v2.0.0"',
    "name: 'old/flashlight'",
    'aqua g -i acme/torch',
    'standard,acme/torch',
  ])('finds the package of an entry or a command: %s', (query) => {
    const rows = [row('other/name'), row('v2/aqua-standard'), ...ROWS];
    const [first = -1] = new PackageRanker(rows).find(query);
    expect(rows[first]?.name).toBe('acme/torch');
  });
  it('finds all packages of a command first', () => {
    expect(find('aqua g -i other/lantern-ls acme/torch').slice(0, 2)).toEqual([
      'other/lantern-ls',
      'acme/torch',
    ]);
  });
  it('finds other packages first if the reader wants to replace one by its complete name', () => {
    const rows = [row('torch/torch'), row('other/lamp', {also: ['torch']})];
    expect(new PackageRanker(rows).find('alternative to torch/torch')).toEqual([1, 0]);
  });
  it('ranks the packages of an owner before those that the owner had', () => {
    const rows = [
      row('other/tool', {aliases: ['old/tool'], isCommon: true}),
      row('old/thing', {commands: ['thing', 'two']}),
    ];
    expect(new PackageRanker(rows).find('old')).toEqual([1, 0]);
  });
  it('finds other forms of words in the summary and the purposes', () => {
    expect(find('search cluster')).toEqual(['acme/lantern']);
    expect(find('log')).toEqual(expect.arrayContaining(['acme/torch', 'acme/lantern']));
  });
  it('finds synonyms, in any form', () => {
    const rows = [
      row('a/one', {summary: 'Reports vulnerabilities of images.'}),
      row('a/two', {summary: 'Queries JSON.'}),
      row('a/three', {summary: 'Browses tables.'}),
      row('a/four', {summary: 'Finds mistakes in scripts.'}),
    ];
    const names = (query: string) =>
      new PackageRanker(rows).find(query).map((each) => rows[each]?.name);
    expect(names('vulnerability')).toEqual(['a/one']);
    expect(names('processor')).toEqual(['a/two']);
    expect(names('viewer')).toEqual(['a/three']);
    expect(names('linters')).toEqual(['a/four']);
  });
  it('ranks a package with all words first, and then packages that lack one', () => {
    const rows = [
      row('a/one', {summary: 'Writes notes.', isCommon: true}),
      row('a/two', {summary: 'Writes green notes.'}),
      row('a/three', {summary: 'Reads.'}),
    ];
    expect(new PackageRanker(rows).find('green notes')).toEqual([1, 0]);
  });
  it('tolerates typing errors', () => {
    expect(find('lantren')[0]).toBe('acme/lantern');
  });
  it('does not take a word of descriptions for a misspelled name', () => {
    const rows = [
      row('a/gyaml', {summary: 'Checks YAML files.'}),
      row('a/yq', {summary: 'Queries YAML files.', isCommon: true}),
    ];
    expect(new PackageRanker(rows).find('yaml')).toEqual([1, 0]);
    expect(new PackageRanker(rows).find('gyml')).toEqual([0]);
  });
  it('finds nothing for an empty query and for unknown words', () => {
    expect(find('')).toEqual([]);
    expect(find('...')).toEqual([]);
    expect(find('qqqqqq')).toEqual([]);
  });
  it('prefers common packages among equally good matches', () => {
    const rows = [
      row('a/one', {summary: 'Lints it.'}),
      row('a/two', {summary: 'Lints it.', isCommon: true}),
    ];
    expect(new PackageRanker(rows).find('lints')).toEqual([1, 0]);
  });
});

describe('what readers ask for', () => {
  const named = (rows: readonly Row[]) => {
    const ranker = new PackageRanker(rows);
    return (query: string) => ranker.find(query).map((each) => rows[each]?.name);
  };

  it('is found by the phrases of a package, and first if a phrase is the whole query', () => {
    const find = named([
      row('a/one', {summary: 'Runs load and test servers.'}),
      row('a/two', {summary: 'Sends requests.', also: ['load test', 'curl']}),
    ]);
    expect(find('load testing')).toEqual(['a/two', 'a/one']);
    expect(find('curl')[0]).toBe('a/two');
  });
  it('is found in phrases of which the query says only a part', () => {
    const find = named([
      row('a/one', {summary: 'Runs.', also: ['forward many ports']}),
      row('a/two', {summary: 'Ports games.'}),
    ]);
    expect(find('forward ports')[0]).toBe('a/one');
  });
  it('is what takes the place of a package, before the package itself', () => {
    const find = named([
      row('gnu/ls', {summary: 'Lists files.'}),
      row('a/ls-lint', {summary: 'Checks names.'}),
      row('a/eza', {summary: 'Lists files.', also: ['ls']}),
    ]);
    expect(find('replacement for ls')[0]).toBe('a/eza');
    expect(find('ls')[0]).toBe('gnu/ls');
  });
  it('may be spelled as one word or as two', () => {
    const find = named([
      row('a/one', {summary: 'Keeps dotfiles.'}),
      row('a/two', {summary: 'Arranges sessions.', also: ['window manager']}),
    ]);
    expect(find('dot files')).toEqual(['a/one']);
    expect(find('windowmanager')).toEqual(['a/two']);
  });
  it('may be named after what it does', () => {
    const find = named([row('a/one', {summary: 'Reviews films.'})]);
    expect(find('reviewer')).toEqual(['a/one']);
  });
  it('is found although words of the query are unknown', () => {
    const find = named([row('a/one', {summary: 'Draws maps of rivers.'})]);
    expect(find('xylophone maps')).toEqual(['a/one']);
    expect(find('tool that draws xylophones')).toEqual(['a/one']);
  });
  it('counts rare words more than frequent ones', () => {
    const rows = Array.from({length: 60}, (_, i) => row(`a/${i}`, {summary: 'Reads files.'}));
    const find = named([
      ...rows,
      row('b/files-files', {summary: 'Reads files.', also: ['files']}),
      row('b/maps', {summary: 'Draws rivers.'}),
    ]);
    expect(find('files rivers')[0]).toBe('b/maps');
  });
  it('is a command that is a stop word elsewhere', () => {
    expect(named([row('a/just'), row('a/justify')])('just')[0]).toBe('a/just');
  });
  it('is found by a known word before words that begin with it', () => {
    const find = named([
      row('a/one', {summary: 'Concatenates and categorizes names.'}),
      row('a/two', {summary: 'Feeds a cat and names it.'}),
    ]);
    expect(find('cat names')[0]).toBe('a/two');
  });

  it('is a package rather than a part of it, and a release rather than a build from source', () => {
    const rows = [
      row('a/one/extra', {summary: 'Lints it.'}),
      row('a/one', {summary: 'Draws it.'}),
      row('b/two', {summary: 'Lints it.', kinds: ['cargo']}),
      row('b/three', {summary: 'Lints it.', kinds: ['release']}),
    ];
    const found = named(rows)('lints');
    expect(found[0]).toBe('b/three');
  });
});

it('reads the packed list', () => {
  const rows = [
    row('a/b', {
      commands: ['x', 'y'],
      summary: 'Does.',
      purposes: ['git', 'json'],
      words: ['w w'],
      also: ['v v', 'v'],
    }),
    row('c/d', {
      platforms: ['musl'],
      kinds: ['go'],
      verification: ['cosign', 'slsa'],
      isCommon: true,
      aliases: ['e/f', 'g/h'],
    }),
  ];
  expect(unpackList(JSON.parse(JSON.stringify(packList(rows))))).toEqual(rows);
});
