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
    const names = (query: string) => new Ranker(rows).find(query).map((each) => rows[each]?.name);
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
    expect(new Ranker(rows).find('green notes')).toEqual([1, 0]);
  });
  it('tolerates typing errors', () => {
    expect(find('lantren')[0]).toBe('acme/lantern');
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
    expect(new Ranker(rows).find('lints')).toEqual([1, 0]);
  });
});

it('treats a hyphenated name as one word and as its parts', () => {
  expect(wordsOf('golangci-lint')).toEqual(['golangcilint', 'golangci', 'lint']);
});

it('reads the packed list', () => {
  const rows = [
    row('a/b', {commands: ['x', 'y'], summary: 'Does.', purposes: ['git', 'json'], words: ['w w']}),
    row('c/d', {platforms: 5, kinds: 1, verification: 3, isCommon: true, aliases: ['e/f', 'g/h']}),
  ];
  expect(unpackList(JSON.parse(JSON.stringify(packList(rows))) as ListFile)).toEqual(rows);
});
