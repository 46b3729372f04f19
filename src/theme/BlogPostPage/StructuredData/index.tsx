import Head from '@docusaurus/Head';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import {servedPath} from '@site/src/deploy/address';
import type {ReactNode} from 'react';

/**
 * A post, for search engines. Ejected: the theme's component takes no properties, and the URLs of the post
 * and of its blog have to be those that the host serves.
 */
export default function BlogPostStructuredData(): ReactNode {
  const post = useBlogPostStructuredData();
  const {url, isPartOf: blog} = post as {url: string; isPartOf: {'@id': string}};
  const served = servedPath(url);
  const data = {
    ...post,
    '@id': served,
    mainEntityOfPage: served,
    url: served,
    isPartOf: {...blog, '@id': servedPath(blog['@id'])},
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
