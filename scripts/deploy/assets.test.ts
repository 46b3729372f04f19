import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import {keepAssets} from './assets';

it('keeps the assets of one deployment, and does not replace any', () => {
  const kept = path.join(testFolder(), 'kept');
  const files = (site: string) => globSync('assets/**/*', {cwd: site}).sort();

  expect(
    keepAssets(testFolder({'assets/js/a.1.js': 'a', 'assets/parts/faq.json': '1'}), kept),
  ).toBe(0);

  const second = testFolder({'assets/js/a.2.js': 'b', 'assets/parts/faq.json': '2'});
  expect(keepAssets(second, kept)).toBe(1);
  expect(files(second)).toEqual(['assets/js/a.1.js', 'assets/js/a.2.js', 'assets/parts/faq.json']);
  expect(readFileSync(path.join(second, 'assets/parts/faq.json'), 'utf8')).toBe('2');

  const third = testFolder({'assets/js/a.3.js': 'c'});
  expect(keepAssets(third, kept)).toBe(2);
  expect(files(third)).not.toContain('assets/js/a.1.js');
});
