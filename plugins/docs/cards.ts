import {readFile} from 'node:fs/promises';
import type {LoadedContent, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {RouteConfig} from '@docusaurus/types';
import {glob} from 'tinyglobby';

/** The files of pages and components, which may show cards of other pages. */
const SOURCES = ['{docs,versioned_docs,blog,src}/**/*.{md,mdx,js,jsx,ts,tsx}'];
/** The components and hooks that read the title and the description of another page. */
const ASKS_FOR_PAGES = /\bDocCard|\buseDocById\b|\buseDocsVersion\b/;

/**
 * Whether a page shows the titles and descriptions of other pages: with `DocCard` or `DocCardList`, with a
 * component that calls `useDocById`, or as the generated index of a category.
 */
export async function usesCards(siteDir: string, {loadedVersions}: LoadedContent) {
  const sidebars = JSON.stringify(loadedVersions.map((version) => version.sidebars));
  if (sidebars.includes('"type":"generated-index"')) return true;
  for (const file of await glob(SOURCES, {cwd: siteDir, absolute: true})) {
    if (ASKS_FOR_PAGES.test(await readFile(file, 'utf8'))) return true;
  }
  return false;
}

/** A route of the docs without the list of all pages, which each page would load. */
export function withoutPages(route: RouteConfig): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(version && {props: {...route.props, version: {...version, docs: {}}}}),
    ...(route.routes && {routes: route.routes.map(withoutPages)}),
  };
}

/**
 * Whether all pages of the site need the addresses of the docs: to link the same page in another version,
 * or for an item of the navbar that names a page.
 */
export const needsPageList = (
  {loadedVersions}: LoadedContent,
  themeConfig: {navbar?: {items?: unknown}},
): boolean =>
  loadedVersions.length > 1 ||
  JSON.stringify(themeConfig.navbar?.items ?? []).includes('"type":"doc');

/** The global data of the docs plugin without the list of pages. */
export const withoutPageList = ({
  versions,
  ...rest
}: GlobalPluginData): Record<string, unknown> => ({
  ...rest,
  versions: versions.map((version) => ({...version, docs: []})),
});
