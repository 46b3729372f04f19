import {readFileSync} from 'node:fs';
import type {LoadedContent, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {DocusaurusConfig, RouteConfig} from '@docusaurus/types';
import {globSync} from 'tinyglobby';

/** The files of pages and components, which may read the lists. */
const SOURCES = '{docs,versioned_docs,blog,src,i18n}/**/*.{md,mdx,js,jsx,ts,tsx}';
/** The components and hooks that read the title and the description of another page. */
const ASKS_FOR_PAGES = /\bDocCard|\buseDocById\b|\buseDocsVersion\b/;
/** The hooks whose results contain the addresses of pages, and the theme's items of the navbar, which use them. */
const ASKS_FOR_ADDRESSES =
  /\buse(AllDocsData|DocsData|ActivePlugin|ActivePluginAndVersion|Versions|LatestVersion|ActiveVersion|ActiveDocContext|DocVersionSuggestions|LayoutDoc|DocsVersionCandidates|DocsPreferredVersion|DocsPreferredVersionByPluginId)\b|\buseGlobalData\(|\bglobalData\b|docusaurus-plugin-content-docs\b|@theme(-original|-init)?\/NavbarItem\b/;

/** Whether the text of a page or of a component matches `pattern`. */
const isInSources = (siteDir: string, pattern: RegExp): boolean =>
  globSync(SOURCES, {cwd: siteDir, absolute: true}).some((file) =>
    pattern.test(readFileSync(file, 'utf8')),
  );

/**
 * Whether a page shows the titles and descriptions of other pages: with `DocCard` or `DocCardList`, with a
 * component that calls `useDocById`, or as the generated index of a category.
 */
export function usesCards(siteDir: string, {loadedVersions}: LoadedContent): boolean {
  const sidebars = JSON.stringify(loadedVersions.map((version) => version.sidebars));
  return sidebars.includes('"type":"generated-index"') || isInSources(siteDir, ASKS_FOR_PAGES);
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
 * Whether all pages of the site need the addresses of the docs: to link the same page in another version, for the
 * banner of a version, for an item of the navbar that names a page, or for a component of the site. Another theme may
 * contain any component.
 */
export const needsPageList = (
  siteDir: string,
  {loadedVersions}: LoadedContent,
  {themeConfig, themes}: Pick<DocusaurusConfig, 'themeConfig' | 'themes'>,
): boolean =>
  loadedVersions.length > 1 ||
  loadedVersions.some(({banner}) => banner) ||
  themes.length > 0 ||
  JSON.stringify(themeConfig.navbar ?? {}).includes('"type":"doc') ||
  isInSources(siteDir, ASKS_FOR_ADDRESSES);

/** The global data of the docs plugin without the list of pages. */
export const withoutPageList = ({
  versions,
  ...rest
}: GlobalPluginData): Record<string, unknown> => ({
  ...rest,
  versions: versions.map((version) => ({...version, docs: []})),
});
