import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

const filesOf = (folder: string) => globSync('**/*', {cwd: folder, dot: true});

/** The files that only one of two folders has, or whose bytes differ, a line for each. */
export function differences(one: string, other: string): string[] {
  const files = {one: new Set(filesOf(one)), other: new Set(filesOf(other))};
  return [...new Set([...files.one, ...files.other])].sort().flatMap((file) => {
    if (!files.other.has(file)) return [`only the first: ${file}`];
    if (!files.one.has(file)) return [`only the second: ${file}`];
    const [left, right] = [one, other].map((folder) => readFileSync(path.join(folder, file)));
    return left && right && left.equals(right) ? [] : [`differs: ${file}`];
  });
}
