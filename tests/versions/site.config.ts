/* The configuration of the copy: that of the site, with more documented features of Docusaurus. */
import type {Config} from '@docusaurus/types';
import site from '../../docusaurus.config';

const {themeConfig} = site;

export default {
  ...site,
  plugins: site.plugins.map((plugin) =>
    Array.isArray(plugin) && plugin[0] === './plugins/docs/index.ts'
      ? [plugin[0], {...(plugin[1] as object), sidebarPath: './tests/versions/sidebars.ts'}]
      : plugin,
  ),
  themeConfig: {
    ...themeConfig,
    announcementBar: {
      ...themeConfig.announcementBar,
      content: 'An <b>announcement</b> with <a href="/docs/faq">a link</a>',
    },
    docs: {sidebar: {...themeConfig.docs.sidebar, hideable: true}},
    navbar: {
      ...themeConfig.navbar,
      style: 'dark',
      items: [
        ...themeConfig.navbar.items,
        {type: 'docsVersionDropdown', position: 'left'},
        {type: 'docsVersion', position: 'left'},
        {
          type: 'dropdown',
          position: 'right',
          label: 'More',
          items: [{label: 'FAQ', to: '/docs/faq'}],
        },
        {type: 'doc', position: 'right', docId: 'install', label: 'Install it'},
        {type: 'docSidebar', position: 'right', sidebarId: 'tutorialSidebar', label: 'All docs'},
        {type: 'html', position: 'right', value: '<em>emphasized</em>'},
      ],
    },
  },
} satisfies Config;
