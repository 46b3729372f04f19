/** Reads Go source: of the tool, of the libraries in it, and of Go itself. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {go} from '../../tool/source.ts';
import type {Source} from './environment.ts';

/** Folders without code of the program. */
const SKIPPED = new Set(['testdata', 'examples', 'website', 'tests']);

/** The folder of a package of Go's standard library. */
export const standardPackage = (name: string): string =>
  path.join(go('env', 'GOROOT'), 'src', name);

/** The Go files under `folder`, without tests; `deep` goes into folders. */
export function goSources(name: string, folder: string, deep = true): Source[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    const shown = `${name}/${entry.name}`;
    if (entry.isDirectory()) {
      return deep && !SKIPPED.has(entry.name) ? goSources(shown, file) : [];
    }
    if (!entry.name.endsWith('.go') || entry.name.endsWith('_test.go')) return [];
    return [{name: shown, text: readFileSync(file, 'utf8')}];
  });
}
