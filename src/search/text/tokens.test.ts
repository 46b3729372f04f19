import {describe, expect, it} from 'vitest';
import {stem, withoutEnding} from './stem';
import {fold, tokenize, words} from './tokens';

describe('stem', () => {
  it.each([
    ['install installs installed installing installation installer'],
    ['verify verifies verified verification'],
    ['update updates updating updated'],
    ['alias aliases'],
    ['cache caches cached caching'],
    ['generate generator generated'],
    ['directory directories'],
    ['policy policies'],
    ['manage manager management'],
    ['require required requirement'],
  ])('returns one stem for %s', (forms) => {
    expect(new Set(forms.split(' ').map(stem)).size).toBe(1);
  });

  it.each(['go', 'sha256', 'rosetta2', 'v2', 'i'])('does not change %s', (word) => {
    expect(stem(word)).toBe(word);
  });

  it.each([
    ['permision', 'permis'],
    ['condtion', 'condt'],
    ['word', 'word'],
  ])('removes the ending of %s, which may be misspelled: %s', (word, rest) => {
    expect(withoutEnding(word)).toBe(rest);
  });

  it('distinguishes words that only look similar', () => {
    expect(stem('version')).not.toBe(stem('verse'));
    expect(stem('action')).not.toBe(stem('act'));
    expect(stem('windows')).not.toBe(stem('window'));
    expect(stem('executors')).not.toBe(stem('executables'));
  });
});

describe('tokenize', () => {
  it('returns technical tokens as a whole and in parts', () => {
    const [token] = tokenize('AQUA_ROOT_DIR');
    expect(token?.whole).toBe('aquarootdir');
    expect(token?.parts.map(({text}) => text)).toEqual(['aqua', 'root', 'dir']);
  });

  it('unifies the spellings of a key', () => {
    const wholes = ['version_overrides', 'version-overrides', 'version.overrides'].map(
      (text) => tokenize(text)[0]?.whole,
    );
    expect(new Set(wholes).size).toBe(1);
  });

  it('finds flags', () => {
    expect(tokenize('aqua i -l --tags foo').map(({flag}) => flag)).toEqual([
      '',
      '',
      '-l',
      '--tags',
      '',
    ]);
  });

  it('folds case and accents', () => {
    expect(fold('Évaluer ÀÉÎ')).toBe('evaluer aei');
    expect(words('Crème brûlée').map(({text}) => text)).toEqual(['creme', 'brulee']);
  });

  it('returns the positions of words', () => {
    const text = 'Set `AQUA_LOG_LEVEL` first';
    for (const word of words(text)) {
      expect(text.slice(word.start, word.end).toLowerCase()).toBe(word.text);
    }
  });
});
