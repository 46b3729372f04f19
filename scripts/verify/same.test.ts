import {expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import {Report} from './report';
import {compareGenerated, firstDifference} from './same';

it('finds the first line that differs', () => {
  expect(firstDifference('a\nb\nc', 'a\nx\nc')).toBe(2);
  expect(firstDifference('a\n', 'a\nb\n')).toBe(2);
  expect(firstDifference('', 'a')).toBe(1);
});

it('compares generated files both ways, with the line and the fix', () => {
  const stored = testFolder({'same.json': '{}', 'changed.json': 'a\nb', 'old.json': '{}'});
  const written = testFolder({'same.json': '{}', 'changed.json': 'a\nc', 'new.json': '{}'});
  const report = new Report();
  compareGenerated(stored, written, ['*.json'], 'npm run it', report);
  expect(report.passed).toBe(1);
  expect(report.problems).toEqual([
    expect.stringMatching(/changed\.json:2: npm run it writes something else here: run it$/),
    expect.stringMatching(/old\.json:1: npm run it does not write it: delete it$/),
    expect.stringMatching(/new\.json:1: npm run it writes something else here: run it$/),
  ]);
});
