import {existsSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import {cachedOnDisk} from './diskCache';
import {buildFiles} from './index';

const ROOT = path.resolve(import.meta.dirname, '../..');

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

/** The modules of this repository that `file` imports, also through others, with itself. */
function modulesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)(?! type\b)[^;]*?from '(\.[^']+)'/gms,
  )) {
    const target = path.resolve(path.dirname(file), name);
    const found = [target, `${target}.ts`, `${target}/index.ts`].find(
      (each) => existsSync(each) && statSync(each).isFile(),
    );
    if (found) modulesOf(found, seen);
  }
  return seen;
}

it.each(['plugins/search/pages.ts', 'plugins/markdown/write.ts'])(
  'all code that computes the cached results of %s discards them when it changes',
  (file) => {
    const modules = [...modulesOf(path.join(ROOT, file))];
    expect(modules.length).toBeGreaterThan(5);
    const watched = new Set(buildFiles(ROOT));
    expect(modules.filter((each) => !watched.has(each))).toEqual([]);
  },
);

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
