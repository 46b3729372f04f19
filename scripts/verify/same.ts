import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {ROOT} from '../shared/root.ts';
import type {Report} from './report.ts';

/** The content of the files in `cwd` that match `patterns`, by their paths there. */
const contents = (cwd: string, patterns: readonly string[]): Map<string, string> => {
  const files = globSync(patterns, {cwd}).sort();
  return new Map(files.map((file) => [file, readFileSync(path.join(cwd, file), 'utf8')]));
};

/** The number of the first line in which two texts differ, from 1. Pure function. */
export function firstDifference(one: string, other: string): number {
  const [a, b] = [one.split('\n'), other.split('\n')];
  const index = a.findIndex((line, at) => line !== b[at]);
  return (index === -1 ? a.length : index) + 1;
}

/**
 * Compares the generated files of the folder `stored` with those that `command` has written into the folder `written`.
 *
 * @param patterns the generated files, below both folders
 */
export function compareGenerated(
  stored: string,
  written: string,
  patterns: readonly string[],
  command: string,
  report: Report,
): void {
  const [before, after] = [contents(stored, patterns), contents(written, patterns)];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [one = '', other] = [before.get(name), after.get(name)];
    const place = `${path.relative(ROOT, path.join(stored, name))}:${firstDifference(one, other ?? '')}`;
    const fix =
      other === undefined ? 'does not write it: delete it' : 'writes something else here: run it';
    report.check(one === other, `${place}: ${command} ${fix}`);
  }
}
