// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {Hit, SearchEngine, SearchRequest} from '../answer';
import {useSearch} from './useSearch';

const FILTERS = {language: 'en', tags: ['default']};

const hit = (id: string, snippet: string): Hit => ({
  id,
  kind: 'page',
  url: `/${id}`,
  area: '',
  headings: [[{text: id, isMatch: false}]],
  text: snippet ? [{text: snippet, isMatch: false}] : [],
});

/** An engine with three pages of one hit, which has its text only in answers that wait for texts. */
const engine: SearchEngine = {
  addsTexts: true,
  prepare: async () => {},
  suggest: async () => [],
  search: async ({query, page = 0}: SearchRequest, texts = 1) => ({
    query,
    hits: [hit(`${query}-${page}`, texts > 0 ? 'snippet' : '')],
    count: 3,
    page,
    pageCount: 3,
  }),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({matches: false}));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('adds the snippets of a page of hits, also if the next page is requested before they are there', async () => {
  const {result, rerender} = renderHook(
    ({page}) =>
      useSearch({engine, query: 'a', filters: FILTERS, page, texts: Infinity, attempt: 0}),
    {initialProps: {page: 0}},
  );
  const shown = () => result.current.answer?.hits.map(({id, text}) => `${id} ${text[0]?.text}`);
  await act(async () => {});
  expect(shown()).toEqual(['a-0 undefined']);
  for (const page of [1, 2]) {
    rerender({page});
    await act(async () => {});
  }
  await act(() => vi.runAllTimersAsync());
  expect(shown()).toEqual(['a-0 snippet', 'a-1 snippet', 'a-2 snippet']);
});
