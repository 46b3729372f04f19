import {expect, it} from 'vitest';
import {pagesFor} from '../../scripts/search/built-engine';
import {unpack} from '../../src/search/index/read';
import {engineOf, PAGES, recordsOf} from '../../tests/search/fixtures';
import type {Facts} from '../facts/schema';
import {compile} from './compile';
import {withFacts} from './facts';
import {pack} from './pack';

const LIST = '/docs/reference/codes/';
const TEXT = 'open the vendored widget <path>';
const EXPLAINING = '/docs/guides/vacuum';
const records = recordsOf([
  ...PAGES.map((page) =>
    page.path === EXPLAINING ? {...page, blocks: [...page.blocks, 'It opens widgets.']} : page,
  ),
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

const known = (list: Facts['messages']) =>
  ({
    messages: list,
    fields: {
      aqua: {
        objects: [{at: 'packages[]', fields: [{name: 'tags', page: '/docs/guides/vacuum'}]}],
      },
    },
    environment: {variables: [{name: 'AQUA_X', guide: '/docs/install#x'}]},
    commands: {commands: [{name: 'install', aliases: ['i']}]},
  }) as unknown as Facts;
const explained = withFacts(records, known(messages));

it('stores the page that explains a message, only in the heading of the message in the list', () => {
  expect(explained.filter((record) => record.explained)).toMatchObject([
    {role: 'heading', anchor: 'message-open', explained: '/docs/guides/vacuum'},
  ]);
  const {index} = compile(explained);
  expect(unpack(JSON.parse(JSON.stringify(pack(index))))).toEqual(index);
});

it('finds the explaining page first, and also the list of messages, for a pasted message', async () => {
  const query = 'ERR open the vendored widget /home/me/w';
  expect((await pagesFor(engineOf(records), query))[0]).not.toBe(EXPLAINING);
  const found = await pagesFor(engineOf(explained), query);
  expect(found[0]).toBe(EXPLAINING);
  expect(found).toContain('/docs/reference/codes');
});

it('finds the explaining page even if it is the first page of the index', () => {
  const first = recordsOf([
    {path: '/docs/', title: 'The first page', blocks: ['It explains the message.']},
    {path: LIST, title: 'Every message', blocks: [`# ${TEXT}`]},
  ]).map((record) => ({
    ...record,
    ...(record.hierarchy.lvl2 === TEXT && {anchor: 'message-open'}),
  }));
  const {index} = compile(
    withFacts(first, known([{id: 'open', page: '/docs/'}] as Facts['messages'])),
  );
  expect(index.pages[0]?.path).toBe('/docs/');
  expect(index.pages[1]?.headings).toMatchObject([{text: TEXT, explained: 0}]);
  expect(unpack(JSON.parse(JSON.stringify(pack(index)))).pages[1]?.headings).toMatchObject([
    {explained: 0},
  ]);
});

it('finds the page of the same docs version', () => {
  const versions = ['/docs', '/docs/1.0.0'].flatMap((docs, i) => {
    const tag = `docs-default-${i === 0 ? 'current' : '1.0.0'}`;
    return [
      {path: `${docs}/guides/vacuum`, title: 'Vacuum', blocks: ['Text.'], tag},
      {path: `${docs}/reference/codes/`, title: 'Every message', blocks: [`# ${TEXT}`], tag},
    ];
  });
  const own = recordsOf(versions).map((record) => ({
    ...record,
    ...(record.hierarchy.lvl2 === TEXT && {anchor: 'message-open'}),
  }));
  expect(
    withFacts(own, known(messages))
      .filter(({explained}) => explained)
      .map(({url_without_anchor: list, explained}) => [new URL(list).pathname, explained]),
  ).toEqual([
    ['/docs/reference/codes/', '/docs/guides/vacuum'],
    ['/docs/1.0.0/reference/codes/', '/docs/1.0.0/guides/vacuum'],
  ]);
});

it('stores the pages of fields and variables, and the aliases of commands', () => {
  const own = recordsOf([
    ...PAGES,
    {path: '/docs/reference/usage', title: 'Commands', blocks: ['# aqua install', '# aqua init']},
    {path: '/docs/fields', title: 'Fields', blocks: ['tags', 'AQUA_X', 'other']},
  ]).map((record) => {
    const anchor = {tags: 'field-packages.tags', AQUA_X: 'AQUA_X', other: 'field-other'}[
      record.content ?? ''
    ];
    return anchor ? {...record, anchor, is_entry: true} : record;
  });
  const noted = withFacts(own, known(messages)).filter(({explained: page, names}) => page ?? names);
  expect(noted).toMatchObject([
    {hierarchy: {lvl2: 'aqua install'}, names: ['aqua i']},
    {content: 'tags', explained: '/docs/guides/vacuum'},
    {content: 'AQUA_X', explained: '/docs/install'},
  ]);
});

it('uses the first file with a field, even if the field has no page there', () => {
  const [file] = records;
  if (!file) throw new Error('There are no records.');
  const entry = {...file, is_entry: true, anchor: 'field-packages.tags'};
  const facts = known([]);
  const policy = structuredClone(facts.fields.aqua) as (typeof facts.fields)[string];
  const field = facts.fields.aqua?.objects[0]?.fields[0];
  if (field) delete field.page;
  expect(withFacts([...records, entry], facts).at(-1)?.explained).toBeUndefined();
  expect(
    withFacts([...records, entry], {...facts, fields: {...facts.fields, policy}}).at(-1)?.explained,
  ).toBeUndefined();
});
