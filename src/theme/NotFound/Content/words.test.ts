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
