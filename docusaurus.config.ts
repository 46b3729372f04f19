import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import rehypeEmptyTableHeaders from './plugins/empty-table-headers/rehype.ts';
import {currentFacts} from './plugins/facts/load.ts';
import rehypeHighlight from './plugins/highlight';
import {cardAddress, SITE_CARD, withCards} from './plugins/open-graph/subjects';
import rehypeOptions from './plugins/options/rehype.ts';
import {withPackages} from './plugins/packages';
import {searchSetup} from './plugins/search/environment';
import {pageTemplate} from './plugins/startup/template';
import staticContentPlugin, {recmaStaticContent} from './plugins/static-content/index.ts';
import tagsPlugin from './plugins/tags/index.ts';
import remarkTags from './plugins/tags/remark.ts';
import {hasHistory} from './plugins/vcs';

/** Where the site is below its host. */
const baseUrl = '/';

/** Where the sources of this site live: the edit links lead there. */
const SITE_REPOSITORY = 'https://github.com/aquaproj/aquaproj.github.io';
const TOOL_REPOSITORY = 'https://github.com/aquaproj/aqua';

/** The engine that answers searches: embedded, or Algolia when its variables are set. */
const search = searchSetup(process.env);

/** The release of aqua that the pages document. */
const toolVersion = currentFacts(__dirname).tool.version;

/**
 * An SVG file below `static/` as a data URL. The logo and the icon are inside each page, because requests for 400 bytes
 * each delayed its first and its largest paint by a round trip (measured with Lighthouse).
 */
const svgDataUrl = (file: string): string => {
  const svg = readFileSync(path.join(__dirname, 'static', file), 'utf8').trim();
  // Only these characters have to be encoded, and readable text compresses better.
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>\n]/g, encodeURIComponent)}`;
};

/** What each kind of page is compiled with. */
const mdx = {
  beforeDefaultRemarkPlugins: [remarkTags(__dirname)],
  rehypePlugins: [
    rehypeHighlight({dir: __dirname, baseUrl}),
    rehypeOptions,
    rehypeEmptyTableHeaders,
  ],
  recmaPlugins: [recmaStaticContent],
} satisfies PresetOptions['docs'];

const docs = {
  ...mdx,
  sidebarPath: './sidebars.ts',
  editUrl: `${SITE_REPOSITORY}/edit/main/`,
  showLastUpdateTime: true,
  lastVersion: 'current',
  versions: {current: {label: 'Next'}},
} satisfies PresetOptions['docs'];

const blog = {
  ...mdx,
  blogTitle: 'Blog',
  blogDescription: 'How aqua works, and how to move to it: articles by the writers of its docs',
  blogSidebarCount: 'ALL',
  blogSidebarTitle: 'All posts',
  editUrl: `${SITE_REPOSITORY}/edit/main/`,
  feedOptions: {type: 'all'},
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
} satisfies PresetOptions['blog'];

const preset = {
  // plugins/docs and plugins/blog wrap the plugins that the preset would add.
  docs: false,
  blog: false,
  pages: mdx,
  theme: {
    customCss: ['custom', 'navbar', 'code', 'facts', 'print'].map(
      (name) => `./src/css/${name}.css`,
    ),
  },
  sitemap: {
    ignorePatterns: ['search', 'markdown-page'].map((name) => `${baseUrl}${name}`),
    createSitemapItems: withPackages(__dirname),
  },
} satisfies PresetOptions;

const themeConfig = {
  algolia: search.algolia,
  image: cardAddress(SITE_CARD),
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {sidebar: {autoCollapseCategories: true}},
  // The years would be headings before the title of the page.
  blog: {sidebar: {groupByYear: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  announcementBar: {
    id: 'security-ghtkn',
    content:
      'aqua can get short-lived GitHub tokens from ghtkn, so that no long-lived token is on your disk. ' +
      `<a href="${baseUrl}docs/reference/security/ghtkn">Set up ghtkn</a>`,
    isCloseable: true,
  },
  navbar: {
    title: 'aqua',
    logo: {
      src: svgDataUrl('img/logo.svg'),
      srcDark: svgDataUrl('img/logo-dark.svg'),
      width: 28,
      height: 28,
    },
    hideOnScroll: true,
    items: [
      {to: '/docs/', label: 'Docs', activeBasePath: '/docs', position: 'right'},
      {to: '/docs/#contact', label: 'Contact', activeBaseRegex: '^$', position: 'right'},
      {href: TOOL_REPOSITORY, label: 'GitHub', position: 'right'},
    ],
  },
  footer: {
    links: [
      {
        title: 'Docs',
        items: [
          {label: 'Overview', to: '/docs/'},
          {label: 'Tutorial', to: '/docs/tutorial/'},
          {label: 'Install', to: '/docs/install'},
          {label: 'Blog', to: '/blog'},
          {label: 'Packages', to: '/packages/'},
        ],
      },
      {
        title: 'More',
        items: [
          {label: 'Question', href: 'https://github.com/orgs/aquaproj/discussions'},
          {label: 'GitHub', href: TOOL_REPOSITORY},
          {label: 'Standard Registry', href: 'https://github.com/aquaproj/aqua-registry'},
          {label: 'Sponsor', href: 'https://github.com/sponsors/aquaproj'},
          {label: 'Changelog', href: `${TOOL_REPOSITORY}/releases`},
          {label: 'Demo', to: '/docs/reference/demo'},
          {label: 'X', href: 'https://x.com/aquaclivm'},
          {label: 'Discord', href: 'https://discord.gg/CBGesz8yBX'},
          // plugins/notices writes the file.
          {label: 'Third-party notices', to: 'pathname:///third-party-notices.txt'},
        ],
      },
    ],
    copyright: 'The documentation of aqua, an open-source tool under the MIT license.',
  },
  // The build highlights fences with the classes in src/css/code.css.
  prism: {theme: {plain: {}, styles: []}},
} satisfies ThemeConfig;

const config = {
  title: 'aqua',
  tagline: 'Declarative version manager for command-line tools',
  url: 'https://aquaproj.github.io',
  baseUrl,
  favicon: svgDataUrl('img/logo.svg'),
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {v4: true, faster: true, experimental_vcs: hasHistory(__dirname)},
  ssrTemplate: pageTemplate,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    parseFrontMatter: withCards(__dirname),
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  plugins: [
    // First, so that pages contain their policy before any other plugin reads them.
    ['./plugins/security-headers/index.ts', search],
    ['./plugins/docs/index.ts', docs],
    ['./plugins/blog/index.ts', blog],
    tagsPlugin,
    staticContentPlugin,
    './plugins/previous-build/index.ts',
    './plugins/bundle/index.ts',
    './plugins/cache/index.ts',
    './plugins/notices/index.ts',
    './plugins/open-graph/index.ts',
    './plugins/startup/index.ts',
    './plugins/markdown/index.ts',
    './plugins/packages/index.ts',
    ['./plugins/search/index.ts', search],
  ],
  presets: [['classic', preset]],
  headTags: [
    // For browsers and search engines that do not read SVG icons. Others request it too, unless it has one size.
    {tagName: 'link', attributes: {rel: 'icon', href: `${baseUrl}img/favicon.ico`, sizes: '32x32'}},
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
    },
    {tagName: 'meta', attributes: {name: 'documented-version', content: toolVersion}},
  ],
  customFields: {repository: SITE_REPOSITORY},
  themeConfig,
} satisfies Config;

export default config;
