import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parseFragment} from 'parse5';
import {expect, it} from 'vitest';
import {elementsIn} from '../page-tree/index.ts';
import rehypeEmptyTableHeaders from './rehype.ts';

/** The names of the cells in the table `html`, in order. */
const cells = (html: string): string[] => {
  const root = fromParse5(parseFragment(`<table>${html}</table>`)) as Root;
  rehypeEmptyTableHeaders()(root);
  return elementsIn(root)
    .map(({tagName}) => tagName)
    .filter((name) => /^t[dh]$/.test(name));
};

it('replaces only header cells without text by plain cells', () => {
  expect(cells('<tr><th></th><th> </th><th>way</th><th><code>a</code></th></tr>')).toEqual([
    'td',
    'td',
    'th',
    'th',
  ]);
  expect(cells('<tr><td></td><td>a</td></tr>')).toEqual(['td', 'td']);
});
