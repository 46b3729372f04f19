import type {AcceptedPlugin} from 'postcss';
import {PurgeCSS} from 'purgecss';
import {globSync} from 'tinyglobby';

/** The files whose words may be names of classes, below the root of the site. */
const SCRIPTS = [
  'node_modules/@docusaurus/{core,theme-classic,theme-common}/lib/**/*.js',
  '{src,plugins}/**/*.{js,ts,tsx}',
  'docusaurus.config.ts',
];
/** Pages of all versions, where only attributes name classes: their prose has words such as "card". */
const PAGES = ['{docs,versioned_docs,blog,src/pages}/**/*.{md,mdx}'];

/** Elements that Markdown makes, whose names no script has. */
const ELEMENTS =
  'a abbr b blockquote body br code dd del details dl dt em h1 h2 h3 h4 h5 h6 hr html i img kbd li ol p pre s small strong sub summary sup table tbody td tfoot th thead tr ul'.split(
    ' ',
  );

/**
 * PostCSS plugin: takes out of Infima, the theme's framework, the rules for classes that neither the
 * theme nor a page names. Variables stay, since attributes such as `stroke` read them too.
 */
export function withoutUnusedRules(siteDir: string): AcceptedPlugin {
  const find = (globs: string[]) => globSync(globs, {cwd: siteDir, absolute: true});
  return {
    postcssPlugin: 'without-unused-rules',
    async Once(root, {postcss}) {
      const file = root.source?.input.file;
      if (!file?.includes('infima')) return;
      const [purged] = await new PurgeCSS().purge({
        content: [...find(SCRIPTS), ...find(PAGES)],
        css: [{raw: root.toString()}],
        extractors: [
          {
            extensions: ['md', 'mdx'],
            extractor: (page) =>
              (page.match(/class(Name)?="[^"]*"/g) ?? []).join(' ').split(/["\s]+/),
          },
        ],
        dynamicAttributes: ['aria-current', 'aria-expanded', 'data-theme', 'open', 'title'],
        safelist: ELEMENTS,
      });
      const rest = postcss.parse(purged?.css ?? '', {from: file});
      root.removeAll();
      root.append(rest);
    },
  };
}
