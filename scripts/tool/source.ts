import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {pinnedTool} from './pinned.ts';

/** The folder with the source of the pinned release, in Go's module cache. */
export function toolSource(): string {
  const {module} = pinnedTool();
  const cwd = path.resolve(__dirname);
  const find = (): string =>
    execFileSync('go', ['list', '-m', '-f', '{{.Dir}}', module], {cwd, encoding: 'utf8'}).trim();
  const found = find();
  if (found !== '') return found;
  execFileSync('go', ['mod', 'download', module], {cwd, stdio: 'inherit'});
  return find();
}
