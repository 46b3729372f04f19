import {expect, it} from 'vitest';
import {nearest} from './index.ts';

const KNOWN = ['jqlang/jq', 'cli/cli', 'aqua-yaml', 'registry'];

it.each([
  ['cli/clii', 'cli/cli'],
  ['jqlang/jp', 'jqlang/jq'],
  ['regsitry', 'registry'],
  ['Registry', 'registry'],
  ['aqua', 'aqua-yaml'],
  ['stedolan/jq', 'jqlang/jq'],
  ['x', undefined],
  ['no/such', undefined],
])('suggests for %s the name %s', (name, meant) => {
  expect(nearest(name, KNOWN)).toBe(meant);
});
