import contentBlog, {type PluginOptions, validateOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';

export {validateOptions};

/**
 * The blog plugin of Docusaurus, with the same options. Its feeds contain the URLs that the host serves
 * without a redirect, which end in a slash. Their icon is a file, because the plugin would put the address of the site
 * before the data URL of the pages' icon. The plugin uses these settings in feeds only.
 *
 * @throws if the site sets `trailingSlash: false`: its pages would not be the index of a folder, which other plugins expect
 */
export default function blog(
  context: LoadContext,
  options: PluginOptions,
): ReturnType<typeof contentBlog> {
  if (context.siteConfig.trailingSlash === false) {
    throw new Error(
      'docusaurus.config.ts: remove "trailingSlash: false": every page of this site is the index.html of a folder',
    );
  }
  const siteConfig = {...context.siteConfig, trailingSlash: true, favicon: 'img/favicon.ico'};
  return contentBlog({...context, siteConfig}, options);
}
