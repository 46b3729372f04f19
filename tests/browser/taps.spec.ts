import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

/*
 * The first tap on a page that was only read, on a phone with a quarter of this processor's speed. The
 * app is downloaded by then and runs at the tap. What the reader asked for shall show within 300 ms; the
 * figures are printed. The bounds that are asserted are wider: this machine may do other work at the
 * same time, and a test that fails at random is switched off.
 */

test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 800}});

const SLOWDOWN = 4;
const BOUNDS = {pressed: 500, effect: 3_000, task: 1_500};

/** Opens `url` and waits until the browser has downloaded what the app will run. */
async function openRead(page: Page, url: string): Promise<void> {
  const downloaded: string[] = [];
  page.on('requestfinished', (request) => downloaded.push(new URL(request.url()).pathname));
  await page.goto(url);
  const parts = await page.evaluate(async () => {
    const scripts = JSON.parse(document.getElementById('app-scripts')?.textContent ?? '[]');
    const own = location.pathname.replace(/^\/|\/$/g, '') || 'index';
    const response = await fetch(`/assets/parts/${own}.json`);
    return [...scripts, ...(await response.json())] as string[];
  });
  await expect.poll(() => parts.filter((part) => !downloaded.includes(part))).toEqual([]);
}

/** Times in milliseconds after the finger came down, and the longest task after it. */
interface Times {
  pressed: number;
  effect: number;
  task: number;
}

/** An element, and the text in it where that is what changes. */
interface Effect {
  selector: string;
  text?: string;
}

/** Taps `target` and measures until the page has `effect`. */
async function timesOf(page: Page, target: string, effect: Effect): Promise<Times> {
  const element = page.locator(target).locator('visible=true').first();
  await element.scrollIntoViewIfNeeded();
  await element.evaluate((each) => each.setAttribute('data-tapped', ''));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  const measured = page.evaluate(
    ({selector, text = ''}) =>
      new Promise<Times>((resolve, reject) => {
        const isShown = () =>
          [...document.querySelectorAll(selector)].some((each) => each.textContent.includes(text));
        if (isShown()) reject(new Error(`${selector} is there before the tap`));
        let down = 0;
        let pressed = 0;
        let task = 0;
        const tasks = new PerformanceObserver((list) => {
          for (const each of list.getEntries()) task = Math.max(task, each.duration);
        });
        tasks.observe({type: 'longtask'});
        addEventListener(
          'pointerdown',
          ({timeStamp}) => {
            down = timeStamp;
          },
          {capture: true, once: true},
        );
        const changes = new MutationObserver(() => {
          pressed ||= document.querySelector('[data-pressed]') ? performance.now() : 0;
          if (!isShown()) return;
          changes.disconnect();
          // The frame that shows it, and the entry of the task that made it.
          requestAnimationFrame(() => {
            const effect = performance.now() - down;
            setTimeout(() => {
              for (const each of tasks.takeRecords()) task = Math.max(task, each.duration);
              resolve({pressed: pressed ? pressed - down : effect, effect, task});
            }, 100);
          });
        });
        changes.observe(document, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        });
      }),
    effect,
  );
  await element.tap();
  const times = await measured;
  await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
  return times;
}

/** What is tapped, and what the page has as soon as the tap had its effect: an element, and its text. */
const TAPS: [name: string, target: string, effect: Effect][] = [
  ['the drawer', 'button.navbar__toggle', {selector: '.navbar-sidebar--show'}],
  ['the search', 'button.DocSearch-Button', {selector: 'input[placeholder="Search docs"]'}],
  [
    'a tab',
    '[role="tab"][aria-selected="false"]',
    {selector: '[data-tapped][aria-selected="true"]'},
  ],
  [
    'the copy button',
    '.theme-code-block button',
    {selector: '[data-tapped] [aria-live]', text: 'Copied'},
  ],
  ['the color mode', 'button[data-color-mode-key]', {selector: 'html[data-theme="dark"]'}],
];

for (const [name, target, effect] of TAPS) {
  test(`the first tap on ${name} shows its effect`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openRead(page, '/docs/install');
    const times = await timesOf(page, target, effect);
    const shown = Object.entries(times).map(([key, time]) => `${key} ${Math.round(time)} ms`);
    console.log(`first tap on ${name}, ${SLOWDOWN}x slower: ${shown.join(', ')}`);
    expect(times.pressed).toBeLessThan(BOUNDS.pressed);
    expect(times.effect).toBeLessThan(BOUNDS.effect);
    expect(times.task).toBeLessThan(BOUNDS.task);
  });
}
