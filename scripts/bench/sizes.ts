import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {serve} from '../preview/server.ts';

/** What a reader of one page downloads, compressed with gzip, in bytes. */
export interface Sizes {
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
  readonly requests: number;
}

const gzipped = (content: Buffer): number => gzipSync(content, {level: 9}).length;

/** How many pages the built site in `folder` has, those of packages left out. */
export const pagesOf = (folder: string): number =>
  globSync('**/*.html', {cwd: folder, ignore: ['packages/**']}).length;

/** The size of the files in `folder` that `glob` matches. */
export const sizeOf = (folder: string, glob: string): number =>
  globSync(glob, {cwd: folder, absolute: true}).reduce(
    (sum, file) => sum + gzipped(readFileSync(file)),
    0,
  );

/**
 * What the page at `address` of the built site in `folder` weighs, once a reader has pressed a key and
 * the network is quiet. What the browser prefetches for other pages does not count.
 */
export async function sizesOfPage(folder: string, address: string): Promise<Sizes> {
  const {url, server} = await serve(path.resolve(folder));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox'],
  });
  try {
    const sizes = {html: 0, scripts: 0, styles: 0, requests: 0};
    const kinds: Record<string, 'html' | 'scripts' | 'styles'> = {
      document: 'html',
      script: 'scripts',
      stylesheet: 'styles',
    };
    const bodies: Promise<void>[] = [];
    const page = await browser.newPage();
    page.on('response', (response) => {
      sizes.requests += 1;
      const kind = kinds[response.request().resourceType()];
      if (!kind) return;
      bodies.push(
        response.body().then((body) => {
          sizes[kind] += gzipped(body);
        }),
      );
    });
    await page.goto(`${url}${address}`);
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    await Promise.all(bodies);
    return sizes;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
