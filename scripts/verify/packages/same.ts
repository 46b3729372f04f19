/** Compares the facts of packages with what the update writes for the same release. */
import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {updatePackages} from '../../packages/update.ts';
import {temporaryFolder} from '../../shared/temporary.ts';
import type {Report} from '../report.ts';

const FACTS = 'facts/packages';

/** The content of the files that the update writes, by their paths below the facts. */
const generated = (siteDir: string): Map<string, string> => {
  const cwd = path.join(siteDir, FACTS);
  const files = globSync(['release.json', 'used-by.json', 'definitions/*.json'], {cwd}).sort();
  return new Map(files.map((file) => [file, readFileSync(path.join(cwd, file), 'utf8')]));
};

/** The number of the first line in which two texts differ, from 1. Pure function. */
export function firstDifference(one: string, other: string): number {
  const [a, b] = [one.split('\n'), other.split('\n')];
  const index = a.findIndex((line, at) => line !== b[at]);
  return (index === -1 ? a.length : index) + 1;
}

/**
 * Runs the update with the registry file `source`, from which the facts were computed, in a copy of the facts, and
 * checks that no file changes: that the update succeeds, and that nobody has edited its results. The update also
 * checks our summaries.
 */
export async function checkSameFacts(
  siteDir: string,
  source: string,
  report: Report,
): Promise<void> {
  const copy = temporaryFolder('same-facts');
  cpSync(path.join(siteDir, FACTS), path.join(copy, FACTS), {recursive: true});
  const {lines, problems} = await updatePackages({siteDir: copy, source});
  report.check(problems === 0, lines.slice(0, problems).join('\n'));
  const [before, after] = [generated(siteDir), generated(copy)];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [one = '', other = ''] = [before.get(name), after.get(name)];
    report.check(
      one === other,
      `${FACTS}/${name}:${firstDifference(one, other)}: npm run packages:update writes something else here: run it`,
    );
  }
}
