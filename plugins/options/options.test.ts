import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parseFragment} from 'parse5';
import {expect, it} from 'vitest';
import {optionsIn} from './index.ts';
import rehypeOptions from './rehype.ts';

/** The options in `code`. The parts together have to be `code`. */
const options = (code: string): string[] => {
  const parts = optionsIn(code);
  expect(parts.map(({text}) => text).join('')).toBe(code);
  return parts.filter(({isOption}) => isOption).map(({text}) => text);
};

it.each([
  ['aqua install -l', ['-l']],
  ['aqua exec -- jq --version', ['--', '--version']],
  ['--out-testdata=pkg.yaml', ['--out-testdata']],
  ['[--bundle <bundle>] ("-c")', ['--bundle', '-c']],
  ['update-checksum a--b - x -1', []],
  ['--certificate-github-workflow-ref', []],
  ['--certificate-oidc-issuer --certificate-oidc-issue', ['--certificate-oidc-issue']],
  ['', []],
])('the options in %s', (code, expected) => {
  expect(options(code)).toEqual(expected);
});

it('puts an element around each option in inline code, and changes nothing else', () => {
  const root = fromParse5(parseFragment('<p>-a <code>x -l y</code> <code>z</code></p>')) as Root;
  rehypeOptions()(root);
  const [paragraph] = root.children;
  expect(paragraph).toMatchObject({
    children: [
      {value: '-a '},
      {
        children: [
          {value: 'x '},
          {tagName: 'span', properties: {className: ['code-option']}, children: [{value: '-l'}]},
          {value: ' y'},
        ],
      },
      {value: ' '},
      {children: [{value: 'z'}]},
    ],
  });
});
