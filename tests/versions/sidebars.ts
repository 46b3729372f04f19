/* The sidebar of the copy: the pages of the test, followed by the sidebar of the site. */
import original from '../../sidebars';

export default {
  tutorialSidebar: [
    {
      type: 'category' as const,
      label: 'Everything',
      link: {type: 'generated-index' as const},
      items: ['test/everything', 'test/unlisted'],
    },
    ...original.tutorialSidebar,
  ],
};
