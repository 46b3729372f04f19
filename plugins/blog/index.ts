import contentBlog, {type PluginOptions, validateOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';

export {validateOptions};

/**
 * The blog plugin of Docusaurus, with the same options. Its feeds contain the URLs that the host serves
 * without a redirect, which end in a slash. The plugin uses this setting in feeds only.
 */
export default function blog(
  context: LoadContext,
  options: PluginOptions,
): ReturnType<typeof contentBlog> {
  const siteConfig = {...context.siteConfig, trailingSlash: true};
  return contentBlog({...context, siteConfig}, options);
}
