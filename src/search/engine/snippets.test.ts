import {describe, expect, it} from 'vitest';
import {plainText, type Segment} from '../answer';
import type {Weigh} from './rank';
import {relevanceOf, segmentsOf, snippet} from './snippets';

const isTyped = ({stem}: {stem: string}) => stem === 'checksum' || stem === 'file';
const weigh: Weigh = ({stem}) => (stem === 'checksum' ? 2 : stem === 'file' ? 1 : 0);

/** Segments as a text, with matches in brackets. */
const shown = (segments: readonly Segment[]) =>
  segments.map(({text, isMatch}) => (isMatch ? `[${text}]` : text)).join('');

describe('segmentsOf', () => {
  it('separates matches from other text', () => {
    expect(segmentsOf('Verify checksums now', isTyped)).toEqual([
      {text: 'Verify ', isMatch: false},
      {text: 'checksums', isMatch: true},
      {text: ' now', isMatch: false},
    ]);
    expect(shown(segmentsOf('aqua-checksums.json', isTyped))).toBe('aqua-[checksums].json');
  });

  // An emoji has a second character, which selects its form.
  it.each(['⚠\ufe0f Café', 'が', '설치'])('marks the match after %s', (before) => {
    expect(shown(segmentsOf(`${before}: checksums`, isTyped))).toBe(`${before}: [checksums]`);
  });

  it('keeps every character, including markup', () => {
    const text = '<img src=x onerror=alert(1)> "checksum" &amp;';
    expect(plainText(segmentsOf(text, isTyped))).toBe(text);
  });
});

describe('snippet', () => {
  const text =
    'one two three four five six seven eight nine ten the checksum file eleven twelve thirteen';

  it('shows the words around the match, up to the limit', () => {
    const part = shown(snippet(text, 5, weigh, isTyped));
    expect(part).toContain('[checksum] [file]');
    expect(part.replace(/…/g, '').split(' ')).toHaveLength(5);
    expect(part).toMatch(/^….*…$/);
  });

  it('begins with the sentence of the match if this loses little', () => {
    const sentences =
      'Something else is said here. A checksum of the file is recorded when aqua runs.';
    expect(shown(snippet(sentences, 7, weigh, isTyped))).toBe(
      '…A [checksum] of the [file] is recorded…',
    );
  });

  it('never cuts a word', () => {
    for (let limit = 1; limit < 16; limit++) {
      const said = plainText(snippet(text, limit, weigh, isTyped)).replace(/…/g, '');
      expect(text.split(' ')).toEqual(expect.arrayContaining(said.split(' ')));
    }
  });

  it('shows a short text completely', () => {
    expect(shown(snippet('the checksum file', 5, weigh, isTyped))).toBe('the [checksum] [file]');
  });

  it('shows the beginning if nothing matched', () => {
    expect(shown(snippet(text, 3, () => 0, isTyped))).toBe('one two three…');
  });
});

it('counts each matching word once', () => {
  expect(relevanceOf('checksum checksum file', weigh)).toBe(3);
});
