import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import {cachedOnDisk} from './diskCache';

let folder = '';
beforeEach(() => {
  folder = testFolder();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** The results of `inputs`, and the inputs for which `make` was called. */
function run(inputs: string[]): {results: string[]; made: string[]} {
  const made: string[] = [];
  const results = cachedOnDisk(
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

describe('cached results', () => {
  it('are computed once per input', () => {
    expect(run(['a', 'b'])).toEqual({results: ['A', 'B'], made: ['a', 'b']});
    expect(run(['b', 'c', 'a'])).toEqual({results: ['B', 'C', 'A'], made: ['c']});
  });

  it('are only those of the last build', () => {
    run(['a', 'b']);
    run(['b']);
    expect(run(['a', 'b']).made).toEqual(['a']);
    expect(readdirSync(folder)).toEqual(['words.json']);
  });

  it('are discarded if the code has changed', () => {
    run(['a']);
    const kept = JSON.parse(readFileSync(file(), 'utf8'));
    writeFileSync(file(), JSON.stringify({...kept, version: 'another'}));
    expect(run(['a']).made).toEqual(['a']);
  });

  it('are computed again if the file is damaged', () => {
    run(['a']);
    writeFileSync(file(), '{"version"');
    expect(run(['a'])).toEqual({results: ['A'], made: ['a']});
  });

  it('are not stored without a cache on disk', () => {
    vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
    run(['a']);
    expect(readdirSync(folder)).toEqual([]);
  });
});
