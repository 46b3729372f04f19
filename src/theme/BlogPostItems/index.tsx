import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/BlogPostItems';
import BlogPostItems from '@theme-original/BlogPostItems';
import type {ReactNode} from 'react';

/** The posts of a list, below the heading that the theme's first page of the blog lacks. */
export default function BlogPostItemsWrapper(props: Props): ReactNode {
  const front = useBaseUrl('/blog');
  const {pathname} = useLocation();
  return (
    <>
      {pathname.replace(/\/$/, '') === front && <h1>Blog</h1>}
      <BlogPostItems {...props} />
    </>
  );
}
