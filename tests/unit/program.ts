import {spawnSync} from 'node:child_process';
import {it} from 'vitest';

/**
 * Vitest's `it` for a test that needs `program`. Without the program, the test is skipped on the machine of a
 * contributor, and fails in CI, which must not skip a check. Its name contains the reason, which
 * `scripts/bootstrap/totals.mjs` reads.
 */
export function itNeeds(program: string): (name: string, test: () => void) => void {
  const isMissing = spawnSync(program, ['--version']).error !== undefined;
  return (name, test) =>
    it.skipIf(isMissing && !process.env.CI)(`${name} (needs ${program})`, test);
}
