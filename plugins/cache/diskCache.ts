import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildFiles} from './index';

const ROOT = path.resolve(__dirname, '../..');
/** The folder of the caches on disk, which `npm run clear` deletes. */
const FOLDER = path.join(ROOT, 'node_modules/.cache/results');

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The signature of the code that computes results: our plugins, and the versions of packages. */
const codeVersion = (): string =>
  hashOf(
    buildFiles(ROOT)
      .map((file) => `${file}\n${readFileSync(file, 'utf8')}`)
      .join('\n'),
  );

/** The results in `file` by the hash of their input; empty without a file of this version. */
function resultsIn<Result>(file: string, version: string): Record<string, Result> {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    return kept.version === version ? kept.results : {};
  } catch {
    // There is no file yet, or it is damaged: everything is computed again.
    return {};
  }
}

/**
 * Calls `make` for each of `inputs`, unless the result is in the cache of the last build. Stores
 * the results of these inputs for the next build, unless DOCUSAURUS_NO_PERSISTENT_CACHE is set. A change to
 * a plugin or a package discards all results.
 *
 * @param name the name of the results and of their file in the cache
 * @param inputs plain data; a result must depend only on its input and the code
 * @param make computes a result, which is also plain data
 * @throws what `make` throws
 */
export function cachedOnDisk<Input, Result>(
  name: string,
  inputs: readonly Input[],
  make: (input: Input) => Result,
  folder = FOLDER,
): Result[] {
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return inputs.map(make);
  const file = path.join(folder, `${name}.json`);
  const version = codeVersion();
  const last = resultsIn<Result>(file, version);
  const results: Record<string, Result> = {};
  const made = inputs.map((input) => {
    const key = hashOf(JSON.stringify(input));
    const result = last[key] ?? make(input);
    results[key] = result;
    return result;
  });
  mkdirSync(folder, {recursive: true});
  // Renamed when it is complete: a build may be stopped, and another may run at the same time.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify({version, results}));
  renameSync(unfinished, file);
  return made;
}
