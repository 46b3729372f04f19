import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {keptResults} from './results';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'results-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, {recursive: true, force: true});
});

/** The results of `inputs`, and the inputs of which they were made. */
function run(inputs: string[]): {results: string[]; made: string[]} {
  const made: string[] = [];
  const results = keptResults(
    'words',
    inputs,
    (input) => {
      made.push(input);
      return input.toUpperCase();
    },
    folder,
  );
  return {results, made};
}

const file = () => path.join(folder, 'words.json');

describe('kept results', () => {
  it('are made once, each for its input', () => {
    expect(run(['a', 'b'])).toEqual({results: ['A', 'B'], made: ['a', 'b']});
    expect(run(['b', 'c', 'a'])).toEqual({results: ['B', 'C', 'A'], made: ['c']});
  });

  it('are those of the last build alone', () => {
    run(['a', 'b']);
    run(['b']);
    expect(run(['a', 'b']).made).toEqual(['a']);
    expect(readdirSync(folder)).toEqual(['words.json']);
  });

  it('are discarded if they were made by other code', () => {
    run(['a']);
    const kept = JSON.parse(readFileSync(file(), 'utf8'));
    writeFileSync(file(), JSON.stringify({...kept, version: 'another'}));
    expect(run(['a']).made).toEqual(['a']);
  });

  it('are made again if the file is damaged', () => {
    run(['a']);
    writeFileSync(file(), '{"version"');
    expect(run(['a'])).toEqual({results: ['A'], made: ['a']});
  });

  it('are not kept without a cache on disk', () => {
    vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
    run(['a']);
    expect(readdirSync(folder)).toEqual([]);
  });
});
