import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of WCAG up to level AA, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that check colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const setMode = (page: Page, mode: 'light' | 'dark') =>
  page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, mode);

/** Adds axe to the page, once, and stops transitions: between the modes, they would show colors of neither mode. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axe);
  // With a constructed style sheet, because the content security policy does not allow style elements.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after {transition: none !important}');
    document.adoptedStyleSheets.push(still);
  });
}

/** The violations of `rules` (tags or names) in the open page, each with its elements. */
async function runAxe(page: Page, rules: readonly string[]): Promise<string[]> {
  await loadAxe(page);
  const {violations} = await page.evaluate(
    (options) =>
      (window as unknown as {axe: {run(options: RunOptions): Promise<AxeResults>}}).axe.run(
        options,
      ),
    {resultTypes: ['violations'], runOnly: rules} as RunOptions,
  );
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join('\n')}`);
}

/** The rendered elements of the page: one character per element. */
const rendered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].map((each) => Number(each.checkVisibility())).join(''),
  );

/** The violations of all {@link RULES} in the open page in its color mode, each with its elements. */
export const accessibilityFaults = (page: Page): Promise<string[]> => runAxe(page, RULES);

/**
 * The violations of all {@link RULES} in the open page in both color modes, each with its mode
 * and elements. If both modes render the same elements, only the rules for colors run twice. Leaves the page in light
 * mode.
 */
export async function faultsInBothModes(page: Page): Promise<string[]> {
  await loadAxe(page);
  await setMode(page, 'dark');
  const dark = await runAxe(page, RULES);
  const before = await rendered(page);
  await setMode(page, 'light');
  const isSame = (await rendered(page)) === before;
  const light = await runAxe(page, isSame ? COLOR_RULES : RULES);
  return [...light.map((fault) => `light: ${fault}`), ...dark.map((fault) => `dark: ${fault}`)];
}
