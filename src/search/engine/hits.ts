import type {Hit} from '../answer';
import type {IndexedPage, TextFile} from '../index/format';
import {words} from '../text/tokens';
import type {PageHit, Weigh} from './rank';
import {RESULTS} from './ranking';
import {segmentsOf, snippet, worthOf} from './snippets';

/** The place a hit leads to: a heading of the page, its top, or wherever its text answers best. */
export type Target = number | 'page' | 'text';

/** A hit to be made, known before any text is. */
export type Place = {hit: PageHit; target: Target};

/** The places of ranked pages, in order. */
export function placesOf(
  pages: readonly PageHit[],
  isEntry: (page: number, heading: number) => boolean,
): Place[] {
  return pages.flatMap((hit): Place[] => {
    const best = hit.headings[0]?.score ?? 0;
    const headings = hit.headings
      .filter(
        ({heading, score}) =>
          score >= (isEntry(hit.page, heading) ? RESULTS.entryHit : RESULTS.headingHit) &&
          score >= best * RESULTS.headingShareOfBest,
      )
      .map(({heading}) => ({hit, target: heading}));
    if (hit.exact !== undefined) {
      const target = hit.exact < 0 ? ('page' as const) : hit.exact;
      const others = headings.filter((place) => place.target !== target);
      return [{hit, target}, ...others].slice(0, RESULTS.hitsPerPage);
    }
    if (hit.title >= RESULTS.titleHit) {
      return [{hit, target: 'page' as const}, ...headings].slice(0, RESULTS.hitsPerPage);
    }
    if (headings.length > 0) return headings.slice(0, RESULTS.hitsPerPage - 1);
    return [{hit, target: 'text'}];
  });
}

/** The different words of a text, read once: a page's text is gone through at every key. */
const readTexts = new Map<string, {text: string; stem: string}[]>();

function distinctWords(text: string): {text: string; stem: string}[] {
  const known = readTexts.get(text);
  if (known) return known;
  const distinct = [...new Map(words(text).map((word) => [word.stem, word])).values()];
  readTexts.set(text, distinct);
  return distinct;
}

/** A block of a page's text, the heading it is below, and how well it answers. */
type Block = {heading: number; content: string; worth: number};

/** The block of a page's text that answers best; below a heading if one is given. */
function bestBlock(text: TextFile, weigh: Weigh, heading: number | undefined): Block | undefined {
  let best: Block | undefined;
  for (const [below, content] of text.blocks) {
    if (heading !== undefined && below !== heading) continue;
    const worth = worthOf(distinctWords(content), weigh) / (1 + content.length / 4000);
    if (!best || worth > best.worth + 1e-9) best = {heading: below, content, worth};
  }
  return best && best.worth > 0 ? best : undefined;
}

/** What a page or heading begins with: the page's description, the first text below a heading. */
const introductionOf = ({summary, blocks}: TextFile, heading: number): string | undefined =>
  heading < 0 ? summary : blocks.find(([below]) => below === heading)?.[1];

/** The names from the title of a page down to one of its headings. */
function namesDownTo(page: IndexedPage, heading: number): string[] {
  const names: string[] = [];
  let level = Number.POSITIVE_INFINITY;
  for (let i = heading; i >= 0; i--) {
    const above = page.headings[i];
    if (!above || above.level >= level) continue;
    level = above.level;
    names.unshift(above.text);
  }
  return [page.title, ...names];
}

/**
 * The hit of a place.
 *
 * @param text what the page says, if it is known
 */
export function hitOf(
  {hit, target}: Place,
  page: IndexedPage,
  text: TextFile | undefined,
  {origin, weigh, snippetWords}: {origin: string; weigh: Weigh; snippetWords: number},
): Hit {
  const wanted = typeof target === 'number' ? target : undefined;
  const block = text && bestBlock(text, weigh, wanted);
  const isBetterThanTitle =
    hit.title < RESULTS.titleEnough && (block?.worth ?? 0) > worthOf(words(page.title), weigh);
  const isText = target === 'text' || (target === 'page' && isBetterThanTitle);
  const heading = wanted ?? (isText ? (block?.heading ?? -1) : -1);
  const anchor = page.headings[heading]?.anchor;
  const content = block?.content ?? (text && introductionOf(text, heading)) ?? '';
  return {
    id: `${hit.page}#${target}`,
    kind: isText && content ? 'text' : heading >= 0 ? 'heading' : 'page',
    url: `${origin}${page.path}${anchor ? `#${anchor}` : ''}`,
    area: page.area,
    headings: namesDownTo(page, heading).map((name) => segmentsOf(name, weigh)),
    text: snippet(content, snippetWords, weigh),
  };
}
