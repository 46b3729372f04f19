/**
 * What plugins read of the site, kept until it changes. Docusaurus loads each plugin with modules of
 * its own, so that a variable of a module would be there once for each plugin.
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

/** Changes whenever one of `files` does: each is a file or a folder, whether it exists or not. */
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
 * What `read` gives, read again only when one of `files` has changed.
 *
 * @param name what is read, of which site: the same value for the same name, in the whole process
 * @throws what `read` throws, which is not kept
 */
export const remember = <T>(name: string, files: readonly string[], read: () => T): T =>
  rememberAs(name, signatureOf(files), read);

/** As `remember`, made again only when `signature` is another one. */
export function rememberAs<T>(name: string, signature: string, make: () => T): T {
  const last = remembered.get(name);
  if (last?.signature === signature) return last.value as T;
  const value = make();
  remembered.set(name, {signature, value});
  return value;
}

/** What was read under `name` the last time that nothing was wrong. */
export const lastRemembered = <T>(name: string): T | undefined =>
  remembered.get(name)?.value as T | undefined;
