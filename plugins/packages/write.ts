/** Writes the pages and files of packages into the built site. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {servedPath} from '../../src/deploy/address.ts';
import {LISTS, PACKAGES, packagePath, slugOf} from '../../src/packages/address.ts';
import {PACKAGE_CARD, PACKAGES_CARD} from '../open-graph/subjects.ts';
import {frameOf} from './frame.ts';
import {listJson, packageJson} from './json.ts';
import {listMarkdown, packageMarkdown} from './markdown.ts';
import {letterPage, lettersOf, type PageParts, packagePage} from './page.ts';
import type {Catalog} from './schema.ts';

/** The built site to which the files are written. */
export interface BuiltSite {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly url: string;
  readonly title: string;
  readonly stylesheet: string;
}

/**
 * Former names that have a page. Names that differ from another name only by case are left out, because a file
 * system may treat them as the same name. The page of unknown names covers them.
 */
export function formerNames({
  packages,
}: Pick<Catalog, 'packages'>): [alias: string, name: string][] {
  const taken = new Set(packages.map(({name}) => slugOf(name).toLowerCase()));
  return packages.flatMap(({name, aliases = []}) =>
    aliases.flatMap((alias): [string, string][] => {
      const slug = slugOf(alias).toLowerCase();
      if (taken.has(slug)) return [];
      taken.add(slug);
      return [[alias, name]];
    }),
  );
}

/** Writes files below `folder` one after the other, which is faster for many small files. */
function writeAll(folder: string, files: readonly (readonly [string, string])[]): void {
  const folders = new Set(files.map(([file]) => path.dirname(path.join(folder, file))));
  for (const each of folders) mkdirSync(each, {recursive: true});
  for (const [file, text] of files) writeFileSync(path.join(folder, file), text);
}

/** Writes a page, a JSON file, and a Markdown version for each package, and the lists of all packages. */
export async function writePackages(catalog: Catalog, site: BuiltSite): Promise<void> {
  const {baseUrl, outDir, url, title: siteTitle} = site;
  const whole = (below: string) => new URL(`${baseUrl}${below.slice(1)}`, url).href;
  const listPage = path.join(outDir, PACKAGES, 'index.html');
  const link = `<link rel="stylesheet" href="${site.stylesheet}">`;
  const built = (await readFile(listPage, 'utf8')).replace('</head>', `${link}</head>`);
  await writeFile(listPage, built);
  const frame = frameOf(built, siteTitle);
  const page = (slug: string, card: string, parts: PageParts, own = slug): [string, string] => [
    `${PACKAGES}${slug}/index.html`,
    frame({...parts, slug, card, address: whole(servedPath(`/${PACKAGES}${encodeURI(own)}`))}),
  ];

  const former = formerNames(catalog);
  writeAll(outDir, [
    [`${PACKAGES}index.json`, `${JSON.stringify(listJson(catalog, whole))}\n`],
    [`${PACKAGES}index.md`, listMarkdown(catalog, whole)],
    ...lettersOf(catalog).map((letter) =>
      page(`${LISTS}/${letter}`, PACKAGES_CARD, letterPage(letter, catalog, baseUrl)),
    ),
    ...catalog.packages.flatMap((each): [string, string][] => {
      const slug = slugOf(each.name);
      const parts = packagePage(each, {baseUrl, catalog});
      return [
        page(slug, PACKAGE_CARD, parts),
        // The page of a former name is the same page, with the canonical URL of the current name.
        ...former
          .filter(([, name]) => name === each.name)
          .map(([alias]) => page(slugOf(alias), PACKAGE_CARD, parts, slug)),
        [`${PACKAGES}${slug}.json`, `${JSON.stringify(packageJson(each, catalog, whole))}\n`],
        [`${PACKAGES}${slug}.md`, packageMarkdown(each, catalog)],
      ];
    }),
  ]);
}

/** The existing addresses below `/packages/`, without a trailing slash. */
export function packageRoutes(catalog: Catalog, baseUrl: string): Set<string> {
  return new Set([
    `${baseUrl}packages`,
    ...catalog.packages.map(({name}) => packagePath(name, baseUrl)),
    ...lettersOf(catalog).map((letter) => `${baseUrl}${PACKAGES}${LISTS}/${letter}`),
  ]);
}
