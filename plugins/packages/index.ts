/**
 * The packages of the Standard Registry on the site: one route of the app, and a page, a JSON file
 * and a Markdown version for each package, written from one template when the site is built.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {glob} from 'tinyglobby';
import {servedPath} from '../../src/deploy/address.ts';
import {LISTS, packagePath, slugInPath, slugOf} from '../../src/packages/address.ts';
import {packBuckets} from '../../src/packages/finder.ts';
import {packList} from '../../src/packages/list.ts';
import type {PackagesData, PackagesProps} from '../../src/packages/props.ts';
import type {BundlerConfiguration} from '../bundle/result.ts';
import {FactsError} from '../facts/load.ts';
import {brokenPackageLinks} from './links.ts';
import {rowOf} from './list.ts';
import {loadCatalog} from './load.ts';
import {letterLinks, letterPage, type PageParts, packagePage} from './page.ts';
import type {Catalog} from './schema.ts';
import {packageRoutes, writePackages} from './write.ts';

/** The folder of the files that the route of packages loads, below the base URL. */
const FOLDER = 'assets/packages';

/** A file for the browser: its content, and its URL, which contains a hash of the content. */
interface Asset {
  readonly text: string;
  readonly address: string;
  readonly type: string;
}

function asset(
  name: string,
  extension: string,
  type: string,
  text: string,
  baseUrl: string,
): Asset {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {text, address: `${baseUrl}${FOLDER}/${name}.${hash}.${extension}`, type};
}

/** The list of packages. */
const listAsset = (catalog: Catalog, baseUrl: string): Asset =>
  asset(
    'list',
    'json',
    'application/json; charset=utf-8',
    JSON.stringify(packList(catalog.packages.map(rowOf))),
    baseUrl,
  );

/** The files in which the search dialog looks up packages. The name of their folder depends on their content. */
function finderAssets(catalog: Catalog, baseUrl: string): {folder: string; files: Asset[]} {
  const texts = packBuckets(catalog.packages.map(rowOf));
  const hash = createHash('sha256').update(texts.join('\n\n')).digest('hex').slice(0, 8);
  const folder = `${baseUrl}${FOLDER}/find-${hash}/`;
  const type = 'text/plain; charset=utf-8';
  return {
    folder,
    files: texts.map((text, bucket) => ({text, type, address: `${folder}${bucket}.txt`})),
  };
}

/**
 * The style sheet, without comments. Docusaurus would add an imported style sheet to the file that
 * every page loads.
 */
function styleAsset(siteDir: string, baseUrl: string): Asset {
  const source = readFileSync(path.join(siteDir, 'src/packages/packages.css'), 'utf8');
  const text = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\n\s*/g, '\n');
  return asset('packages', 'css', 'text/css; charset=utf-8', text.trim(), baseUrl);
}

/** Throws if the pages of two packages would have the same URL. */
function refuseSameAddress({packages}: Catalog): void {
  const seen = new Map<string, string>();
  for (const {name} of packages) {
    const slug = slugOf(name).toLowerCase();
    const first = seen.get(slug);
    if (first !== undefined || slug.startsWith(`${LISTS}/`)) {
      throw new FactsError([
        `facts/packages/definitions: ${name} would have the address of ${first ?? 'a list'}: change slugOf in src/packages/address.ts`,
      ]);
    }
    seen.set(slug, name);
  }
}

/** The number of packages of each purpose, for the page before JavaScript has loaded the list. */
const purposeCounts = ({packages, purposes}: Catalog) =>
  purposes
    .map((purpose) => ({
      ...purpose,
      count: packages.filter((each) => each.purposes.includes(purpose.id)).length,
    }))
    .filter(({count}) => count > 0);

