import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {installIn} from '../shared/install';
import {type ContentPage, writePages} from './content';

/** Astro needs a newer Node.js than the site: the package `node` contains one. */
const PACKAGES = ['node@22.23.3', 'astro@7.3.5', '@astrojs/starlight@0.42.4'];

/** The default settings, with one group of the sidebar for each folder. */
const CONFIG = `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  telemetry: false,
  integrations: [
    starlight({
      title: 'aqua',
      sidebar: [
        {label: 'Docs', items: [{autogenerate: {directory: 'docs'}}]},
        {label: 'Blog', items: [{autogenerate: {directory: 'blog'}}]},
      ],
    }),
  ],
});
`;

const COLLECTIONS = `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

/**
 * A site of Starlight with `pages`, below `cache`. Installs Starlight there on the first run, because it is not
 * a dependency of the project.
 *
 * @returns the folder of the site, the Node.js program to build it with, and the path of the program `astro`
 */
export function starlightSite(pages: readonly ContentPage[], cache: string) {
  const folder = path.join(cache, 'starlight');
  installIn(folder, PACKAGES);
  for (const each of ['src', 'dist', '.astro', 'node_modules/.astro']) {
    rmSync(path.join(folder, each), {recursive: true, force: true});
  }
  writePages(
    path.join(folder, 'src/content/docs'),
    pages,
    ({title, body}) => `---\ntitle: ${JSON.stringify(title)}\n---\n${body}`,
  );
  writeFileSync(path.join(folder, 'astro.config.mjs'), CONFIG);
  writeFileSync(path.join(folder, 'src/content.config.ts'), COLLECTIONS);
  return {
    folder,
    node: path.join(folder, 'node_modules/.bin/node'),
    program: path.join(folder, 'node_modules/astro/bin/astro.mjs'),
  };
}
