import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {twinOf} from './markdown.ts';

/** A built page and its twin: whole paths of their files, and the page's whole address. */
export interface TwinOfPage {
  readonly html: string;
  readonly twin: string;
  readonly url: string;
}

/**
 * Writes the twins of built pages.
 *
 * @throws if a page has no article
 */
export function writeTwins(pages: readonly TwinOfPage[]): void {
  for (const {html, twin, url} of pages) {
    const text = twinOf(readFileSync(html, 'utf8'), url);
    if (text === undefined) throw new Error(`${url} has no article to make a twin of`);
    mkdirSync(path.dirname(twin), {recursive: true});
    writeFileSync(twin, text);
  }
}
