import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import previousBuild from './index';

let site = '';
const inSite = (name: string) => path.join(site, name);

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'previous-build-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(site, {recursive: true, force: true});
});

/** Runs the plugin as a build does after all content is loaded. Returns what it runs when the process ends. */
async function load(environment: string): Promise<() => void> {
  vi.stubEnv('NODE_ENV', environment);
  const atEnd = vi.spyOn(process, 'once').mockReturnValue(process);
  const context = {outDir: inSite('build'), generatedFilesDir: inSite('.docusaurus')};
  const actions = {} as PluginContentLoadedActions;
  await previousBuild(context as LoadContext).allContentLoaded?.({allContent: {}, actions});
  return () => {
    for (const [event, listener] of atEnd.mock.calls) if (event === 'exit') listener();
  };
}

function writeBuild(name: string): void {
  mkdirSync(inSite('build'), {recursive: true});
  mkdirSync(inSite('.docusaurus'), {recursive: true});
  writeFileSync(inSite(`build/${name}`), '');
}

it('moves the previous build away, and deletes it when the process ends', async () => {
  writeBuild('old.html');
  const end = await load('production');
  expect(existsSync(inSite('build'))).toBe(false);
  writeBuild('new.html');
  end();
  expect(existsSync(inSite('build/new.html'))).toBe(true);
  expect(existsSync(inSite('.docusaurus/previous-build'))).toBe(false);
});

it('replaces what an interrupted build left', async () => {
  writeBuild('old.html');
  await load('production');
  writeBuild('new.html');
  await load('production');
  expect(existsSync(inSite('.docusaurus/previous-build/new.html'))).toBe(true);
  expect(existsSync(inSite('.docusaurus/previous-build/old.html'))).toBe(false);
});

it('leaves a build that cannot be moved', async () => {
  mkdirSync(inSite('build'));
  // Its target would be in a folder that does not exist.
  await load('production');
  expect(existsSync(inSite('build'))).toBe(true);
});

it('does nothing without a build, or under npm start', async () => {
  await load('production');
  writeBuild('old.html');
  await load('development');
  expect(existsSync(inSite('build/old.html'))).toBe(true);
});
