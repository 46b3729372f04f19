import {expect, it} from 'vitest';
import {createEmbeddedClient} from '../../src/search/embedded-client';
import {hostOf, PAGES, recordsOf} from '../../src/search/fixtures';
import {pack, unpack} from '../../src/search/index-file';
import type {Facts} from '../facts/schema';
import {pagesFor} from './built-client';
import {compile} from './compile';
import {withMessages} from './messages';

const LIST = '/docs/reference/codes/';
const TEXT = 'open the vendored widget <path>';
const records = recordsOf([
  ...PAGES,
  {path: LIST, title: 'Every message', blocks: [`# ${TEXT}`, '# parse the other widget']},
  {
    path: '/docs/widgets',
    title: 'Widgets',
    blocks: ['# Vendored widget', 'Open the widget. Open it.'],
  },
]).map((record) => ({
  ...record,
  ...(record.hierarchy.lvl2 === TEXT && {anchor: 'message-open'}),
  weight: {...record.weight, pageRank: record.url_without_anchor.endsWith(LIST) ? 0 : 5},
}));
const messages = [
  {id: 'open', page: '/docs/guides/vacuum#widgets'},
  {id: 'parse', page: LIST},
] as Facts['messages'];

const explained = withMessages(records, messages, 'https://aquaproj.github.io/');

it('notes the page that explains a message, on its heading in the list alone', () => {
  expect(explained.filter((record) => record.explained)).toMatchObject([
    {role: 'heading', anchor: 'message-open', explained: '/docs/guides/vacuum'},
  ]);
  const {index} = compile(explained);
  expect(unpack(JSON.parse(JSON.stringify(pack(index))))).toEqual(index);
});

it('finds the explaining page first, and the list of messages too, for a pasted message', async () => {
  const query = 'ERR open the vendored widget /home/me/w';
  const before = createEmbeddedClient('/assets/search/manifest.json', hostOf(records));
  expect(await pagesFor(before, query)).not.toContain('/docs/guides/vacuum');
  const after = createEmbeddedClient('/assets/search/manifest.json', hostOf(explained));
  const found = await pagesFor(after, query);
  expect(found[0]).toBe('/docs/guides/vacuum');
  expect(found).toContain('/docs/reference/codes');
});
