import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/BlogPostItems';
import BlogPostItems from '@theme-original/BlogPostItems';
import type {ReactNode} from 'react';

/** A list of posts. Wrapped: the first page of the blog gets a heading, which it lacks in the theme. */
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
