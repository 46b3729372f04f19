import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {installIn} from '../shared/install';
import {type ContentPage, writePages} from './content';

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
 * A site of VitePress with `pages`, below `cache`. Installs VitePress there on the first run, because it is not a
 * dependency of the project.
 *
 * @returns the folder of the site, and the path of the program `vitepress`
 */
export function vitepressSite(pages: readonly ContentPage[], cache: string) {
  const folder = path.join(cache, 'vitepress');
  installIn(folder, [PACKAGE]);
  for (const each of ['docs', 'blog', '.vitepress']) {
    rmSync(path.join(folder, each), {recursive: true, force: true});
  }
  writePages(folder, pages, ({title, body}) => `# ${title}\n${body}`);
  const sidebar = pages.map(({file, title}) => ({
    text: title,
    link: `/${file.replace(/\.md$/, '')}`,
  }));
  mkdirSync(path.join(folder, '.vitepress'));
  writeFileSync(
    path.join(folder, '.vitepress/config.mjs'),
    CONFIG.replace('SIDEBAR', JSON.stringify(sidebar)),
  );
  return {folder, program: path.join(folder, 'node_modules/vitepress/bin/vitepress.js')};
}
