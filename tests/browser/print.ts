import type {Page} from '@playwright/test';

/** The printable width of A4 with the margins of Chrome, in pixels. */
export const PAPER = {width: 718, height: 1000};

/**
 * What a reader would miss on a printout of the open page, which has the width of {@link PAPER}: text that is cut off
 * or pale in one of the color modes, hidden tab panels and folded content, and what only works on a screen.
 *
 * @returns a description of each fault; empty for a complete and legible page
 */
export async function faultsInPrint(page: Page): Promise<string[]> {
  await page.emulateMedia({media: 'print'});
  const faults = await page.evaluate(() => {
    const found = new Set<string>();
    const shortly = (element: Element) =>
      (element.cloneNode() as Element).outerHTML.replace(/\s+/g, ' ').slice(0, 120);
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    const known = new Map<string, number>();
    /** The luminance of a color as in WCAG, on white. */
    const luminance = (color: string) => {
      const before = known.get(color);
      if (before !== undefined || !canvas) return before ?? 0;
      for (const fill of ['#fff', color]) {
        canvas.fillStyle = fill;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
        (value) =>
          value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      known.set(color, 0.2126 * red + 0.7152 * green + 0.0722 * blue);
      return known.get(color) ?? 0;
    };
    const contrast = (one: number, other: number) =>
      (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

    const isShown = (element: Element) => element.checkVisibility({visibilityProperty: true});
    const shown = [...document.body.querySelectorAll('*')].filter(isShown);
    for (const element of shown) {
      if (element.matches('button, select, input, nav, [role="tablist"], [role="slider"]'))
        found.add(`shows a control: ${shortly(element)}`);
      const {overflowX, overflowY} = getComputedStyle(element);
      const {clientWidth, clientHeight, scrollWidth, scrollHeight} = element;
      // Visually hidden text is one pixel large.
      if (clientWidth < 2 || clientHeight < 2) continue;
      if (
        (overflowX !== 'visible' && scrollWidth > clientWidth + 1) ||
        (overflowY !== 'visible' && scrollHeight > clientHeight + 1)
      )
        found.add(`cuts off its content: ${shortly(element)}`);
      if (element.getBoundingClientRect().right > innerWidth + 1)
        found.add(`is wider than the paper: ${shortly(element)}`);
    }
    for (const element of document.querySelectorAll(
      'main [role="tabpanel"], main details > *, main fieldset pre',
    ))
      if (!isShown(element)) found.add(`is not printed: ${shortly(element)}`);

    const texts = new Set<Element>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && walker.currentNode.textContent?.trim()) texts.add(parent);
    }
    for (const mode of ['light', 'dark']) {
      document.documentElement.dataset.theme = mode;
      for (const element of texts) {
        if (!isShown(element)) continue;
        const {color, fill} = getComputedStyle(element);
        const ink = luminance(element instanceof SVGElement ? fill : color);
        // Browsers print backgrounds only on request, so the text has to be legible with and without them.
        let behind: Element | null = element;
        while (behind && /^rgba\(.*, 0\)$/.test(getComputedStyle(behind).backgroundColor))
          behind = behind.parentElement;
        const paper = behind ? luminance(getComputedStyle(behind).backgroundColor) : 1;
        if (Math.min(contrast(ink, 1), contrast(ink, paper)) < 4.5)
          found.add(`${mode}: is pale: ${color} in ${shortly(element)}`);
      }
    }
    return [...found];
  });
  await page.emulateMedia({media: null});
  return faults;
}
