import {spawnSync} from 'node:child_process';
import {beforeEach, expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import {itNeeds} from '../../tests/unit/program';
import {hasHistory} from './index';

let folder = '';

const git = (...args: string[]) => spawnSync('git', args, {cwd: folder});

beforeEach(() => {
  folder = testFolder({'package.json': '{}'});
});

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
