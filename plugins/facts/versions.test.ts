import {expect, it} from 'vitest';
import {replaceVersions} from './versions.ts';

it('replaces names by versions, and suggests the right name for a wrong one', () => {
  const versions = new Map([
    ['aqua', '2.62.3'],
    ['checkout', '6.0.0'],
  ]);
  expect(replaceVersions('v%aqua%, a%20b%', versions)).toEqual({
    text: 'v2.62.3, a%20b%',
    unknown: [],
  });
  expect(replaceVersions('a\n%chekout%', versions).unknown).toEqual([
    {
      line: 2,
      problem:
        'there is no version "chekout" (did you mean checkout?); there are: aqua, checkout. Add it to facts/versions.yaml, or correct the name',
    },
  ]);
});

it('leaves encoded URLs as they are, also in lower case, unless they contain a name', () => {
  const versions = new Map([['deno', '2.5.0']]);
  const text = 'https://example.com/%c3%bcber%20uns%c3%a9%e3ab%C3 #%deno%20';
  expect(replaceVersions(text, versions)).toEqual({
    text: text.replace('%deno%', '2.5.0'),
    unknown: [],
  });
  expect(replaceVersions('v%den0%, %dene%', versions).unknown).toHaveLength(2);
});
