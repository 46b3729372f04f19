import {chmodSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {testFolder} from '../../../tests/unit/folder';
import {ROOT} from '../../shared/root';
import {schemaFor, verifyPipelines} from './index';

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

it('reports each schema without a sample', () => {
  const program = '.tool/check-jsonschema-0.39.0/bin/check-jsonschema';
  const site = testFolder({[program]: '#!/bin/sh\necho usage >&2\nexit 2\n'});
  chmodSync(path.join(site, program), 0o755);
  symlinkSync(path.join(ROOT, 'facts'), path.join(site, 'facts'));
  const {problems} = verifyPipelines(site);
  expect(problems).toHaveLength(5);
  expect(problems[0]).toContain('no sample was checked with the schema gitlab-ci');
});
