import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import type {Response} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {openSession} from '../shared/browser.ts';

/** What a browser downloads for one page: bytes compressed with gzip, and the number of requests. */
export interface Sizes {
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
  readonly requests: number;
}

/** The size of `content`, compressed with gzip. */
export const gzipped = (content: string | Buffer): number => gzipSync(content, {level: 9}).length;

/** The number of pages in the built site `folder`, without the pages of packages. */
export const pagesOf = (folder: string): number =>
  globSync('**/*.html', {cwd: folder, ignore: ['packages/**']}).length;

/** The total size of the files in `folder` that `glob` matches, compressed with gzip. */
export const sizeOf = (folder: string, glob: string | string[]): number =>
  globSync(glob, {cwd: folder, absolute: true}).reduce(
    (sum, file) => sum + gzipped(readFileSync(file)),
    0,
  );

/** The sizes to which the types of requests count. */
const KINDS: Record<string, 'html' | 'scripts' | 'styles'> = {
  document: 'html',
  script: 'scripts',
  stylesheet: 'styles',
};

/**
 * Opens the page at `address` of the built site in `folder` in a browser, presses a key, which starts the
 * app, and returns the sizes of all responses until the network is idle. Prefetched pages do not count.
 */
export async function sizesOfPage(folder: string, address: string): Promise<Sizes> {
  const {url, browser, close} = await openSession(folder);
  try {
    const responses: Response[] = [];
    const page = await browser.newPage();
    page.on('response', (response) => responses.push(response));
    await page.goto(`${url}${address}`);
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    const sizes = {html: 0, scripts: 0, styles: 0, requests: responses.length};
    for (const response of responses) {
      const kind = KINDS[response.request().resourceType()];
      // A redirect has no body.
      if (kind && response.status() < 300) sizes[kind] += gzipped(await response.body());
    }
    return sizes;
  } finally {
    await close();
  }
}
