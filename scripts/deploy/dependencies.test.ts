import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The packages in a section of DEPENDENCIES.md; rows without a reason do not count. */
const listed = (heading: string) => {
  const part = read('DEPENDENCIES.md')
    .split(/^## /m)
    .find((each) => each.startsWith(heading));
  return [...(part ?? '').matchAll(/^\| `([^`]+)` \| \S.* \|$/gm)].map(([, name]) => name).sort();
};

it('lists exactly the direct dependencies, each with a reason', () => {
  const {dependencies, devDependencies} = JSON.parse(read('package.json'));
  expect(listed('To build')).toEqual(Object.keys(dependencies).sort());
  expect(listed('To test')).toEqual(Object.keys(devDependencies).sort());
});
