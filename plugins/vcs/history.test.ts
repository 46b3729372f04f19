import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {itNeeds} from '../../tests/unit/program';
import {hasHistory} from './index';

let folder = '';

const git = (...args: string[]) => spawnSync('git', args, {cwd: folder || tmpdir()});

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  writeFileSync(path.join(folder, 'package.json'), '{}');
});

afterEach(() => rmSync(folder, {recursive: true}));

it('does not exist outside of a repository', () => {
  expect(hasHistory(folder)).toBe(false);
});

it('does not exist for untracked files, such as an archive unpacked in a repository', () => {
  git('init');
  expect(hasHistory(folder)).toBe(false);
});

itNeeds('git')('exists for tracked files', () => {
  git('init');
  git('add', 'package.json');
  expect(hasHistory(folder)).toBe(true);
});
