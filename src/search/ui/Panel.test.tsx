// @vitest-environment jsdom
import {act, fireEvent, render, screen} from '@testing-library/react';
import {createRef, type KeyboardEvent, type RefObject} from 'react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {Hit, SearchEngine} from '../answer';

const push = vi.fn();
vi.mock('@docusaurus/router', () => ({useHistory: () => ({push})}));
vi.mock('@docusaurus/useBaseUrl', () => ({default: (path: string) => path}));
vi.mock('@docusaurus/useGlobalData', () => ({usePluginData: () => DATA}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: nothing}));
vi.mock('./useFilters', () => ({useFilters: () => FILTERS}));
vi.mock('./useLocalUrl', () => ({useLocalUrl: () => urlOf}));
vi.mock('./usePackages', () => ({usePackages: () => NONE, useSearchEngine: () => engine}));

const DATA = {engine: 'embedded', indexName: 'docs'};
const FILTERS = {language: 'en', tags: ['default']};
const NONE: Hit[] = [];
const urlOf = (url: string) => url;
function nothing() {}

const hit = (url: string): Hit => ({
  id: url,
  kind: 'page',
  url,
  area: 'Guides',
  headings: [[{text: url, isMatch: false}]],
  text: [],
});

/** Finds three pages, whose addresses begin with the query. */
const engine: SearchEngine = {
  addsTexts: false,
  prepare: async () => {},
  suggest: async () => [],
  search: async ({query}) => ({
    query,
    hits: [1, 2, 3].map((each) => hit(`${query}/${each}`)),
    count: 3,
    page: 0,
    pageCount: 1,
  }),
};

const {default: Panel} = await import('./Panel');

const keys: RefObject<((event: KeyboardEvent) => void) | null> = {current: null};
const field = createRef<HTMLInputElement>();

const panel = (query: string) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the dialog
  <div onKeyDown={(event) => keys.current?.(event)}>
    <input ref={field} />
    <Panel
      {...{query, field, keys}}
      onQuery={nothing}
      onState={nothing}
      onClose={nothing}
      onFollow={nothing}
    />
  </div>
);

const press = (key: string) => fireEvent.keyDown(field.current as HTMLElement, {key});

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({matches: false}));
  Element.prototype.scrollIntoView = nothing;
  Element.prototype.scrollTo = nothing;
  localStorage.clear();
  push.mockClear();
});

afterEach(() => vi.unstubAllGlobals());

it('opens the selected result on Enter', async () => {
  render(panel('/a'));
  await act(async () => {});
  press('ArrowDown');
  press('Enter');
  expect(push.mock.calls).toEqual([['/a/2']]);
});

it('opens a result on another site as a link does', async () => {
  const followed = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', followed, {once: true});
  render(panel('https://example.com'));
  await act(async () => {});
  press('Enter');
  expect(push).not.toHaveBeenCalled();
  expect(followed).toHaveBeenCalledTimes(1);
});

it('opens the first result of a new answer, also if Enter follows at once', async () => {
  const {rerender} = render(panel('/a'));
  await act(async () => {});
  press('ArrowDown');
  // Without act, effects run later, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  rerender(panel('/ab'));
  await new Promise<void>((resolve) => {
    new MutationObserver(() => {
      if (!screen.queryByText('/ab/1')) return;
      press('Enter');
      resolve();
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
  });
  expect(push.mock.calls).toEqual([['/ab/1']]);
});
