import {cpSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import {ROOT} from '../shared/root';
import {updatePackages} from './update';

/** Mistakes that the update finds before it runs the tool's code. `verify -- packages` tests the others. */
let site = '';
let before = '';
const facts = () =>
  readdirSync(path.join(site, 'facts/packages'), {recursive: true, encoding: 'utf8'})
    .sort()
    .join('\n') + readFileSync(path.join(site, 'facts/packages/release.json'), 'utf8');

beforeEach(() => {
  site = testFolder();
  for (const file of ['release.json', 'used-by.json', 'definitions/z.json']) {
    const below = path.join('facts/packages', file);
    cpSync(path.join(ROOT, below), path.join(site, below));
  }
  before = facts();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const file = (name: string, text: string): string => {
  const whole = path.join(site, name);
  writeFileSync(whole, text);
  return whole;
};

it.each([
  ['no/such.yaml', 'no/such.yaml: there is no such file'],
  ['registry.yaml', 'its release is unknown: name the file registry-v4.554.0.yaml'],
])('rejects %s', async (name, message) => {
  file('registry.yaml', 'packages: []\n');
  await expect(updatePackages({siteDir: site, source: path.join(site, name)})).rejects.toThrow(
    message,
  );
  expect(facts()).toBe(before);
});

it.each([
  ['{', 'versions.json: it is not JSON ('],
  ['[]', 'versions.json: a JSON object of package names and versions'],
  ['{"cli/cli": 2}', 'versions.json: package cli/cli: a JSON object'],
  ['{"cli/cli": ""}', 'versions.json: package cli/cli: a JSON object'],
  ['{"cli/cli": "\\"v1.0.0\\""}', 'versions.json: package cli/cli: a JSON object'],
])('rejects %s as versions', async (text, message) => {
  const source = file('registry-v4.0.0.yaml', 'packages: []\n');
  const versions = file('versions.json', text);
  await expect(updatePackages({siteDir: site, source, versions})).rejects.toThrow(message);
  expect(facts()).toBe(before);
});

const ADDRESS = 'https://raw.githubusercontent.com/aquaproj/aqua-registry/v4.999.0/registry.yaml: ';

it.each([
  ['no network', () => Promise.reject(new Error('fetch failed')), 'fetch failed: give the path'],
  ['no such release', async () => new Response('404', {status: 404}), '404: is v4.999.0 a release'],
  [
    'a download that ends early',
    async () => new Response(new ReadableStream({start: (it) => it.error(new Error('cut off'))})),
    'the download broke off (cut off): try again',
  ],
])('reports the problem of a download: %s', async (_, fetch, message) => {
  vi.stubGlobal('fetch', fetch);
  await expect(updatePackages({siteDir: site, source: 'v4.999.0'})).rejects.toThrow(
    ADDRESS + message,
  );
  expect(facts()).toBe(before);
});
