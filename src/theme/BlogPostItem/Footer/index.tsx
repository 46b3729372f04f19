import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import PageEnd from '@site/src/components/PageEnd';
import Footer from '@theme-original/BlogPostItem/Footer';
import type {ReactNode} from 'react';

/** The end of a post, on its page and in lists. Wrapped: the theme's footer follows unchanged. */
export default function BlogPostItemFooter(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {title, permalink} = metadata;
  return (
    <>
      {isBlogPostPage && <PageEnd title={title} permalink={permalink} section={['Blog']} />}
      <Footer />
    </>
  );
}
