import {describe, expect, it} from 'vitest';
import {random} from '../../../tests/search/fixtures';
import {distance, editsAllowed} from './fuzzy';

/** The same number of edits, from the definition. */
function edits(a: string, b: string): number {
  if (!a || !b) return a.length + b.length;
  const swapped = a[0] === b[1] && a[1] === b[0] ? 1 + edits(a.slice(2), b.slice(2)) : 9;
  const same = edits(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1);
  return Math.min(swapped, same, 1 + edits(a.slice(1), b), 1 + edits(a, b.slice(1)));
}

describe('distance', () => {
  it.each([
    ['vacuum', 'vacuum', 0],
    ['vaccum', 'vacuum', 1],
    ['chekcsum', 'checksum', 1],
    ['instal', 'install', 1],
    ['polcy', 'policy', 1],
    ['trubleshoting', 'troubleshooting', 2],
    ['', 'ab', 2],
  ])('between %s and %s is %i', (a, b, edits) => {
    expect(distance(a, b, 2)).toBe(edits);
    expect(distance(b, a, 2)).toBe(edits);
  });

  it('is the smallest number of edits, or exceeds the limit', () => {
    const next = random(3);
    const word = () =>
      Array.from({length: Math.floor(next() * 7)}, () => 'abc'[Math.floor(next() * 3)]).join('');
    for (let i = 0; i < 500; i++) {
      const [a, b] = [word(), word()];
      expect(Math.min(3, distance(a, b, 2)), `${a} ${b}`).toBe(Math.min(3, edits(a, b)));
    }
  });

  it('stops counting above its limit', () => {
    expect(distance('abcdefgh', 'stuvwxyz', 2)).toBe(3);
    expect(distance('a', 'abcdef', 2)).toBe(3);
  });
});

it('allows more edits in longer words', () => {
  expect([3, 4, 6, 7, 12].map(editsAllowed)).toEqual([0, 1, 1, 2, 2]);
});
