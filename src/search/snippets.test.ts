import {describe, expect, it} from 'vitest';
import {mark, snippet, type Weigh, worth} from './snippets';

const TAGS = {before: '<mark>', after: '</mark>'};
const weigh: Weigh = ({stem}) => (stem === 'checksum' ? 2 : stem === 'file' ? 1 : 0);

describe('mark', () => {
  it('marks what matched', () => {
    expect(mark('Verify checksums', weigh, TAGS)).toBe('Verify <mark>checksums</mark>');
    expect(mark('aqua-checksums.json', weigh, TAGS)).toBe('aqua-<mark>checksums</mark>.json');
  });

  it('lets no markup through', () => {
    expect(mark('<img src=x onerror=alert(1)> "checksum" &amp;', weigh, TAGS)).toBe(
      '&lt;img src=x onerror=alert(1)&gt; &quot;<mark>checksum</mark>&quot; &amp;amp;',
    );
  });
});

describe('snippet', () => {
  const text =
    'one two three four five six seven eight nine ten the checksum file eleven twelve thirteen';

  it('shows the words around the match, of at most so many', () => {
    const shown = snippet(text, 5, weigh, TAGS);
    expect(shown).toContain('<mark>checksum</mark> <mark>file</mark>');
    expect(shown.replace(/<\/?mark>|…/g, '').split(' ')).toHaveLength(5);
    expect(shown).toMatch(/^….*…$/);
  });

  it('shows a short text whole', () => {
    expect(snippet('the checksum file', 5, weigh, TAGS)).toBe(
      'the <mark>checksum</mark> <mark>file</mark>',
    );
  });

  it('shows the beginning when nothing matched', () => {
    expect(snippet(text, 3, () => 0, TAGS)).toBe('one two three…');
  });
});

it('counts each word that matched once', () => {
  expect(worth('checksum checksum file', weigh)).toBe(3);
});
