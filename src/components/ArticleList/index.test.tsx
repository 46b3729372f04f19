import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import ArticleList, {type Article} from './index';

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

it('shows each article with its date, language, author, and topics', () => {
  const html = renderToStaticMarkup(<ArticleList articles={JSON.stringify(ARTICLES)} />);
  expect(html).toContain('<a href="https://a.example/1" lang="ja" hrefLang="ja">入門</a>');
  expect(html).toContain('dateTime="2022-11-08">Nov 8, 2022<');
  expect(html).toContain('>Book in Japanese, by the maintainer. Topic: Introduction<');
  expect(html).toContain('>Article in English, by a user. Topics: Checksums, CI<');
});
