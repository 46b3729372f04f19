/** Writes the pages and files of packages into the built site. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {servedPath} from '../../src/deploy/address.ts';
import {LISTS, PACKAGES_FOLDER, packagePath, slugOf} from '../../src/packages/address.ts';
import {PACKAGE_CARD, PACKAGES_CARD} from '../open-graph/subjects.ts';
import {updateFolder} from '../previous-build/index.ts';
import {frameOf} from './frame.ts';
import {listJson, packageJson} from './json.ts';
import {listMarkdown, packageMarkdown} from './markdown.ts';
import {letterPage, lettersOf, type PageParts, packagePage} from './page.ts';
import type {Catalog} from './schema.ts';

/** The built site to which the files are written. */
export interface BuiltSite {
  readonly outDir: string;
  readonly generatedFilesDir: string;
  readonly baseUrl: string;
  readonly url: string;
  readonly title: string;
}

/** The folder and the files of a package's page below that of all packages, for a file system that ignores case. */
export function entriesOf(name: string): string[] {
  const slug = slugOf(name).toLowerCase();
  return [slug, `${slug}.json`, `${slug}.md`];
}

/**
 * Former names that have a page. Names that differ from another name only by case are left out, because a file
 * system may treat them as the same name. The page of unknown names covers them.
 */
export function formerNames({
  packages,
}: Pick<Catalog, 'packages'>): [alias: string, name: string][] {
  const taken = new Set(packages.flatMap(({name}) => entriesOf(name)));
  return packages.flatMap(({name, aliases = []}) =>
    aliases.flatMap((alias): [string, string][] => {
      const slug = slugOf(alias).toLowerCase();
      if (taken.has(slug)) return [];
      taken.add(slug);
      return [[alias, name]];
    }),
  );
}

/** Writes a page, a JSON file, and a Markdown version for each package, and the lists of all packages. */
export async function writePackages(catalog: Catalog, site: BuiltSite): Promise<void> {
  const {baseUrl, outDir, url, title: siteTitle} = site;
  const absoluteUrl = (below: string) => new URL(`${baseUrl}${below.slice(1)}`, url).href;
  const frame = frameOf(
    await readFile(path.join(outDir, PACKAGES_FOLDER, 'index.html'), 'utf8'),
    siteTitle,
  );
  // One after the other: that is faster for many small files, and only one is in memory.
  const {write, finish} = updateFolder(site, PACKAGES_FOLDER);
  const writePage = (slug: string, card: string, parts: PageParts, own = slug) => {
    const address = absoluteUrl(servedPath(`/${PACKAGES_FOLDER}${encodeURI(own)}`));
    write(`${slug}/index.html`, frame({...parts, slug, card, address}));
  };

  write('index.json', `${JSON.stringify(listJson(catalog, absoluteUrl))}\n`);
  write('index.md', listMarkdown(catalog, absoluteUrl));
  for (const letter of lettersOf(catalog)) {
    writePage(`${LISTS}/${letter}`, PACKAGES_CARD, letterPage(letter, catalog, baseUrl));
  }
  const former = formerNames(catalog);
  for (const each of catalog.packages) {
    const slug = slugOf(each.name);
    const parts = packagePage(each, catalog, baseUrl);
    writePage(slug, PACKAGE_CARD, parts);
    for (const [alias, name] of former) {
      // The page of a former name is the same page, with the canonical URL of the current name.
      if (name === each.name) writePage(slugOf(alias), PACKAGE_CARD, parts, slug);
    }
    write(`${slug}.json`, `${JSON.stringify(packageJson(each, catalog, absoluteUrl))}\n`);
    write(`${slug}.md`, packageMarkdown(each, catalog));
  }
  finish();
}

/** The existing addresses below `/packages/`, without a trailing slash. */
export function packageRoutes(catalog: Catalog, baseUrl: string): Set<string> {
  return new Set([
    `${baseUrl}packages`,
    ...catalog.packages.map(({name}) => packagePath(name, baseUrl)),
    ...lettersOf(catalog).map((letter) => `${baseUrl}${PACKAGES_FOLDER}${LISTS}/${letter}`),
  ]);
}
