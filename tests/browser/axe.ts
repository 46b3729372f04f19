import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {AxeResults, Result, RunOptions} from 'axe-core';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of WCAG up to level AA, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that check colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Adds axe to the page, once. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
}

const setMode = (page: Page, mode: 'light' | 'dark') =>
  page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, mode);

/** The violations on `page` in a color mode, of `rules` (tags or names). */
async function runAxe(page: Page, mode: 'light' | 'dark', rules: string[]): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await loadAxe(page);
    // Transitions between the modes would show colors of neither mode.
    // With a constructed style sheet, because the content security policy does not allow style elements.
    await page.evaluate(() => {
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after {transition: none !important}');
      document.adoptedStyleSheets.push(still);
    });
  }
  await setMode(page, mode);
  const {violations} = await page.evaluate(
    (options) =>
      (window as unknown as {axe: {run(options: RunOptions): Promise<AxeResults>}}).axe.run(
        options,
      ),
    {
      resultTypes: ['violations'],
      runOnly: rules,
    } as RunOptions,
  );
  return violations;
}

/** The rendered elements of the page: one character per element. */
const rendered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].map((each) => Number(each.checkVisibility())).join(''),
  );

const describe = (mode: string, results: readonly Result[]) =>
  results.map(({id, nodes}) => `${mode}: ${id}: ${nodes.map(({html}) => html).join('\n')}`);

/**
 * The violations of all {@link RULES} in the open page in both color modes, each with its mode
 * and elements. If both modes render the same elements, only the rules for colors run twice.
 */
export async function faultsInBothModes(page: Page): Promise<string[]> {
  const light = await runAxe(page, 'light', RULES);
  const before = await rendered(page);
  await setMode(page, 'dark');
  const isSame = (await rendered(page)) === before;
  const dark = await runAxe(page, 'dark', isSame ? COLOR_RULES : RULES);
  return [...describe('light', light), ...describe('dark', dark)];
}
