import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

const filesOf = (folder: string) => globSync('**/*', {cwd: folder, dot: true});

/**
 * Compares two folders. `same` is the number of identical files. `found` has a line for each file that only
 * one folder contains or whose bytes differ.
 *
 * @throws if neither folder has a file
 */
export function compare(one: string, other: string): {same: number; found: string[]} {
  const files = {one: new Set(filesOf(one)), other: new Set(filesOf(other))};
  const all = [...new Set([...files.one, ...files.other])].sort();
  if (all.length === 0) throw new Error(`${one} and ${other} have no files to compare`);
  const found = all.flatMap((file) => {
    if (!files.other.has(file)) return [`only the first: ${file}`];
    if (!files.one.has(file)) return [`only the second: ${file}`];
    const content = readFileSync(path.join(one, file));
    return content.equals(readFileSync(path.join(other, file))) ? [] : [`differs: ${file}`];
  });
  return {same: all.length - found.length, found};
}
