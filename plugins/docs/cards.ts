import {readFile} from 'node:fs/promises';
import type {LoadedContent, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {glob} from 'tinyglobby';

/** The files in which a page or a component can use the cards of other pages. */
const SOURCES = ['{docs,versioned_docs,blog,src}/**/*.{md,mdx,js,jsx,ts,tsx}'];
/** What shows the description of a page beside its title, or lets a component of ours do so. */
const ASKS_FOR_DESCRIPTIONS = /\bDocCard|\buseDocById\b/;

/**
 * Whether Docusaurus generates an index page of cards for the sidebar `items` or the items below
 * them.
 */
const hasGeneratedIndex = (items: readonly unknown[]): boolean =>
  JSON.stringify(items).includes('"type":"generated-index"');

/**
 * Whether something of the site shows the descriptions of pages on another page: a `DocCard` or
 * `DocCardList`, a component that asks `useDocById`, or the generated index of a category.
 */
export async function usesCards(siteDir: string, {loadedVersions}: LoadedContent) {
  if (loadedVersions.some(({sidebars}) => hasGeneratedIndex(Object.values(sidebars)))) return true;
  for (const file of await glob(SOURCES, {cwd: siteDir, absolute: true})) {
    if (ASKS_FOR_DESCRIPTIONS.test(await readFile(file, 'utf8'))) return true;
  }
  return false;
}

/** A route of the docs whose data lacks the descriptions of the pages. */
export function withoutDescriptions(route: RouteConfig): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  const props = version && {
    ...route.props,
    version: {
      ...version,
      docs: Object.fromEntries(
        Object.entries(version.docs).map(([id, {description: _, ...doc}]) => [id, doc]),
      ),
    },
  };
  return {
    ...route,
    ...(props && {props}),
    ...(route.routes && {routes: route.routes.map(withoutDescriptions)}),
  };
}
