/** Finds the source of the pinned tool and of Go on this machine. */
import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Source} from './environment.ts';

const MODULE = path.resolve(__dirname, '../tool');

const go = (...args: string[]): string =>
  execFileSync('go', args, {cwd: MODULE, encoding: 'utf8'}).trim();

/** The folder of a module that the tool is built from; downloads it when it is not there. */
export function moduleFolder(module: string): string {
  const folder = go('list', '-m', '-f', '{{.Dir}}', module);
  if (folder) return folder;
  go('mod', 'download', module);
  return go('list', '-m', '-f', '{{.Dir}}', module);
}

/** The folder of a package of Go's standard library. */
export const standardPackage = (name: string): string =>
  path.join(go('env', 'GOROOT'), 'src', name);

/** The Go files under `folder`, without tests; `deep` goes into folders. */
export function goSources(name: string, folder: string, deep = true): Source[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    const shown = `${name}/${entry.name}`;
    if (entry.isDirectory()) {
      const skipped = ['testdata', 'examples', 'website', 'tests'].includes(entry.name);
      return deep && !skipped ? goSources(shown, file) : [];
    }
    if (!entry.name.endsWith('.go') || entry.name.endsWith('_test.go')) return [];
    return [{name: shown, text: readFileSync(file, 'utf8')}];
  });
}
