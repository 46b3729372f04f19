import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {ROOT} from '../shared/root';
import {workflowProblems} from '../verify/samples/workflow';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

interface Workflow {
  permissions: unknown;
  jobs: Record<
    string,
    {
      permissions: Record<string, string>;
      'timeout-minutes': number;
      steps: {uses?: string; run?: string; with?: Record<string, unknown>}[];
    }
  >;
}

const files = globSync('.github/workflows/*.yaml', {cwd: ROOT}).sort();
const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};

describe('workflows', () => {
  it('all exist, and the parser of GitHub accepts them', {timeout: 60_000}, () => {
    expect(files.map((file) => path.basename(file, '.yaml'))).toEqual([
      'deploy',
      'newest-release',
      'test',
    ]);
    expect(workflowProblems(files.map(read))).toEqual(files.map(() => []));
    expect(workflowProblems(['on: push\njobs: {a: {runs-on: x, stepz: []}}']).flat()).not.toEqual(
      [],
    );
  });

  it.each(files)('%s pins every action by its commit, with the version in a comment', (file) => {
    const uses = [...read(file).matchAll(/uses: (.*)/g)].map(([, action = '']) => action);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it.each(files)('%s grants permissions only to the jobs that need them', (file) => {
    const {permissions, jobs} = parse(read(file)) as Workflow;
    expect(permissions).toEqual({});
    for (const [name, job] of Object.entries(jobs)) {
      expect(job['timeout-minutes'], name).toBeLessThanOrEqual(45);
      const writes = Object.entries(job.permissions).filter(([, level]) => level === 'write');
      const allowed: Record<string, string[]> = {
        deploy: ['pages', 'id-token'],
        compare: ['issues'],
      };
      expect(writes.map(([scope]) => scope)).toEqual(allowed[name] ?? []);
      for (const {uses, with: inputs} of job.steps) {
        if (uses?.startsWith('actions/checkout@')) {
          expect(inputs?.['persist-credentials'], name).toBe(false);
        }
      }
    }
    expect(read(file)).not.toMatch(/secrets\./);
  });

  it.each(files)('%s runs scripts that exist', (file) => {
    const names = [...read(file).matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(
      ([, name = '']) => name,
    );
    for (const name of names) expect(Object.keys(scripts)).toContain(name);
  });
});

it('compare the newest release with everything with which a change is compared', () => {
  const checks = (text: string) =>
    [
      ...text
        .replace(/for check in (.*); do/g, (_, names: string) =>
          names.replace(/\w+/g, 'verify -- $&'),
        )
        .matchAll(/verify -- (\w+)/g),
    ].map(([, name]) => name);
  const weekly = checks(read('.github/workflows/newest-release.yaml'));
  // tool:bump compares commands, flags, variables, and fields itself.
  expect(['tool', ...weekly].sort()).toEqual(checks(read('.github/workflows/test.yaml')).sort());
});

it('store the assets for the next deployment only after a deployment has succeeded', () => {
  const {jobs} = parse(read('.github/workflows/deploy.yaml')) as Workflow;
  const caches = (name: string) =>
    (jobs[name]?.steps ?? []).flatMap(({uses = '', with: inputs}) => {
      const [, action = ''] = /^actions\/(cache\/\w+|deploy-pages)@/.exec(uses) ?? [];
      return action ? `${action} ${String(inputs?.key ?? '').replace(/-\$.*/, '')}`.trim() : [];
    });
  expect(caches('build')).toEqual(['cache/restore deployed-assets', 'cache/save built-assets']);
  expect(caches('deploy')).toEqual([
    'deploy-pages',
    'cache/restore built-assets',
    'cache/save deployed-assets',
  ]);
});

describe('the version of Node.js', () => {
  it('is the same in all configuration files, and not below the minimum', () => {
    const version = read('.nvmrc').trim();
    expect(version).toMatch(/^20\.(2\d|[3-9]\d)\.\d+$/);
    expect(read('aqua.yaml')).toContain(`nodejs/node@v${version}\n`);
    expect(read('.devcontainer/Dockerfile')).toContain(`FROM node:${version}-`);
  });
});

describe('issue templates', () => {
  it.each(globSync('.github/ISSUE_TEMPLATE/!(config).yml', {cwd: ROOT}))(
    '%s has the fields that GitHub requires',
    (file) => {
      const {name, description, body} = parse(read(file)) as {
        name: string;
        description: string;
        body: {type: string; id?: string; attributes: {label?: string; value?: string}}[];
      };
      expect(name && description).toBeTruthy();
      for (const {type, id, attributes} of body) {
        expect(['input', 'textarea', 'markdown']).toContain(type);
        if (type === 'markdown') expect(attributes.value).toBeTruthy();
        else expect(id && attributes.label).toBeTruthy();
      }
    },
  );
});
