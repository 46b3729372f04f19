import {expect, it} from 'vitest';
import {schemaFor} from './index';

it.each([
  ['.gitlab-ci.yml', 'gitlab-ci'],
  ['.circleci/config.yml', 'circle-ci'],
  ['.github/workflows/ci.yaml', 'github-workflows'],
])('checks %s with the schema %s', (title, name) => {
  expect(schemaFor(title)?.name).toBe(name);
});

it('has no schema for other samples', () => {
  expect(schemaFor('aqua.yaml')).toBeUndefined();
  expect(schemaFor('my-azure-pipelines.yml')).toBeUndefined();
  expect(schemaFor(undefined)).toBeUndefined();
});
