/**
 * The HTML around the content of a page, taken from the page that Docusaurus built. Pure functions.
 */
import {load} from 'cheerio';
import {escapeHtml} from './html.ts';
import type {PageParts} from './page.ts';

/** Placeholders for what differs between pages. No page contains these strings. */
const MARKS = {
  title: '\u0001title\u0001',
  description: '\u0001description\u0001',
  address: '\u0001address\u0001',
  content: '\u0001content\u0001',
  card: '\u0001card\u0001',
  slug: '\u0001slug\u0001',
};

/**
 * A page for the frame. `address` is the absolute URL, `slug` the part after the folder of
 * packages, `card` the name of the preview image (`plugins/open-graph`).
 */
export type Frame = (
  page: PageParts & {readonly address: string; readonly slug: string; readonly card: string},
) => string;

/**
 * The frame of the built page `html`. Throws if `html` lacks an expected element: then a new
 * release of Docusaurus has changed its pages.
 */
export function frameOf(html: string, siteTitle: string): Frame {
  const $ = load(html);
  const set = (selector: string, attribute: string, value: string) => {
    if ($(selector).length === 0) throw new Error(`the page of packages has no ${selector}`);
    $(selector).attr(attribute, value);
  };
  $('title').text(MARKS.title);
  set('meta[property="og:title"]', 'content', MARKS.title);
  set('meta[name="description"]', 'content', MARKS.description);
  set('meta[property="og:description"]', 'content', MARKS.description);
  set('link[rel="canonical"]', 'href', MARKS.address);
  set('meta[property="og:url"]', 'content', MARKS.address);
  set('link[rel="alternate"][hreflang]', 'href', MARKS.address);
  for (const image of ['meta[property="og:image"]', 'meta[name="twitter:image"]']) {
    const address = $(image).attr('content') ?? '';
    set(image, 'content', address.replace(/[^/]+(?=\.png$)/, MARKS.card));
  }
  set('main[data-packages]', 'data-packages', MARKS.slug);
  // All pages have the same route, so the chunks of the app that it needs are listed once.
  set('#app-scripts', 'data-route', 'packages');
  $('main').text(MARKS.content);

  const parts = $.html().split('\u0001');
  return ({title, description, address, content, slug, card}) => {
    const values: Record<string, string> = {
      title: escapeHtml(`${title} | ${siteTitle}`),
      description: escapeHtml(description),
      address: escapeHtml(address),
      slug: escapeHtml(slug),
      content,
      card,
    };
    return parts.map((part, index) => (index % 2 === 1 ? (values[part] ?? '') : part)).join('');
  };
}
