import {type Hit, plainText, type Segment} from '../answer';

/** Hits of one area, one after the other. */
export type HitGroup = {area: string; hits: {hit: Hit; index: number}[]};

/** Groups hits by area without changing their order: an area that comes again is a group again. */
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

/** Whether a hit is of the same page as the one before it: it is shown below that one. */
export function isChild(hits: readonly Hit[], index: number): boolean {
  const pageOf = (hit: Hit | undefined) => hit?.url.split('#')[0];
  return index > 0 && pageOf(hits[index]) === pageOf(hits[index - 1]);
}

/** The name of the place a hit leads to: its deepest heading. */
export const nameOf = ({headings}: Hit): Segment[] => headings.at(-1) ?? [];

/** The names above it: the title of its page and the headings it is below. */
export const trailOf = ({headings}: Hit): string[] => headings.slice(0, -1).map(plainText);

/** The words that are why a hit was found, as they are written. */
export const matchedWords = ({headings, text}: Hit): string[] => [
  ...new Set(
    [...headings.flat(), ...text].filter(({isMatch}) => isMatch).map((segment) => segment.text),
  ),
];

/**
 * What a row shows: the name of the place, the page it is on unless that is the row above, and below them
 * a snippet, or where the place is until there is one.
 */
export function faceOf(
  hit: Hit,
  isBelowItsPage: boolean,
): {name: Segment[]; page: string; detail: Segment[]} {
  const trail = trailOf(hit);
  const place = {text: [hit.area, ...trail].join(' › '), isMatch: false};
  return {
    name: nameOf(hit),
    page: isBelowItsPage ? '' : (trail[0] ?? ''),
    detail: hit.text.length > 0 ? hit.text : [place],
  };
}

/**
 * The address of a hit below this site: hits carry the address of the published site, links stay on the
 * host that is read. Anything but a page of this site stays as it is.
 */
export function localUrl(url: string, siteUrl: string, origin: string): string {
  try {
    const parsed = new URL(url, siteUrl);
    if (!/^https?:$/.test(parsed.protocol)) return '#';
    if (parsed.origin !== new URL(siteUrl).origin && parsed.origin !== origin) return url;
    return `${parsed.pathname}${parsed.search}${parsed.hash}`;
  } catch {
    return '#';
  }
}
