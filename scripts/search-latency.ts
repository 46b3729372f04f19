import type {Browser, Page} from '@playwright/test';
import {openSession} from './shared/browser.ts';
import {builtIndex} from './shared/build.ts';
import {runCommand} from './shared/command.ts';
import {BUILD} from './shared/root.ts';

const USAGE = `npm run search:latency
  Measures in Chromium how long the list takes to update after each key, at full speed and with a CPU
  that is four times slower. Needs a built site.`;

/** The delay between two keys, in milliseconds. With a shorter delay, keys would wait for each other. */
const PAUSE = 350;
const QUERIES = [
  'verify checksums in ci',
  'AQUA_ROOT_DIR',
  'version_overrides',
  'how do I install a tool that is not in the registry',
  'command not found',
  'renovate automerge',
];

/**
 * Types the queries and measures every key.
 *
 * @returns the milliseconds from each key to the frame with its results, in the order of the keys
 */
async function measure(page: Page, url: string): Promise<number[]> {
  await page.goto(`${url}/docs/`);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', {name: 'Search'});
  await field.waitFor();
  await field.fill('warm');
  await page.getByRole('option').first().waitFor();
  await page.evaluate(() => {
    const measured: number[] = [];
    Object.assign(window, {measured});
    const input = document.querySelector<HTMLInputElement>('dialog input');
    const status = document.querySelector('dialog [role=status]');
    if (!input || !status) throw new Error('The search dialog has no field or no status.');
    let since: number | undefined;
    input.addEventListener('keydown', ({timeStamp}) => {
      since = timeStamp;
    });
    new MutationObserver(() => {
      const from = since;
      if (from === undefined || !status.textContent?.includes(input.value.trim())) return;
      since = undefined;
      requestAnimationFrame(() => setTimeout(() => measured.push(performance.now() - from), 0));
    }).observe(status, {childList: true, characterData: true, subtree: true});
  });
  for (const query of QUERIES) {
    await field.fill('');
    await page.waitForTimeout(PAUSE);
    await field.pressSequentially(query, {delay: PAUSE});
  }
  await page.waitForTimeout(PAUSE);
  return page.evaluate(() => (window as unknown as {measured: number[]}).measured);
}

/** The row of the table for a processor that is `rate` times slower. */
async function rowOf(browser: Browser, url: string, rate: number) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate});
  const times = (await measure(page, url)).sort((a, b) => a - b);
  const at = (share: number) =>
    `${(times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(0)} ms`;
  await page.close();
  return {slowdown: `${rate}x`, keys: times.length, median: at(0.5), p95: at(0.95), most: at(1)};
}

async function main(): Promise<void> {
  builtIndex();
  const {url, browser, close} = await openSession(BUILD);
  try {
    console.table([await rowOf(browser, url, 1), await rowOf(browser, url, 4)]);
  } finally {
    await close();
  }
}

runCommand(main, USAGE);
