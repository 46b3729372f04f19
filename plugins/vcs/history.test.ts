import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {hasHistory} from './index';

let folder = '';

const git = (...args: string[]) => spawnSync('git', args, {cwd: folder || tmpdir()});

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  writeFileSync(path.join(folder, 'package.json'), '{}');
});

afterEach(() => rmSync(folder, {recursive: true}));

it('has none outside a repository', () => {
  expect(hasHistory(folder)).toBe(false);
});

it('has none where git does not know the files, such as an archive unpacked in a repository', () => {
  git('init');
  expect(hasHistory(folder)).toBe(false);
});

// Where there is no git, nothing has a history: the tests before this one hold, and this one cannot.
it.skipIf(git('--version').error)('has one where git knows the files', () => {
  git('init');
  git('add', 'package.json');
  expect(hasHistory(folder)).toBe(true);
});
