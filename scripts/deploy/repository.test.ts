import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import JSON5 from 'json5';
import {parse as parseToml} from 'smol-toml';
import {expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import {ROOT} from '../shared/root';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

it('describes every plugin in README.md', () => {
  const folders = readdirSync(path.join(ROOT, 'plugins')).map((name) => `\`plugins/${name}/\``);
  expect(folders.filter((folder) => !read('README.md').includes(folder))).toEqual([]);
});

it('has a license for both parts', () => {
  const license = read('LICENSE');
  expect(license).toContain('documentation');
  expect(license).toContain('code');
  expect(license).toContain('\nMIT License\n');
});

it('configures the build folder for each host', () => {
  expect(parseToml(read('netlify.toml'))).toMatchObject({
    build: {command: 'npm run build', publish: 'build', processing: {skip_processing: true}},
  });
  expect(parseToml(read('wrangler.toml'))).toMatchObject({pages_build_output_dir: 'build'});
});

it('configures Renovate for exact versions and pinned actions', () => {
  const {extends: presets, customManagers} = JSON5.parse(read('.github/renovate.json5')) as {
    extends: string[];
    customManagers: {matchStrings: string[]}[];
  };
  expect(presets).toEqual(
    expect.arrayContaining(['helpers:pinGitHubActionDigests', ':pinVersions']),
  );
  // Each pattern has to match in the file of the project's own tools.
  for (const {matchStrings} of customManagers) {
    for (const pattern of matchStrings) expect(read('aqua.yaml')).toMatch(new RegExp(pattern));
  }
});

it('installs the packages of the lock file in a container', () => {
  expect(JSON.parse(read('.devcontainer/devcontainer.json'))).toMatchObject({
    build: {dockerfile: 'Dockerfile'},
    postCreateCommand: 'npm ci',
  });
});

it('writes ids of headings in the form that pages use', () => {
  const site = testFolder({
    'docusaurus.config.js':
      "module.exports = {title: 'a', url: 'https://example.com', baseUrl: '/'};",
    'a.mdx': '## A heading\n',
  });
  execFileSync('npm', ['run', 'write-heading-ids', '--', site, path.join(site, 'a.mdx')], {
    cwd: ROOT,
  });
  expect(readFileSync(path.join(site, 'a.mdx'), 'utf8')).toBe('## A heading {/* #a-heading */}\n');
});
