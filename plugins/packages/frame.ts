/**
 * The HTML around the content of a page, taken from the page that Docusaurus built. Pure functions.
 */
import {load} from 'cheerio';
import {escapeHtml} from './html.ts';
import type {PageParts} from './page.ts';

/** What differs between pages. */
interface Framed extends PageParts {
  readonly address: string;
  /** The part of the URL after the folder of packages. */
  readonly slug: string;
  /** The name of the preview image (`plugins/open-graph`). */
  readonly card: string;
}

/** Before and after each placeholder of a frame. No page contains this character. */
const DELIMITER = '\u0001';
const placeholder = (name: keyof Framed) => DELIMITER + name + DELIMITER;

/**
 * The frame of the built page `html`. Throws if `html` lacks an expected element: then a new
 * release of Docusaurus has changed its pages. Throws if `html` has no content security policy.
 */
export function frameOf(html: string, siteTitle: string): (page: Framed) => string {
  const $ = load(html);
  if ($('meta[http-equiv="Content-Security-Policy"]').length === 0) {
    throw new Error(
      'the page of packages has no content security policy: in docusaurus.config.ts, list plugins/security-headers before plugins/packages',
    );
  }
  const set = (selector: string, attribute: string, value: string) => {
    if ($(selector).length === 0) throw new Error(`the page of packages has no ${selector}`);
    $(selector).attr(attribute, value);
  };
  $('title').text(placeholder('title'));
  set('meta[property="og:title"]', 'content', placeholder('title'));
  set('meta[name="description"]', 'content', placeholder('description'));
  set('meta[property="og:description"]', 'content', placeholder('description'));
  set('link[rel="canonical"]', 'href', placeholder('address'));
  set('meta[property="og:url"]', 'content', placeholder('address'));
  set('link[rel="alternate"][hreflang]', 'href', placeholder('address'));
  for (const image of ['meta[property="og:image"]', 'meta[name="twitter:image"]']) {
    const address = $(image).attr('content') ?? '';
    set(image, 'content', address.replace(/[^/]+(?=\.png$)/, placeholder('card')));
  }
  set('main[data-packages]', 'data-packages', placeholder('slug'));
  // All pages have the same route, so the chunks of the app that it needs are listed once.
  set('#app-scripts', 'data-route', 'packages');
  $('main').text(placeholder('content'));

  const parts = $.html().split(DELIMITER);
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
