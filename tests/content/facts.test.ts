import path from 'node:path';
import {expect, it} from 'vitest';
import {brokenLinks} from '../../plugins/facts/checks.ts';
import {notShown} from '../../plugins/facts/coverage.ts';
import {currentFacts} from '../../plugins/facts/load.ts';
import {anchorsByAddress, sitePages} from '../../plugins/tags/pages.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const facts = currentFacts(ROOT);
const pages = sitePages(ROOT);

it('has no tag and no version that does not exist', () => {
  expect(pages.flatMap(({problems}) => problems)).toEqual([]);
});

it('shows every fact on a page', () => {
  const shown = new Set(pages.flatMap((page) => [...page.shown]));
  expect(notShown(facts, shown)).toEqual([]);
});

it('links from facts to pages and anchors that exist', () => {
  expect(brokenLinks(facts, anchorsByAddress(pages, ROOT))).toEqual([]);
});
