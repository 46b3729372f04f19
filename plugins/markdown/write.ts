import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {articleMarkdown} from './article.ts';

/** A built page and its Markdown version: the paths of both files, and the whole address of the page. */
export interface MarkdownOfPage {
  readonly html: string;
  readonly file: string;
  readonly url: string;
}

/**
 * Writes the Markdown versions of built pages.
 *
 * @throws Error that names the page, if a page has no article
 */
export function writeMarkdown(pages: readonly MarkdownOfPage[]): void {
  for (const {html, file, url} of pages) {
    const text = articleMarkdown(readFileSync(html, 'utf8'), url);
    if (text === undefined) {
      throw new Error(`${url}: the built page has no <article> with the class "markdown"`);
    }
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}
