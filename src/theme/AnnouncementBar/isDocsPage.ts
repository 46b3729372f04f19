import type routes from '@generated/routes';

/** The routes of the app, as Docusaurus generates them. */
type Routes = NonNullable<(typeof routes)[number]['routes']>;

const withoutSlash = (path: unknown): string => String(path).replace(/\/$/, '');

/** Whether `routes` have a page with the address `pathname`. */
const isPage = (pathname: string, routes: Routes): boolean =>
  routes.some(({exact, path, routes: nested}) =>
    nested ? isPage(pathname, nested) : exact && withoutSlash(path) === withoutSlash(pathname),
  );

/**
 * Whether the address `pathname` is that of a page of the docs, wherever they are on the site: only they have routes
 * within others.
 */
export const isDocsPage = (pathname: string, routes: Routes): boolean =>
  routes.some(({routes: nested}) => nested && isPage(pathname, nested));
