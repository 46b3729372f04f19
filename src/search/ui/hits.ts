import {type Hit, plainText, type Segment} from '../answer';

/** Consecutive hits of one area. */
export type HitGroup = {area: string; hits: {hit: Hit; index: number}[]};

/** Groups consecutive hits by area without changing their order, so an area can have several groups. */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  const groups: HitGroup[] = [];
  for (const [index, hit] of hits.entries()) {
    const area = hit.area || 'Documentation';
    const last = groups.at(-1);
    if (last?.area === area) last.hits.push({hit, index});
    else groups.push({area, hits: [{hit, index}]});
  }
  return groups;
}

/** Whether a hit is on the same page as the previous hit, below which it is shown. */
export function isChild(hits: readonly Hit[], index: number): boolean {
  const pageOf = (hit: Hit | undefined) => hit?.url.split('#')[0];
  return index > 0 && pageOf(hits[index]) === pageOf(hits[index - 1]);
}

/** The name of the target of a hit: its deepest heading. */
export const nameOf = ({headings}: Hit): Segment[] => headings.at(-1) ?? [];

/** The names above it: the title of its page and the headings above it. */
export const trailOf = ({headings}: Hit): string[] => headings.slice(0, -1).map(plainText);

/**
 * The words of a hit that match a query, as they are written. A technical name in the query, such as `AQUA_ROOT`, is
 * one word instead of its parts.
 */
export function matchedWords({headings, text}: Hit, query: string): string[] {
  const names = query.match(/[\p{L}\p{N}]+(?:[_.-]+[\p{L}\p{N}]+)+/gu) ?? [];
  const parts = names
    .join('.')
    .toLowerCase()
    .split(/[_.-]+/);
  const words = [...headings.flat(), ...text].flatMap((each) =>
    each.isMatch && !parts.includes(each.text.toLowerCase().replace(/'s$/, '')) ? each.text : [],
  );
  return [...new Set([...names, ...words])];
}

/**
 * The content of a row: the name of the place, its page unless that is the row above, and below them
 * a snippet, or the headings above the place until the snippet is loaded.
 */
export function faceOf(
  hit: Hit,
  isBelowItsPage: boolean,
): {name: Segment[]; page: string; detail: Segment[]} {
  const trail = trailOf(hit);
  const path = {text: [hit.area, ...trail].join(' › '), isMatch: false};
  return {
    name: nameOf(hit),
    page: isBelowItsPage ? '' : (trail[0] ?? ''),
    detail: hit.text.length > 0 ? hit.text : [path],
  };
}
