/** Registry files that the update has to refuse, with what it has to say. */
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {updatePackages} from '../../packages/update.ts';
import type {Report} from '../report.ts';

const GOOD = `packages:
  - type: http
    name: example/one
    url: https://example.com/{{.Version}}
`;

/** Each file: its text, and the line and the words of the message. */
const BROKEN: readonly {what: string; text: string; line?: number; says: string}[] = [
  {what: 'is empty', text: '', line: 1, says: 'the file is empty'},
  {what: 'is not YAML', text: `${GOOD}  - type: [http\n`, says: 'it is not valid YAML: yaml: line'},
  {what: 'is a list', text: '- type: http\n', line: 1, says: 'the top is not a map'},
  {what: 'has no packages', text: 'registries: []\n', line: 1, says: 'there is no `packages`'},
  {
    what: 'has a package with a field of another kind',
    text: `${GOOD}  - type: http\n    name: example/two\n    files: many\n`,
    line: 5,
    says: 'example/two',
  },
  {
    what: 'has a package of no known type',
    text: `${GOOD}  - type: floppy\n    name: example/two\n`,
    line: 5,
    says: 'example/two',
  },
  {
    what: 'has a package twice',
    text: GOOD + GOOD.replace('packages:\n', ''),
    line: 5,
    says: 'already that of the package at line 2',
  },
  {
    what: 'has a package without a known version',
    text: `${GOOD}  - type: http\n    name: example/three\n    url: https://example.com/3\n`,
    line: 5,
    says: 'example/three: no version of it is known',
  },
];

/** Tries the update on broken registry files: it has to say where, and to write nothing. */
export async function checkBrokenRegistries(siteDir: string, report: Report): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'broken-'));
  const facts = () => readFileSync(path.join(siteDir, 'facts/packages/release.json'), 'utf8');
  const before = facts();
  try {
    const versions = path.join(folder, 'versions.json');
    writeFileSync(versions, JSON.stringify({'example/one': 'v1.0.0', 'example/two': 'v1.0.0'}));
    for (const [index, {what, text, line, says}] of BROKEN.entries()) {
      const source = path.join(folder, `registry-v1.0.${index}.yaml`);
      writeFileSync(source, text);
      const message = await updatePackages({siteDir, source, versions}).then(
        () => 'nothing: it took the file',
        (error: Error) => error.message,
      );
      const place = line === undefined ? source : `${source}:${line}:`;
      report.check(
        message.includes(place) && message.includes(says) && facts() === before,
        `the update of a registry that ${what} says ${message}, instead of ${place} … ${says}`,
      );
    }
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
