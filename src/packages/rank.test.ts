import {describe, expect, it} from 'vitest';
import {type ListFile, packList, type Row, unpackList} from './list';
import {Ranker, wordsOf} from './rank';

const row = (name: string, more: Partial<Row> = {}): Row => ({
  name,
  commands: [name.slice(name.lastIndexOf('/') + 1)],
  summary: '',
  aliases: [],
  words: [],
  purposes: [],
  platforms: 0,
  kinds: 0,
  verification: 0,
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

describe('Ranker', () => {
  const ranker = new Ranker(ROWS, {logs: 'Logs'});
  const find = (query: string) => ranker.find(query).map((each) => ROWS[each]?.name);

  it('puts a name before names that begin with it', () => {
    expect(find('lantern')[0]).toBe('acme/lantern');
  });
  it('finds a command, and prefers the package that is about it', () => {
    expect(find('ln-tern')[0]).toBe('acme/lantern');
    expect(find('torch')[0]).toBe('acme/torch');
  });
  it('finds a whole name, an owner and a former name', () => {
    expect(find('other/lantern-ls')).toEqual(['other/lantern-ls']);
    expect(find('big')).toEqual(['big/bag']);
    expect(find('old/flashlight')).toEqual(['acme/torch']);
    expect(find('flashlight')).toEqual(['acme/torch']);
  });
  it('finds words of the summary and of purposes in another form', () => {
    expect(find('search cluster')).toEqual(['acme/lantern']);
    expect(find('log')).toEqual(expect.arrayContaining(['acme/torch', 'acme/lantern']));
  });
  it('knows other words for what a tool does, in any form', () => {
    const rows = [
      row('a/one', {summary: 'Reports vulnerabilities of images.'}),
      row('a/two', {summary: 'Queries JSON.'}),
      row('a/three', {summary: 'Browses tables.'}),
      row('a/four', {summary: 'Finds mistakes in scripts.'}),
    ];
    const names = (query: string) => new Ranker(rows).find(query).map((each) => rows[each]?.name);
    expect(names('vulnerability')).toEqual(['a/one']);
    expect(names('processor')).toEqual(['a/two']);
    expect(names('viewer')).toEqual(['a/three']);
    expect(names('linters')).toEqual(['a/four']);
  });
  it('puts a package with all words first, and then shows those that lack one', () => {
    const rows = [
      row('a/one', {summary: 'Writes notes.', isCommon: true}),
      row('a/two', {summary: 'Writes green notes.'}),
      row('a/three', {summary: 'Reads.'}),
    ];
    expect(new Ranker(rows).find('green notes')).toEqual([1, 0]);
  });
  it('forgives mistakes in typing', () => {
    expect(find('lantren')[0]).toBe('acme/lantern');
  });
  it('finds nothing for nothing, and for what is not there', () => {
    expect(find('')).toEqual([]);
    expect(find('...')).toEqual([]);
    expect(find('qqqqqq')).toEqual([]);
  });
  it('prefers, of packages that fit alike, those that many use', () => {
    const rows = [
      row('a/one', {summary: 'Lints it.'}),
      row('a/two', {summary: 'Lints it.', isCommon: true}),
    ];
    expect(new Ranker(rows).find('lints')).toEqual([1, 0]);
  });
});

it('takes a name with hyphens for a word, and for its parts', () => {
  expect(wordsOf('golangci-lint')).toEqual(['golangcilint', 'golangci', 'lint']);
});

it('reads the list as it was packed', () => {
  const rows = [
    row('a/b', {commands: ['x', 'y'], summary: 'Does.', purposes: ['git', 'json'], words: ['w w']}),
    row('c/d', {platforms: 5, kinds: 1, verification: 3, isCommon: true, aliases: ['e/f', 'g/h']}),
  ];
  expect(unpackList(JSON.parse(JSON.stringify(packList(rows))) as ListFile)).toEqual(rows);
});
