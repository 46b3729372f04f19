/* The sidebar of the copy: the site's own, after the pages of the test. */
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
