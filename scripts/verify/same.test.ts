import {expect, it} from 'vitest';
import {firstDifference} from './same';

it('finds the first line that differs', () => {
  expect(firstDifference('a\nb\nc', 'a\nx\nc')).toBe(2);
  expect(firstDifference('a\n', 'a\nb\n')).toBe(2);
  expect(firstDifference('', 'a')).toBe(1);
});
