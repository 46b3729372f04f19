import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {type Answer, type Hit, PACKAGES_AREA, type SearchEngine, type Segment} from '../answer';
import {withPackages} from './withPackages';

const hit = (id: string, area: string, heading: Segment[]): Hit => ({
  id,
  kind: 'page',
  url: `https://example.com/${id}`,
  area,
  headings: [heading],
  text: [],
});
const KUBECTL = hit('kubernetes/kubectl', PACKAGES_AREA, [{text: 'kubectl', isMatch: true}]);
const UNRELATED = hit('install', 'Docs', [{text: 'Install', isMatch: false}]);
const NAMED = hit('checksum', 'Docs', [{text: 'checksum', isMatch: true}]);

const answering = (hits: Hit[], isSubject?: boolean): SearchEngine => ({
  addsTexts: true,
  prepare: () => Promise.resolve(),
  suggest: () => Promise.resolve([]),
  search: ({query, page = 0}) =>
    Promise.resolve({
      query,
      hits,
      count: hits.length,
      page,
      pageCount: 2,
      isSubject,
    } satisfies Answer),
});
const request = (query: string, page = 0) => ({
  query,
  page,
  filters: {language: 'en', tags: []},
  snippetWords: 10,
});
const idsFor = async (engine: SearchEngine, query: string, page?: number) =>
  (await engine.search(request(query, page))).hits.map(({id}) => id);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('puts a named package above pages that only mention it', async () => {
  const find = vi.fn().mockResolvedValue({hits: [KUBECTL], isNamed: true});
  const engine = withPackages(answering([UNRELATED]), find);
  expect(await idsFor(engine, 'kubectl')).toEqual(['kubernetes/kubectl', 'install']);
  expect(await idsFor(engine, 'kubectl', 1)).toEqual(['install']);
  expect(find).toHaveBeenCalledTimes(1);
});

it('leaves the pages first if one is about the word, for several words, and for the start of a name', async () => {
  const find = vi.fn().mockResolvedValue({hits: [KUBECTL], isNamed: true});
  expect(await idsFor(withPackages(answering([UNRELATED, NAMED]), find), 'checksum')).toEqual([
    'install',
    'checksum',
  ]);
  expect(await idsFor(withPackages(answering([UNRELATED], true), find), 'docker')).toEqual([
    'install',
  ]);
  const engine = withPackages(answering([UNRELATED]), find);
  expect(await idsFor(engine, 'install kubectl')).toEqual(['install']);
  expect(find).not.toHaveBeenCalled();
  find.mockResolvedValue({hits: [KUBECTL], isNamed: false});
  expect(await idsFor(engine, 'kubect')).toEqual(['install']);
});

it('does not wait for packages that are late, and does not add them to a later answer', async () => {
  const late = new Promise<never>(() => undefined);
  const engine = withPackages(answering([UNRELATED]), () => late);
  const ids = idsFor(engine, 'kubectl');
  await vi.advanceTimersByTimeAsync(300);
  expect(await ids).toEqual(['install']);
  expect(await idsFor(engine, 'kubectl')).toEqual(['install']);
});
