import contentDocs, {
  type LoadedContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {usesCards, withoutDescriptions} from './cards';

export {validateOptions};

/**
 * The docs plugin of Docusaurus, with the same options. Every page of the docs loads the sidebar
 * and a list of all pages with their descriptions, a third of what a page loads besides the app.
 * Only cards show the descriptions, so this plugin removes them if the site has no cards.
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
