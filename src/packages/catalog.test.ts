import {afterEach, expect, it, vi} from 'vitest';
import {loadList} from './catalog';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('cuts a long query, which would block the page for seconds', async () => {
  const file = {name: 'acme/lantern\nacme/torch'};
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(file)));
  const props = {count: 2, release: 'v4.0.0', purposes: [], list: '/list.json', letters: ''};
  const list = await loadList(props);
  const names = (query: string) => list.find(query).map(({name}) => name);
  expect(names('torch')).toEqual(['acme/torch']);
  expect(names(`torch ${'x/'.repeat(29)}lantern`)).toEqual(['acme/torch']);
});
