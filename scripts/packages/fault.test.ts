import {expect, it} from 'vitest';
import {placeOfFault} from './fault';

const GOOD = `packages:
  - type: http
    name: example/one
    url: https://example.com
  - type: github_release
    repo_owner: example
    repo_name: two
`;

it.each([
  ['nothing', GOOD, ''],
  ['an open list', `${GOOD}  - type: [http\n`, ':9: package example/two, or what follows it'],
  [
    'a tab',
    GOOD.replace('    repo_name', '\trepo_name'),
    ':7: package example/one, or what follows it',
  ],
  [
    'an alias of no anchor',
    `${GOOD}    asset: *x\n`,
    ':8: package example/two, or what follows it',
  ],
  [
    'too few spaces',
    GOOD.replace('    url', '   url'),
    ':4: package example/one, or what follows it',
  ],
  [
    'a control character',
    `${GOOD}    asset: \u0001\n`,
    ':8: package example/two, or what follows it',
  ],
  ['a web page', '<html>\n<p>a: b: c</p>\n', ':1'],
])('finds %s', (_, text, place) => {
  expect(placeOfFault(text)).toBe(place);
});
