import path from 'node:path';
import {expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/folder.ts';
import {factsRoot} from '../tags/frozen.ts';
import {pageFile, pageTitle} from './titles.ts';

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
  expect(pageTitle(site, address, 'docs/a.mdx')).toBe(title);
});

it('is that of the version to which the page with the link belongs', () => {
  const site = testFolder({
    'docs/a.mdx': '---\ntitle: New\n---\n',
    'docs/b.mdx': '---\ntitle: B\n---\n',
    'versioned_docs/version-1.0/a.mdx': '---\ntitle: Old\n---\n',
    'versioned_docs/version-1.0/index.mdx': '---\ntitle: "Home\n---\n',
    'versioned_facts/version-1.0/facts/tool.yaml': '',
  });
  const page = 'versioned_docs/version-1.0/c.mdx';
  const root = factsRoot(site, page);
  expect(pageTitle(root, '/docs/a#x', page)).toBe('Old');
  expect(pageTitle(root, '/docs/b', page)).toBeUndefined();
  expect(path.join(root, pageFile(root, '/docs/a', page) ?? '')).toBe(
    path.join(site, 'versioned_docs/version-1.0/a.mdx'),
  );
  expect(() => pageTitle(root, '/docs', page)).toThrow(
    /^versioned_docs\/version-1\.0\/index\.mdx:2:/,
  );
});

it('names the file and the line if the front matter is not YAML', () => {
  const site = testFolder({'docs/a.mdx': '---\ntitle: A\nsidebar_label: "B\n---\n'});
  expect(() => pageTitle(site, '/docs/a', 'docs/b.mdx')).toThrow(
    'docs/a.mdx:3: the front matter is not YAML: Missing closing "quote',
  );
});
