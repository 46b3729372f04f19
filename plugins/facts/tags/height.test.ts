import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {blocks, fence} from '../../tags/nodes';
import {HEIGHTS, heightClass} from './height';

it('names a class that the style sheet has', () => {
  const css = readFileSync(path.resolve(import.meta.dirname, '../../../src/css/facts.css'), 'utf8');
  const classes = [
    ...css.matchAll(/\.entry-height-(\d+) \{\s+contain-intrinsic-block-size: auto (\d+)rem/g),
  ];
  expect(classes.map(([, name]) => Number(name))).toEqual(HEIGHTS);
  for (const [rule, name, height] of classes) expect(height, rule).toBe(name);
});

it('reserves more height for more text, and a line for each line of a fence', () => {
  expect(heightClass(blocks('One line'))).toBe('entry-height-8');
  expect(heightClass(blocks('ten words '.repeat(110)))).toBe('entry-height-64');
  expect(heightClass([fence('sh', 'ls\n'.repeat(20))])).toBe('entry-height-49');
});

it('counts labels with their values as lines of one paragraph', () => {
  const pair = (text: string) => ({
    type: 'mdxJsxFlowElement',
    name: 'span',
    children: blocks(text),
  });
  const labels = {type: 'mdxJsxFlowElement', name: 'div', children: ['a', 'b', 'c', 'd'].map(pair)};
  expect(heightClass([labels])).toBe('entry-height-8');
});
