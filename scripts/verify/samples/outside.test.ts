import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {
  loadProblems,
  loadScenario,
  packageProblem,
  packagesOfCommands,
  standardPackages,
} from './outside.ts';

const registry = {
  names: new Set(['cli/cli', 'jqlang/jq', 'stedolan/jq']),
  versions: new Map([
    ['cli/cli', new Set(['v2.98.0'])],
    ['jqlang/jq', new Set(['jq-1.8.2', 'jq-1.7.1'])],
  ]),
};

describe('standardPackages', () => {
  it('returns names and versions, without other registries, imports, and placeholders', () => {
    const data: unknown = parse(`
packages:
  - name: cli/cli@v2.98.0
  - name: jqlang/jq
    version: jq-1.7.1
  - name: example/tool@v1.0.0
    registry: ours
  - import: tools/*.yaml
  - name: <owner>/<name>
`);
    expect(standardPackages('aqua.yaml', data)).toEqual([
      {name: 'cli/cli', version: 'v2.98.0'},
      {name: 'jqlang/jq', version: 'jq-1.7.1'},
    ]);
    expect(standardPackages('registry.yaml', data)).toEqual([]);
  });

  it('reads a list of entries, and ignores the range of a policy', () => {
    expect(standardPackages('aqua-yaml-packages', [{name: 'cli/cli@v1'}])).toHaveLength(1);
    const policy = {packages: [{name: 'cli/cli', version: 'semver(">= 2")'}, {registry: 'ours'}]};
    expect(standardPackages('aqua-policy.yaml', policy)).toEqual([{name: 'cli/cli'}]);
  });
});

describe('packagesOfCommands', () => {
  it('reads the packages of generate and remove', () => {
    expect(
      packagesOfCommands('aqua g -i cli/cli jqlang/jq@jq-1.8.2\naqua rm gh\naqua up gh'),
    ).toEqual([{name: 'cli/cli'}, {name: 'jqlang/jq', version: 'jq-1.8.2'}]);
    expect(packagesOfCommands('aqua g ours,example/tool <package>')).toEqual([]);
  });
});

describe('packageProblem', () => {
  it('accepts existing packages and versions', () => {
    expect(packageProblem({name: 'stedolan/jq'}, registry)).toBeUndefined();
    expect(packageProblem({name: 'jqlang/jq', version: 'jq-1.7.1'}, registry)).toBeUndefined();
    expect(packageProblem({name: 'cli/cli', version: '<version>'}, registry)).toBeUndefined();
  });

  it.each([
    [{name: 'cli/clii'}, 'Did you mean "cli/cli"?'],
    [{name: 'jqlang/jp'}, 'Did you mean "jqlang/jq"?'],
    [{name: 'cli/cli', version: 'v2.99.9'}, 'use v2.98.0, or add it'],
    [{name: 'example/tool'}, 'an invented name'],
  ])('rejects %j', (named, message) => {
    expect(packageProblem(named, registry)).toContain(message);
  });
});

describe('loading by the real aqua', () => {
  it('wraps a part in complete files', () => {
    const scenario = loadScenario('registry-package', '', {type: 'http', name: 'example/a'});
    expect(parse(scenario?.files['registry.yaml'] ?? '')).toEqual({
      packages: [{type: 'http', name: 'example/a'}],
    });
    const part = loadScenario('registry-package-part', '', {repo_owner: 'example'});
    expect(parse(part?.files['registry.yaml'] ?? '')).toEqual({
      packages: [{type: 'github_release', repo_owner: 'example'}],
    });
    expect(loadScenario('shell', 'ls', undefined)).toBeUndefined();
  });

  it('reports errors, except for files that a sample cannot include', () => {
    expect(loadProblems('x INF fine\nx ERR aqua failed error="parse: line 2"')).toEqual([
      'aqua cannot load it: parse: line 2',
    ]);
    expect(loadProblems('x ERR read a package error="evaluate a version_expr: …"')).toEqual([]);
  });
});
