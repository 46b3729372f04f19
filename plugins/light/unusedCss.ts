import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {AcceptedPlugin} from 'postcss';
import {PurgeCSS} from 'purgecss';
import {globSync} from 'tinyglobby';

/** The files whose words may be names of classes, below the root of the site. */
const SCRIPTS = [
  'node_modules/@docusaurus/{core,theme-classic,theme-common}/lib/**/*.js',
  '!node_modules/@docusaurus/theme-classic/lib/theme/{DocCard,DocTag,NavbarItem/{Docs,Dropdown,Locale}}*/**',
  '{src,plugins}/**/*.{js,ts,tsx}',
];
/** Pages, where only attributes name classes: their prose has words such as "table" and "card". */
const PAGES = ['{docs,blog,src/pages}/**/*.{md,mdx}'];
/** The other stylesheets, which may use Infima's variables. */
const STYLES = [
  'node_modules/@docusaurus/{core,theme-classic,theme-common}/lib/**/*.css',
  'node_modules/@docsearch/css/dist/**/*.css',
  'src/**/*.{css,tsx}',
];

/** Elements that Markdown makes, whose names no script has. */
const ELEMENTS =
  'a abbr b body br code dd del details dl dt em h1 h2 h3 h4 h5 h6 hr html i img kbd li ol p pre s small strong sub summary sup table tbody td tfoot th thead tr ul'.split(
    ' ',
  );

/** Variants that the theme's scripts name and this site's configuration never asks for. */
const NEVER_USED = [
  /^(badge|card|dropdown|footer--dark|hero--primary|navbar--(dark|primary)|tabs--block)/,
  /^button--outline$/,
  // STYLE.md allows danger, warning and tip; tests/content/pages.test.ts refuses the others.
  /^alert--(secondary|info)$/,
];

/** Layers of the theme that no stylesheet of this site fills. */
const EMPTY_LAYERS = /\.(plugin-debug|theme-(mermaid|live-codeblock|search-algolia))/;

/** Our own values of Infima's variables: outside of a cascade layer they win over all of its own. */
const OVERRIDES = 'src/css/custom.css';

/** Names of Infima's variables that `files` use. */
function usedVariables(files: string[]): string[] {
  const names = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/var\(\s*(--ifm-[\w-]+)/g),
  ]);
  return [...new Set(names.map(([, name = '']) => name))];
}

/** PostCSS plugin: takes out of Infima, the theme's framework, the rules that this site cannot use. */
export function withoutUnusedRules(siteDir: string): AcceptedPlugin {
  const find = (globs: string[]) => globSync(globs, {cwd: siteDir, absolute: true});
  return {
    postcssPlugin: 'without-unused-rules',
    async Once(root, {postcss}) {
      const file = root.source?.input.file;
      if (file?.endsWith('layers.css')) {
        root.walkAtRules('layer', (rule) => {
          const names = rule.params.split(/,\s*/);
          rule.params = names.filter((name) => !EMPTY_LAYERS.test(name)).join(', ');
        });
      }
      if (!file?.includes('infima')) return;
      const [purged] = await new PurgeCSS().purge({
        content: [...find(SCRIPTS), ...find(PAGES)],
        css: [{raw: root.toString()}],
        extractors: [
          {
            extensions: ['md', 'mdx'],
            extractor: (page) => [
              ...(page.match(/class(Name)?="[^"]*"/g) ?? []).join(' ').split(/["\s]+/),
              // Markdown's only element whose style is long and which a page seldom has.
              ...(/^\s*> /m.test(page.replace(/^\s*```[\s\S]*?^\s*```/gm, ''))
                ? ['blockquote']
                : []),
            ],
          },
        ],
        dynamicAttributes: ['aria-current', 'aria-expanded', 'data-theme', 'open', 'title'],
        safelist: {standard: ELEMENTS, variables: usedVariables(find(STYLES))},
        variables: true,
        blocklist: NEVER_USED,
      });
      const rest = postcss.parse(purged?.css ?? '', {from: file});
      const [, overrides = ''] = readFileSync(path.join(siteDir, OVERRIDES), 'utf8').split(':root');
      rest.walkDecls(/^--ifm-/, (declaration) => {
        const {parent, prop} = declaration;
        const isGlobal = parent && /^(:root|html\[data-theme)/.test(String(parent));
        if (isGlobal && overrides.includes(`${prop}:`)) declaration.remove();
        // custom.css gives all admonitions the same.
        if (/^--ifm-alert-(background|foreground)-color$/.test(prop)) declaration.remove();
      });
      root.removeAll();
      root.append(rest);
    },
  };
}
