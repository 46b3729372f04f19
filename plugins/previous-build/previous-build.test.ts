import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {testFolder, writeFiles} from '../../tests/unit/folder';
import previousBuild, {updateFolder} from './index';

let site = '';
const inSite = (name: string) => path.join(site, name);

beforeEach(() => {
  site = testFolder();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
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
  mkdirSync(inSite('.docusaurus'), {recursive: true});
  writeFiles(site, {[`build/${name}`]: ''});
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

describe('updateFolder', () => {
  const folders = () => ({outDir: inSite('build'), generatedFilesDir: inSite('.docusaurus')});
  const put = (name: string, text = name) => writeFiles(site, {[name]: text});
  const builtFiles = () =>
    readdirSync(inSite('build/packages'), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) =>
        path.relative(inSite('build/packages'), path.join(parentPath, name)),
      )
      .sort();

  it('writes all files without a previous build', () => {
    put('build/packages/index.html');
    const {write, finish} = updateFolder(folders(), 'packages');
    write('a/b/index.html', 'new');
    finish();
    expect(builtFiles()).toEqual([path.join('a', 'b', 'index.html'), 'index.html']);
  });

  it('keeps files that are the same, and writes those that changed', () => {
    put('.docusaurus/previous-build/packages/same.json', 'same');
    put('.docusaurus/previous-build/packages/changed.json', 'old');
    const before = new Date(2020, 1, 1);
    utimesSync(inSite('.docusaurus/previous-build/packages/same.json'), before, before);
    const {write, finish} = updateFolder(folders(), 'packages');
    write('same.json', 'same');
    write('changed.json', 'new');
    write('added.json', 'new');
    finish();
    expect(builtFiles()).toEqual(['added.json', 'changed.json', 'same.json']);
    expect(statSync(inSite('build/packages/same.json')).mtimeMs).toBe(before.getTime());
    expect(readFileSync(inSite('build/packages/changed.json'), 'utf8')).toBe('new');
  });

  it('deletes files that the new build lacks, and their folders', () => {
    put('.docusaurus/previous-build/packages/a/gone/index.html');
    put('.docusaurus/previous-build/packages/a/kept.json', 'kept');
    put('.docusaurus/previous-build/packages/b/gone/index.html');
    const {write, finish} = updateFolder(folders(), 'packages');
    write('a/kept.json', 'kept');
    finish();
    expect(builtFiles()).toEqual([path.join('a', 'kept.json')]);
    expect(readdirSync(inSite('build/packages'))).toEqual(['a']);
    expect(readdirSync(inSite('build/packages/a'))).toEqual(['kept.json']);
  });

  it('prefers the files that the new build already has', () => {
    put('.docusaurus/previous-build/packages/index.html', 'old');
    put('build/packages/index.html', 'new');
    updateFolder(folders(), 'packages').finish();
    expect(readFileSync(inSite('build/packages/index.html'), 'utf8')).toBe('new');
  });
});