/** A middleware for `npm start`: the list, and pages without the frame of the site. */
const serve =
  (catalogNow: () => Catalog | undefined, siteDir: string, baseUrl: string) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const catalog = catalogNow();
    const [address = ''] = (request.url ?? '').split('?');
    if (catalog && address.startsWith(`${baseUrl}${FOLDER}/`)) {
      const found = address.endsWith('.txt')
        ? finderAssets(catalog, baseUrl).files.find((each) => each.address === address)
        : undefined;
      const {type, text} =
        found ??
        (address.endsWith('.css') ? styleAsset(siteDir, baseUrl) : listAsset(catalog, baseUrl));
      response.setHeader('content-type', type);
      response.end(text);
      return;
    }
    const slug = slugInPath(address, baseUrl);
    const page = address.endsWith('/index.html') && catalog && pageAt(slug, catalog, baseUrl);
    if (!page) {
      next();
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<title>${page.title}</title><main data-packages="${slug}">${page.content}</main>`,
    );
  };

/** The page of a package or of a plain list, if there is one at `slug`. */
function pageAt(slug: string, catalog: Catalog, baseUrl: string): PageParts | undefined {
  const [folder, letter] = slug.split('/');
  if (folder === LISTS && letter) return letterPage(letter, catalog, baseUrl);
  const found = catalog.packages.find(({name}) => slugOf(name) === slug);
  return found && packagePage(found, {baseUrl, catalog});
}

export default function packagesPlugin({baseUrl, siteDir}: LoadContext): Plugin<Catalog> {
  let catalog: Catalog | undefined;
  return {
    name: 'packages',

    async loadContent() {
      catalog = loadCatalog(siteDir);
      refuseSameAddress(catalog);
      return catalog;
    },

    getPathsToWatch() {
      return [path.posix.join(siteDir, 'facts/packages/**/*.{yaml,json}')];
    },

    async contentLoaded({content, actions}) {
      const props: PackagesProps = {
        count: content.packages.length,
        release: content.release.release,
        purposes: purposeCounts(content),
        list: listAsset(content, baseUrl).address,
        stylesheet: styleAsset(siteDir, baseUrl).address,
        letters: letterLinks(content, baseUrl).text,
      };
      const data: PackagesData = {finder: finderAssets(content, baseUrl).folder};
      actions.setGlobalData(data);
      actions.addRoute({
        path: `${baseUrl}packages/`,
        component: '@site/src/packages/Packages.tsx',
        exact: false,
        props,
      });
    },

    configureWebpack() {
      // `npm start` does not write files: each is made on request.
      return {
        devServer: {
          // At the beginning of the same list: Docusaurus appends what else a plugin returns to the
          // middleware that serves the app for every address.
          setupMiddlewares: (middlewares: unknown[]) => {
            middlewares.unshift({
              name: 'packages',
              middleware: serve(() => catalog, siteDir, baseUrl),
            });
            return middlewares;
          },
        },
      } as BundlerConfiguration;
    },

    async postBuild({content, outDir: built, siteConfig}) {
      const finder = finderAssets(content, baseUrl);
      await mkdir(path.join(built, finder.folder.slice(baseUrl.length)), {recursive: true});
      for (const {address, text} of [
        listAsset(content, baseUrl),
        styleAsset(siteDir, baseUrl),
        ...finder.files,
      ]) {
        await writeFile(path.join(built, address.slice(baseUrl.length)), text);
      }

      const known = packageRoutes(content, baseUrl);
      const pages = await glob('**/*.html', {cwd: built, ignore: ['packages/*/**']});
      const broken = await Promise.all(
        pages.map(async (page) =>
          brokenPackageLinks(page, await readFile(path.join(built, page), 'utf8'), known, baseUrl),
        ),
      );
      const problems = broken.flat();
      if (problems.length > 0)
        throw new Error(`links to packages are broken:\n${problems.join('\n')}`);

      await writePackages(content, {
        outDir: built,
        baseUrl,
        url: siteConfig.url,
        title: siteConfig.title,
        stylesheet: styleAsset(siteDir, baseUrl).address,
      });
    },
  };
}

/** A page of the sitemap. */
interface SitemapItem {
  readonly url: string;
}

/**
 * For the sitemap plugin's `createSitemapItems`: its own pages, and those of packages, each at the
 * address that the host answers without a redirect.
 */
export const withPackages =
  (siteDir: string) =>
  async <
    P extends {
      siteConfig: {url: string; baseUrl: string};
      defaultCreateSitemapItems(params: never): Promise<I[]>;
    },
    I extends SitemapItem,
  >({
    defaultCreateSitemapItems,
    ...params
  }: P): Promise<(I | SitemapItem)[]> => {
    const {url, baseUrl} = params.siteConfig;
    const routes = packageRoutes(loadCatalog(siteDir), baseUrl);
    routes.delete(packagePath('', baseUrl).replace(/\/$/, ''));
    const served = (address: string) => {
      const {origin, pathname} = new URL(address, url);
      return `${origin}${servedPath(pathname)}`;
    };
    return [
      ...(await defaultCreateSitemapItems(params as never)).map((item) => ({
        ...item,
        url: served(item.url),
      })),
      ...[...routes].map((route) => ({url: served(encodeURI(route))})),
    ];
  };
