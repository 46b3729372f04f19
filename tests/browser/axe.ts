import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {AxeResults, Result, RunOptions} from 'axe-core';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of WCAG up to level AA, and axe's best practices. */
export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Adds axe to the page, once. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
}

/** What axe finds below `within` on `page` in a color mode: faults against `rules`, which are tags or names. */
export async function runAxe(
  page: Page,
  mode: 'light' | 'dark',
  rules: string[],
  within = 'html',
): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await loadAxe(page);
    // Colors on their way from one mode to the other belong to neither.
    // By a sheet of the document: the pages' content security policy allows no style elements.
    await page.evaluate(() => {
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after {transition: none !important}');
      document.adoptedStyleSheets.push(still);
    });
  }
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, mode);
  const {violations} = await page.evaluate(
    ([context, options]) =>
      (
        window as unknown as {
          axe: {run(context: string, options: RunOptions): Promise<AxeResults>};
        }
      ).axe.run(context, options),
    [within, {resultTypes: ['violations'], runOnly: rules}] as [string, RunOptions],
  );
  return violations;
}
