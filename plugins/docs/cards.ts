import {readFile} from 'node:fs/promises';
import type {LoadedContent, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {RouteConfig} from '@docusaurus/types';
import {glob} from 'tinyglobby';

/** The files in which a page or a component can use the cards of other pages. */
const SOURCES = ['{docs,versioned_docs,blog,src}/**/*.{md,mdx,js,jsx,ts,tsx}'];
/** What shows the title and the description of another page, or lets a component of ours do so. */
const ASKS_FOR_PAGES = /\bDocCard|\buseDocById\b|\buseDocsVersion\b/;

/**
 * Whether Docusaurus generates an index page of cards for the sidebar `items` or the items below
 * them.
 */
const hasGeneratedIndex = (items: readonly unknown[]): boolean =>
  JSON.stringify(items).includes('"type":"generated-index"');

/**
 * Whether something of the site shows the titles and descriptions of pages on another page: a `DocCard`
 * or `DocCardList`, a component that asks `useDocById`, or the generated index of a category.
 */
export async function usesCards(siteDir: string, {loadedVersions}: LoadedContent) {
  if (loadedVersions.some(({sidebars}) => hasGeneratedIndex(Object.values(sidebars)))) return true;
  for (const file of await glob(SOURCES, {cwd: siteDir, absolute: true})) {
    if (ASKS_FOR_PAGES.test(await readFile(file, 'utf8'))) return true;
  }
  return false;
}

/** A route of the docs, without the list of all pages in the data that each page loads. */
export function withoutPages(route: RouteConfig): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(version && {props: {...route.props, version: {...version, docs: {}}}}),
    ...(route.routes && {routes: route.routes.map(withoutPages)}),
  };
}

/**
 * Whether something may ask on any page of the site where a page of the docs is: to find the same page
 * in another version, or for an item of the navbar that names it.
 */
export const needsPageList = (
  {loadedVersions}: LoadedContent,
  themeConfig: {navbar?: {items?: unknown}},
): boolean =>
  loadedVersions.length > 1 ||
  JSON.stringify(themeConfig.navbar?.items ?? []).includes('"type":"doc');

/** The data about the docs that every page of the site loads, without the list of their pages. */
export const withoutPageList = ({
  versions,
  ...rest
}: GlobalPluginData): Record<string, unknown> => ({
  ...rest,
  versions: versions.map((version) => ({...version, docs: []})),
});
