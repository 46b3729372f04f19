import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

const PACKAGE = 'vitepress@1.6.4';

/** The default settings, but without the check of links and without templates in Markdown. */
const CONFIG = `export default {
  title: 'aqua',
  ignoreDeadLinks: true,
  vue: {template: {compilerOptions: {delimiters: ['\\u27e6\\u27e6', '\\u27e7\\u27e7']}}},
  markdown: {html: false},
  themeConfig: {
    search: {provider: 'local'},
    sidebar: SIDEBAR,
  },
};
`;

/**
 * A site of VitePress below `cache`, whose pages are the Markdown versions of the pages in `build`.
 * Installs VitePress there on the first run, because it is not a dependency of the project.
 *
 * @returns the folder of the site, and the path of the program `vitepress`
 * @throws if `build` has no Markdown pages
 */
export function vitepressSite(build: string, cache: string): {folder: string; program: string} {
  const folder = path.join(cache, 'vitepress');
  const program = path.join(folder, 'node_modules/vitepress/bin/vitepress.js');
  mkdirSync(folder, {recursive: true});
  if (!existsSync(program)) {
    writeFileSync(path.join(folder, 'package.json'), '{"private": true, "type": "module"}');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', PACKAGE], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
  for (const each of ['docs', 'blog', '.vitepress']) {
    rmSync(path.join(folder, each), {recursive: true, force: true});
  }
  const pages = globSync('{docs,blog}/**/*.md', {cwd: build}).sort();
  if (pages.length === 0) throw new Error(`${build} has no Markdown pages: run npm run build.`);
  for (const page of pages) cpSync(path.join(build, page), path.join(folder, page));
  const sidebar = pages.map((page) => {
    const link = `/${page.replace(/\.md$/, '')}`;
    return {text: link.slice(1), link};
  });
  mkdirSync(path.join(folder, '.vitepress'));
  writeFileSync(
    path.join(folder, '.vitepress/config.mjs'),
    CONFIG.replace('SIDEBAR', JSON.stringify(sidebar)),
  );
  return {folder, program};
}
