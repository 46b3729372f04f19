/**
 * A cache of the files that plugins read, for the whole process. It is a global variable because
 * Docusaurus loads the modules of each plugin separately, so a module's variable exists once per plugin.
 */
import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

interface Remembered {
  readonly signature: string;
  readonly value: unknown;
}

const STORE = Symbol.for('aqua-docs.remembered');
const holder = globalThis as {[STORE]?: Map<string, Remembered>};
holder[STORE] ??= new Map();
const remembered = holder[STORE];

/** A text that changes when one of `files` changes. Each is a file or a folder, and may be missing. */
function signatureOf(files: readonly string[]): string {
  return files
    .map((file) => {
      const stats = statSync(file, {throwIfNoEntry: false});
      if (!stats) return `${file}:none`;
      if (!stats.isDirectory()) return `${file}:${stats.mtimeMs}:${stats.size}`;
      return signatureOf(readdirSync(file).map((name) => path.join(file, name)));
    })
    .join('\n');
}

/**
 * Returns the result of `read`, and calls it again only if one of `files` has changed.
 *
 * @param name the key in the cache: what is read, and of which site
 * @throws what `read` throws; an error is not cached
 */
export function remember<T>(name: string, files: readonly string[], read: () => T): T {
  const signature = signatureOf(files);
  const last = remembered.get(name);
  if (last?.signature === signature) return last.value as T;
  const value = read();
  remembered.set(name, {signature, value});
  return value;
}

/** The last cached result for `name`, even if files have changed since; undefined if there is none. */
export const lastRemembered = <T>(name: string): T | undefined =>
  remembered.get(name)?.value as T | undefined;
