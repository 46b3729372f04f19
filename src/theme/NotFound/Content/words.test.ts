import {expect, it} from 'vitest';
import {wordsOfPath} from './words';

it.each([
  ['/docs/guides/set-up.html', 'guides set up'],
  ['/docs/reference/config/AQUA_ROOT_DIR', 'reference config AQUA_ROOT_DIR'],
  ['/Installation%20guide', 'Installation guide'],
  ['/50%/off', '50 off'],
  ['/', ''],
  ['//%2e%2e//', ''],
  ['/a/b/c/d/e/f/g/h/i/j', 'a b c d e f g h'],
])('the search words of %s are "%s"', (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});

it('the base URL of the site is not among the search words', () => {
  expect(wordsOfPath('/aqua-docs/docs/set-up', '/aqua-docs/')).toBe('set up');
  expect(wordsOfPath('/aqua-docs/', '/aqua-docs/')).toBe('');
});
