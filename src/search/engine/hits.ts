import type {Hit} from '../answer';
import type {IndexedPage, TextFile} from '../index/format';
import {words} from '../text/tokens';
import type {PageHit, RankedPages, Weigh} from './rank';
import {RESULTS} from './ranking';
import {segmentsOf, snippet, worthOf} from './snippets';

/** The place a hit leads to: a heading of the page, its top, or wherever its text answers best. */
type Target = number | 'page' | 'text';

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
      const top: Place = {hit, target: 'page'};
      // A heading that says more of the query than the title does comes before the page as a whole.
      const isHeading = headings.length > 0 && best >= hit.title + RESULTS.headingOverTitle;
      return (isHeading ? [...headings, top] : [top, ...headings]).slice(0, RESULTS.hitsPerPage);
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
function bestBlock(
  {headings}: IndexedPage,
  text: TextFile,
  weigh: Weigh,
  heading: number | undefined,
): Block | undefined {
  let best: Block | undefined;
  for (const [below, content] of text.blocks) {
    if (heading !== undefined && below !== heading) continue;
    const isSample = content.includes('\n');
    const own = distinctWords(content);
    if (worthOf(own, weigh) === 0) continue;
    // What the heading above it says belongs to it.
    const above = heading === undefined ? (headings[below]?.text ?? '') : '';
    const worth =
      (worthOf([...own, ...distinctWords(above)], weigh) / (1 + content.length / 4000)) *
      (isSample || content.length < RESULTS.shortText ? RESULTS.sampleWorth : 1);
    if (!best || worth > best.worth + 1e-9) best = {heading: below, content, worth};
  }
  return best;
}

/** What a page or heading begins with: the page's description, the first text below a heading. */
function introductionOf(
  {summary}: IndexedPage,
  text: TextFile | undefined,
  heading: number,
): string | undefined {
  return heading < 0 ? summary : text?.blocks.find(([below]) => below === heading)?.[1];
}

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

/** What is known of a place before its hit is made. */
type HitContext = {
  origin: string;
  answer: Pick<RankedPages, 'weigh' | 'isTyped' | 'asked'>;
  snippetWords: number;
  /** Whether the text of the page may decide which heading the hit leads to. */
  isOpen: boolean;
};

/** The heading a hit leads to: -1 is the top of the page. */
function headingOf(
  {hit, target}: Place,
  page: IndexedPage,
  block: Block | undefined,
  {weigh, asked}: Pick<RankedPages, 'weigh' | 'asked'>,
): number {
  if (typeof target === 'number') return target;
  if (page.isError) return -1;
  // A text that says little of the query is no better than the beginning of its page.
  const isCollection = page.headings.length >= RESULTS.collection;
  const share = isCollection ? RESULTS.textShareOfCollection : RESULTS.textShare;
  const isAnswer = block !== undefined && block.worth >= asked * share;
  const isBetterThanTitle =
    isAnswer &&
    hit.title < RESULTS.titleEnough &&
    block.worth > worthOf(words(page.title), weigh) * RESULTS.textOverTitle;
  if (target === 'page' ? !isBetterThanTitle : block && !isAnswer) return -1;
  return block?.heading ?? hit.headings[0]?.heading ?? -1;
}

/**
 * The hit of a place.
 *
 * @param text what the page says, if it is known
 */
export function hitOf(
  place: Place,
  page: IndexedPage,
  text: TextFile | undefined,
  {origin, answer: {weigh, isTyped, asked}, snippetWords, isOpen}: HitContext,
): Hit {
  const wanted = typeof place.target === 'number' ? place.target : undefined;
  const best = text && isOpen ? bestBlock(page, text, weigh, wanted) : undefined;
  const heading = headingOf(place, page, best, {weigh, asked});
  const block = best?.heading === heading ? best : text && bestBlock(page, text, weigh, heading);
  const anchor = page.headings[heading]?.anchor;
  const introduction = introductionOf(page, text, heading);
  // What a place begins with says what it is about; another block has to say more of the query.
  const isIntroduced =
    introduction !== undefined &&
    block !== undefined &&
    worthOf(distinctWords(introduction), weigh) >= block.worth * RESULTS.introductionShare;
  const content = (isIntroduced ? introduction : (block?.content ?? introduction)) ?? '';
  return {
    id: `${place.hit.page}#${place.target}`,
    kind: heading < 0 ? 'page' : place.target === 'text' ? 'text' : 'heading',
    url: `${origin}${page.path}${anchor ? `#${anchor}` : ''}`,
    area: page.area,
    headings: namesDownTo(page, heading).map((name) => segmentsOf(name, isTyped)),
    text: snippet(content, snippetWords, weigh, isTyped),
  };
}
