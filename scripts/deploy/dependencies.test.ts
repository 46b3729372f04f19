import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The packages that a part of DEPENDENCIES.md lists; a row without a reason is none. */
const listed = (heading: string) => {
  const part = read('DEPENDENCIES.md')
    .split(/^## /m)
    .find((each) => each.startsWith(heading));
  return [...(part ?? '').matchAll(/^\| `([^`]+)` \| \S.* \|$/gm)].map(([, name]) => name).sort();
};

it('has a reason for each direct dependency, and none for another package', () => {
  const {dependencies, devDependencies} = JSON.parse(read('package.json'));
  expect(listed('To build')).toEqual(Object.keys(dependencies).sort());
  expect(listed('To test')).toEqual(Object.keys(devDependencies).sort());
});
