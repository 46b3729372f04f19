import type {SearchHit} from './client';
import {LEVELS} from './record';
import type {StoredSearch} from './storage';

/** Hits of one area, one after the other. */
export type HitGroup = {area: string; hits: {hit: SearchHit; index: number}[]};

/** Groups hits by area without changing their order: an area that comes again is a group again. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups: HitGroup[] = [];
  for (const [index, hit] of hits.entries()) {
    const area = hit.hierarchy.lvl0 ?? 'Documentation';
    const last = groups.at(-1);
    if (last?.area === area) last.hits.push({hit, index});
    else groups.push({area, hits: [{hit, index}]});
  }
  return groups;
}

/** Whether a hit is of the same page as the one before it: it is shown below that one. */
export function isChild(hits: readonly SearchHit[], index: number): boolean {
  const pageOf = (hit: SearchHit | undefined) => hit?.url.split('#')[0];
  return index > 0 && pageOf(hits[index]) === pageOf(hits[index - 1]);
}

/** The deepest name in a hierarchy. */
export function nameOf({hierarchy}: SearchHit | StoredSearch): string {
  return (
    [...LEVELS]
      .reverse()
      .map((level) => hierarchy[level])
      .find(Boolean) ?? ''
  );
}

/** Where something stands: the names above its own, but for the area. */
export function trailOf({hierarchy}: SearchHit | StoredSearch): string[] {
  return LEVELS.slice(1)
    .map((level) => hierarchy[level])
    .filter((name): name is string => Boolean(name))
    .slice(0, -1);
}

/** The deepest name of a hit, with its matches marked. */
export function markedName(hit: SearchHit): string {
  const level = [...LEVELS].reverse().find((name) => hit.hierarchy[name]) ?? 'lvl1';
  return hit._highlightResult?.hierarchy?.[level]?.value ?? escapeText(nameOf(hit));
}

/** The title of a hit and what is below it, with marks: of a text the text first, then its heading. */
export function faceOf(hit: SearchHit): {title: string; detail: string} {
  const text = hit._snippetResult?.content?.value ?? '';
  const trail = trailOf(hit).map(escapeText);
  if (hit.type === 'content' && text) {
    return {title: text, detail: [...trail, escapeText(nameOf(hit))].join(' › ')};
  }
  return {title: markedName(hit), detail: text || trail.join(' › ')};
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/**
 * The address of a hit below this site: records carry the address of the published site, links stay on
 * the host that is read. Anything but a page of this site stays as it is.
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
