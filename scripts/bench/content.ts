import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** A page of the site as Markdown, for the sites that are built for comparison. */
export interface ContentPage {
  /** The path of the file below the built site, such as `docs/install.md`. */
  readonly file: string;
  readonly title: string;
  /** The content below the title. */
  readonly body: string;
}

/** Splits a Markdown page into its title and the rest. Pure function. @throws if it does not begin with a title */
export function splitTitle(markdown: string): Pick<ContentPage, 'title' | 'body'> {
  const [, title, body] = /^# (.+)\n([\s\S]*)$/.exec(markdown) ?? [];
  if (title === undefined || body === undefined) {
    throw new Error(
      `The page begins with ${JSON.stringify(markdown.slice(0, 40))}, not with "# ".`,
    );
  }
  return {title, body};
}

/**
 * The Markdown versions of the docs and posts in the built site `build`, in the order of their paths.
 *
 * @throws if there are none
 */
export function contentOf(build: string): ContentPage[] {
  const files = globSync('{docs,blog}/**/*.md', {cwd: build}).sort();
  if (files.length === 0) throw new Error(`${build} has no Markdown pages: run npm run build.`);
  return files.map((file) => ({
    file,
    ...splitTitle(readFileSync(path.join(build, file), 'utf8')),
  }));
}

/** Writes pages into `folder`, each with the text that `textOf` gives. */
export function writePages(
  folder: string,
  pages: readonly ContentPage[],
  textOf: (page: ContentPage) => string,
): void {
  for (const page of pages) {
    const target = path.join(folder, page.file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, textOf(page));
  }
}
