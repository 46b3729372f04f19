// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, expect, it, vi} from 'vitest';
import type {Article} from './index';

const browser = vi.hoisted(() => ({is: true}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => browser.is}));

const {default: ArticleList} = await import('./index');

const ARTICLES: Article[] = [
  {
    date: '2023-10-01',
    title: '入門',
    url: 'https://a.example/1',
    language: 'ja',
    kind: 'book',
    by: 'maintainer',
    topics: ['Introduction'],
  },
  {
    date: '2022-11-08',
    title: 'Checksums',
    url: 'https://a.example/2',
    language: 'en',
    kind: 'article',
    by: 'user',
    topics: ['Checksums', 'CI'],
  },
];
const list = () => <ArticleList articles={JSON.stringify(ARTICLES)} />;
const titles = () => screen.queryAllByRole('link').map(({textContent}) => textContent);

afterEach(() => {
  cleanup();
  browser.is = true;
});

it('shows the complete list without filters before a script runs', () => {
  browser.is = false;
  const html = renderToStaticMarkup(list());
  expect(html).toContain('<a href="https://a.example/1" lang="ja" hrefLang="ja">入門</a>');
  expect(html).toContain('dateTime="2022-11-08">Nov 8, 2022<');
  expect(html).toContain('>Book in Japanese, by the maintainer. Topic: Introduction<');
  expect(html).toContain('>Article in English, by a user. Topics: Checksums, CI<');
  expect(html).not.toContain('<select');
});

it('filters by language and topic, and announces the number of results', () => {
  render(list());
  expect(titles()).toEqual(['入門', 'Checksums']);
  fireEvent.change(screen.getByLabelText('Language'), {target: {value: 'ja'}});
  expect(titles()).toEqual(['入門']);
  expect(screen.getByRole('status').textContent).toBe('1 of 2');
  fireEvent.change(screen.getByLabelText('Topic'), {target: {value: 'CI'}});
  expect(titles()).toEqual([]);
  fireEvent.change(screen.getByLabelText('Language'), {target: {value: ''}});
  expect(titles()).toEqual(['Checksums']);
});
