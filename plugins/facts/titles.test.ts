import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {pageTitle} from './titles.ts';

const site = mkdtempSync(path.join(tmpdir(), 'titles-'));
mkdirSync(path.join(site, 'docs/guides'), {recursive: true});
writeFileSync(path.join(site, 'docs/guides/index.mdx'), '---\ntitle: All guides\n---\n');
writeFileSync(
  path.join(site, 'docs/guides/vacuum.mdx'),
  '---\ntitle: "Remove: what you no longer use"\nsidebar_label: Vacuum\n---\n',
);

it.each([
  ['/docs/guides/', 'All guides'],
  ['/docs/guides/vacuum', 'Vacuum'],
  ['/docs/guides/vacuum#days', 'Vacuum'],
  ['/docs/guides/gone', undefined],
])('the title of %s is %s', (address, title) => {
  expect(pageTitle(site, address)).toBe(title);
});
