import {execFileSync} from 'node:child_process';

/** The output of `go` in the module of this folder. */
export const go = (...args: string[]): string =>
  execFileSync('go', args, {cwd: __dirname, encoding: 'utf8'}).trim();

/** The folder of a module of the tool in Go's module cache. Downloads the module if necessary. */
export function moduleFolder(module: string): string {
  const find = (): string => go('list', '-m', '-f', '{{.Dir}}', module);
  const found = find();
  if (found !== '') return found;
  go('mod', 'download', module);
  return find();
}
