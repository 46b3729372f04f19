import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {cachedOnDisk} from '../cache/diskCache.ts';
import {articleMarkdown, articleOf} from './article.ts';

/** A built page and its Markdown version: the paths of both files, and the absolute URL of the page. */
export interface MarkdownOfPage {
  readonly html: string;
  readonly file: string;
  readonly url: string;
}

/**
 * Writes the Markdown versions of built pages.
 *
 * @throws Error with the URL of the page, if a page has no article
 */
export function writeMarkdown(pages: readonly MarkdownOfPage[]): void {
  const articles = pages.map(({html, url}) => ({
    article: articleOf(readFileSync(html, 'utf8')) ?? '',
    url,
  }));
  const texts = cachedOnDisk('markdown', articles, ({article, url}) => {
    const text = articleMarkdown(article, url);
    if (text !== undefined) return text;
    throw new Error(`${url}: the built page has no <article> with the class "markdown"`);
  });
  for (const [index, {file}] of pages.entries()) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, texts[index] ?? '');
  }
}
