import {describe, expect, it} from 'vitest';
import {distance, editsAllowed} from './fuzzy';

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

  it('stops counting at its limit', () => {
    expect(distance('abcdefgh', 'stuvwxyz', 2)).toBe(3);
    expect(distance('a', 'abcdef', 2)).toBe(3);
  });
});

it('allows more edits in longer words', () => {
  expect([3, 4, 6, 7, 12].map(editsAllowed)).toEqual([0, 1, 1, 2, 2]);
});
