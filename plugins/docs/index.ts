import contentDocs, {
  type LoadedContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {usesCards, withoutDescriptions} from './cards';

export {validateOptions};

/**
 * The docs plugin of Docusaurus, with the same options. Every page of the docs loads the sidebar and
 * a list of all pages with their descriptions, which only cards show: a third of what a page loads
 * besides the app. Where the site has no cards, the list comes without them.
 */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const keepsDescriptions = await usesCards(context.siteDir, content);
      await plugin.contentLoaded?.({
        content,
        actions: keepsDescriptions
          ? actions
          : {...actions, addRoute: (route) => actions.addRoute(withoutDescriptions(route))},
      });
    },
  };
}
