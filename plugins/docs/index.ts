import contentDocs, {
  type LoadedContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {needsPageList, usesCards, withoutPageList, withoutPages} from './cards';
import {withShortLists} from './errors';

export {validateOptions};

/**
 * The docs plugin of Docusaurus, with the same options. Every page of the docs loads the sidebar and
 * a list of all pages with their descriptions, which only cards show. Every page of the site loads a
 * list of the addresses of the docs, which links between versions, banners of versions, and items of the
 * navbar use. If the site has none of these, this plugin removes the lists: 5 KB of the script of a page,
 * compressed. If the sidebar names a page that does not exist, the error lists only some of those that do.
 */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, options);
  return {
    ...plugin,
    async loadContent() {
      try {
        return (await plugin.loadContent?.()) as LoadedContent;
      } catch (error) {
        throw withShortLists(error);
      }
    },
    async contentLoaded({content, actions}) {
      const own = {...actions};
      if (!usesCards(context.siteDir, content)) {
        own.addRoute = (route) => actions.addRoute(withoutPages(route));
      }
      if (!needsPageList(context.siteDir, content, context.siteConfig)) {
        own.setGlobalData = (data) =>
          actions.setGlobalData(withoutPageList(data as GlobalPluginData));
      }
      await plugin.contentLoaded?.({content, actions: own});
    },
  };
}
