/**
 * The packages of the Standard Registry on the site: one route of the app, and a page, a JSON file
 * and a Markdown version for each package, written from one template when the site is built.
 */
import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {glob} from 'tinyglobby';
import type {Configuration} from 'webpack';
import {servedPath} from '../../src/deploy/address.ts';
import {LISTS, slugInPath, slugOf} from '../../src/packages/address.ts';
import {packBuckets} from '../../src/packages/finder.ts';
import {packList} from '../../src/packages/list.ts';
import type {PackagesData, PackagesProps} from '../../src/packages/props.ts';
import {FactsError} from '../facts/load.ts';
import {brokenPackageLinks} from './links.ts';
import {rowOf} from './list.ts';
import {loadCatalog} from './load.ts';
import {letterLinks, letterPage, lettersOf, type PageParts, packagePage} from './page.ts';
import type {Catalog} from './schema.ts';
import {entriesOf, formerNames, packageRoutes, writePackages} from './write.ts';

/** The folder of the files that the route of packages loads, below the base URL. */
const FOLDER = 'assets/packages';

/** The files for the browser. Their URLs contain a hash of their content. */
interface Assets {
  readonly list: string;
  /** The URL of the folder in which the search dialog looks up packages. */
  readonly finder: string;
  readonly texts: ReadonlyMap<string, string>;
}

function assetsOf({packages}: Catalog, baseUrl: string): Assets {
  const rows = packages.map(rowOf);
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
  const folder = `${baseUrl}${FOLDER}`;

  const listText = JSON.stringify(packList(rows));
  const list = `${folder}/list.${hash(listText)}.json`;
  const buckets = packBuckets(rows);
  const finder = `${folder}/find-${hash(buckets.join('\n'))}/`;
  const texts = new Map([
    [list, listText],
    ...buckets.map((text, bucket): [string, string] => [`${finder}${bucket}.json`, text]),
  ]);
  return {list, finder, texts};
}

/** Throws if the pages of two packages, or the files for programs beside them, would have the same URL. */
function refuseSameAddress({packages}: Catalog): void {
  const seen = new Map<string, string>();
  for (const {name} of packages) {
    const entries = entriesOf(name);
    const first = entries.map((each) => seen.get(each)).find(Boolean);
    if (first !== undefined || entries[0]?.startsWith(`${LISTS}/`)) {
      throw new FactsError([
        `facts/packages/definitions: ${name} would have the address of ${first ?? 'a list'}: change slugOf in src/packages/address.ts`,
      ]);
    }
    for (const each of entries) seen.set(each, name);
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

/** The answer of `npm start` to a request: an asset, or a page without the frame of the site. */
function answerTo(
  address: string,
  {catalog, assets}: {catalog: Catalog; assets: Assets},
  baseUrl: string,
): {type: string; text: string} | undefined {
  const asset = assets.texts.get(address);
  if (asset !== undefined) return {type: 'application/json', text: asset};
  const slug = slugInPath(address, baseUrl);
  const page = address.endsWith('/index.html') && pageAt(slug, catalog, baseUrl);
  if (!page) return undefined;
  const text = `<title>${page.title}</title><main data-packages="${slug}">${page.content}</main>`;
  return {type: 'text/html', text};
}

/** The page of a package, also by a former name, or of a plain list, if there is one at `slug`. */
function pageAt(slug: string, catalog: Catalog, baseUrl: string): PageParts | undefined {
  const letter = lettersOf(catalog).find((each) => slug === `${LISTS}/${each}`);
  if (letter !== undefined) return letterPage(letter, catalog, baseUrl);
  const [, current = slug] = formerNames(catalog).find(([alias]) => slugOf(alias) === slug) ?? [];
  const found = catalog.packages.find(({name}) => slugOf(name) === slugOf(current));
  return found && packagePage(found, catalog, baseUrl);
}

/**
 * The Docusaurus plugin. Its content is the catalog of packages.
 *
 * @throws if two packages would have the same address; during the build, if a link to a package is broken
 */
export default function packagesPlugin({baseUrl, siteDir}: LoadContext): Plugin<Catalog> {
  let loaded: {catalog: Catalog; assets: Assets} | undefined;
  return {
    name: 'packages',

    async loadContent() {
      const catalog = loadCatalog(siteDir);
      refuseSameAddress(catalog);
      return catalog;
    },

    getPathsToWatch() {
      return [path.posix.join(siteDir, 'facts/packages/**/*.{yaml,json}')];
    },

    async contentLoaded({content: catalog, actions}) {
      const assets = assetsOf(catalog, baseUrl);
      loaded = {catalog, assets};
      const props: PackagesProps = {
        count: catalog.packages.length,
        release: catalog.release.release,
        purposes: purposeCounts(catalog),
        list: assets.list,
        letters: letterLinks(catalog, baseUrl).text,
      };
      const data: PackagesData = {finder: assets.finder};
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
              middleware({url = ''}: IncomingMessage, response: ServerResponse, next: () => void) {
                const [address = ''] = url.split('?');
                const answer = loaded && answerTo(address, loaded, baseUrl);
                if (!answer) return next();
                response.setHeader('content-type', `${answer.type}; charset=utf-8`);
                response.end(answer.text);
              },
            });
            return middlewares;
          },
        },
      } as Configuration;
    },

    async postBuild({content: catalog, outDir: built, generatedFilesDir, siteConfig}) {
      const assets = assetsOf(catalog, baseUrl);
      await mkdir(path.join(built, assets.finder.slice(baseUrl.length)), {recursive: true});
      for (const [address, text] of assets.texts) {
        await writeFile(path.join(built, address.slice(baseUrl.length)), text);
      }

      const known = packageRoutes(catalog, baseUrl);
      const pages = await glob('**/*.html', {cwd: built, ignore: ['packages/*/**']});
      const broken = await Promise.all(
        pages.map(async (page) =>
          brokenPackageLinks(page, await readFile(path.join(built, page), 'utf8'), known, baseUrl),
        ),
      );
      const problems = broken.flat();
      if (problems.length > 0)
        throw new Error(`links to packages are broken:\n${problems.join('\n')}`);

      await writePackages(catalog, {
        outDir: built,
        generatedFilesDir,
        baseUrl,
        url: siteConfig.url,
        title: siteConfig.title,
      });
    },
  };
}

type CreateSitemapItems = NonNullable<
  Exclude<PresetOptions['sitemap'], false | undefined>['createSitemapItems']
>;

/**
 * For the sitemap plugin's `createSitemapItems`: its own pages, and those of packages, each at the
 * address that the host answers without a redirect.
 */
export const withPackages =
  (siteDir: string): CreateSitemapItems =>
  async ({defaultCreateSitemapItems, ...params}) => {
    const {url, baseUrl} = params.siteConfig;
    const routes = packageRoutes(loadCatalog(siteDir), baseUrl);
    routes.delete(`${baseUrl}packages`);
    const served = (address: string) => {
      const {origin, pathname} = new URL(address, url);
      return `${origin}${servedPath(pathname)}`;
    };
    return [
      ...(await defaultCreateSitemapItems(params)).map((item) => ({
        ...item,
        url: served(item.url),
      })),
      ...[...routes].map((route) => ({url: served(encodeURI(route))})),
    ];
  };
