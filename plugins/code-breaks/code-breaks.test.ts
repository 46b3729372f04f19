import type {Nodes, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parseFragment} from 'parse5';
import {expect, it} from 'vitest';
import rehypeCodeBreaks from './rehype.ts';

/** The text of `html`, with `|` where it may wrap. */
const broken = (html: string): string => {
  const root = fromParse5(parseFragment(html)) as Root;
  rehypeCodeBreaks()(root);
  const textOf = (node: Nodes): string => {
    if (node.type === 'text') return node.value;
    if (node.type === 'element' && node.tagName === 'wbr') return '|';
    return 'children' in node ? node.children.map(textOf).join('') : '';
  };
  return textOf(root);
};

const cell = (code: string) => `<table><tr><td><code>${code}</code></td></tr></table>`;

it('lets a long name wrap after each separator, but not next to one or two characters', () => {
  expect(broken(cell('AQUA_ENFORCE_REQUIRE_CHECKSUM=true'))).toBe(
    'AQUA_|ENFORCE_|REQUIRE_|CHECKSUM=|true',
  );
  expect(broken(cell('~/.config/aqua.yaml.d'))).toBe('~/.config/|aqua.|yaml.d');
});

it('does not change short words, and code outside of tables', () => {
  expect(broken(cell('aqua.yaml linux/arm64'))).toBe('aqua.yaml linux/arm64');
  expect(broken('<p><code>packages[].update.enabled</code></p>')).toBe('packages[].update.enabled');
});
