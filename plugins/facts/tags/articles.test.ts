import {expect, it} from 'vitest';
import {nodesIn} from '../../tags/nodes.ts';
import type {TagContext} from '../../tags/tag.ts';
import {articles} from './articles.ts';

const ARTICLES = [
  {
    date: '2022-11-08',
    title: 'Checksums',
    url: 'https://a.example/2',
    language: 'en',
    kind: 'article',
    by: 'user',
    topics: ['checksums', 'ci'],
  },
  {
    date: '2023-10-01',
    title: '入門',
    url: 'https://a.example/1',
    language: 'ja',
    kind: 'book',
    by: 'maintainer',
    topics: ['introduction'],
  },
];

it('shows each article with its date, language, author, and topics, the newest first', () => {
  const context = {facts: {articles: ARTICLES}} as unknown as TagContext;
  const nodes = articles.expand({}, context).flatMap(nodesIn);
  const texts = nodes.filter(({type}) => type === 'text').map(({value}) => value);
  const links = nodes
    .filter(({name}) => name === 'a')
    .map(({attributes}) => attributes?.map(({value}) => value));
  expect(texts).toEqual([
    'Oct 1, 2023',
    '入門',
    'Book in Japanese, by the maintainer. Topic: Introduction',
    'Nov 8, 2022',
    'Checksums',
    'Article in English, by a user. Topics: Checksums, CI',
  ]);
  expect(links).toEqual([
    ['https://a.example/1', 'ja', 'ja'],
    ['https://a.example/2', 'en', 'en'],
  ]);
});
