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

/** The matching words of a hit, as they are written. */
export const matchedWords = ({headings, text}: Hit): string[] => [
  ...new Set(
    [...headings.flat(), ...text].filter(({isMatch}) => isMatch).map((segment) => segment.text),
  ),
];

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
