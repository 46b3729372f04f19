import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {brokenLinks, sitePages} from '../../plugins/facts/links.ts';
import {currentFacts} from '../../plugins/facts/load.ts';
import {notShown} from '../../plugins/facts/shown.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const facts = currentFacts(ROOT);
const pages = sitePages(facts, ROOT);
const sources = globSync('{docs,blog}/**/*.mdx', {cwd: ROOT, absolute: true}).map((file) =>
  readFileSync(file, 'utf8'),
);

it('shows every fact on a page', () => {
  expect(notShown(facts, sources)).toEqual([]);
});

it('links from facts to pages and anchors that exist', () => {
  expect(brokenLinks(facts, pages)).toEqual([]);
});
