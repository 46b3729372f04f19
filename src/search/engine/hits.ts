import type {Hit} from '../answer';
import type {IndexedPage, TextFile} from '../index/format';
import type {PageHit, RankedPages, Weigh} from './rank';
import {RESULTS} from './ranking';
import {relevanceOf, segmentsOf, snippet} from './snippets';

/** The target of a hit: a heading of the page, its top, or the section whose text answers best. */
type Target = number | 'page' | 'text';

/** A future hit. Its target is known before the text is loaded; the text determines its heading. */
export type Candidate = {hit: PageHit; target: Target};

/** A candidate with its heading (-1: the top of the page). */
export type SettledCandidate = Candidate & {heading: number};

/** The candidates of ranked pages, in order. */
export function candidatesOf(
  pages: readonly PageHit[],
  isEntry: (page: number, heading: number) => boolean,
): Candidate[] {
  return pages.flatMap((hit): Candidate[] => {
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
      const others = headings.filter((candidate) => candidate.target !== target);
      return [{hit, target}, ...others].slice(0, RESULTS.hitsPerPage);
    }
    if (hit.title >= RESULTS.titleHit) {
      const top: Candidate = {hit, target: 'page'};
      return [top, ...headings].slice(0, RESULTS.hitsPerPage);
    }
    if (headings.length > 0) return headings.slice(0, RESULTS.hitsPerPage - 1);
    return [{hit, target: 'text'}];
  });
}

/** A block of a page's text, and its score. */
type Block = {content: string; relevance: number};

/** The block of text below a heading with the highest score. */
function bestBlock(text: TextFile, weigh: Weigh, heading: number): Block | undefined {
  let best: Block | undefined;
  for (const [below, content] of text.blocks) {
    if (below !== heading) continue;
    const isSample = content.includes('\n');
    const relevance =
      (relevanceOf(content, weigh) / (1 + content.length / RESULTS.longText)) *
      (isSample || content.length < RESULTS.shortText ? RESULTS.sampleWeight : 1);
    if (relevance > (best?.relevance ?? 0) + 1e-9) best = {content, relevance};
  }
  return best;
}

/** The first text of a place: the description of a page, or the first text below a heading. */
const introductionOf = (text: TextFile | undefined, heading: number): string | undefined =>
  (heading < 0 && text?.description) || text?.blocks.find(([below]) => below === heading)?.[1];

/** The titles from the page down to one of its headings. */
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

/** What the hits of an answer have in common. */
type HitContext = {
  origin: string;
  answer: Pick<RankedPages, 'weigh' | 'isTyped'>;
  snippetWords: number;
};

/** The heading of a target: -1 is the top of the page. */
const headingOf = ({hit, target}: Candidate): number =>
  typeof target === 'number' ? target : target === 'page' ? -1 : (hit.headings[0]?.heading ?? -1);

/**
 * The candidates, with the first candidate of each page moved to the section that answers. If that section was
 * already a candidate, it gets the target of the first candidate.
 *
 * @param sectionOf returns the section of a page that answers
 */
export function settled(
  candidates: readonly Candidate[],
  sectionOf: (page: number) => number,
): SettledCandidate[] {
  const sections = new Map<number, {section: number; before: number}>();
  return candidates.map((candidate) => {
    const {page, exact} = candidate.hit;
    const heading = headingOf(candidate);
    const known = sections.get(page);
    if (known) return {...candidate, heading: heading === known.section ? known.before : heading};
    const section = exact === undefined ? sectionOf(page) : heading;
    sections.set(page, {section, before: heading});
    return {...candidate, heading: section};
  });
}

/**
 * The hit for a candidate.
 *
 * @param text the text of the page, if it is loaded
 */
export function hitOf(
  {hit, target, heading}: SettledCandidate,
  page: IndexedPage,
  text: TextFile | undefined,
  {origin, answer: {weigh, isTyped}, snippetWords}: HitContext,
): Hit {
  const block = text && bestBlock(text, weigh, heading);
  const anchor = page.headings[heading]?.anchor;
  const introduction = introductionOf(text, heading);
  // The first text of a section introduces it, so another block has to match more of the query.
  const isIntroduced =
    introduction !== undefined &&
    block !== undefined &&
    relevanceOf(introduction, weigh) >= block.relevance * RESULTS.introductionShare;
  const content = (isIntroduced ? introduction : (block?.content ?? introduction)) ?? '';
  return {
    id: `${hit.page}#${target}`,
    kind: heading < 0 ? 'page' : target === 'text' ? 'text' : 'heading',
    url: `${origin}${page.path}${anchor ? `#${anchor}` : ''}`,
    area: page.area,
    headings: namesDownTo(page, heading).map((name) => segmentsOf(name, isTyped)),
    text: snippet(content, snippetWords, weigh, isTyped),
  };
}
