import {expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/folder.ts';
import {pageTitle} from './titles.ts';

it.each([
  ['/docs/guides/', 'All guides'],
  ['/docs/guides/vacuum', 'Vacuum'],
  ['/docs/guides/vacuum#days', 'Vacuum'],
  ['/docs/guides/gone', undefined],
])('the title of %s is %s', (address, title) => {
  const site = testFolder({
    'docs/guides/index.mdx': '---\ntitle: All guides\n---\n',
    'docs/guides/vacuum.mdx':
      '---\ntitle: "Remove: what you no longer use"\nsidebar_label: Vacuum\n---\n',
  });
  expect(pageTitle(site, address)).toBe(title);
});

it('names the file and the line if the front matter is not YAML', () => {
  const site = testFolder({'docs/a.mdx': '---\ntitle: A\nsidebar_label: "B\n---\n'});
  expect(() => pageTitle(site, '/docs/a')).toThrow(
    'docs/a.mdx:3: the front matter is not YAML: Missing closing "quote',
  );
});
