import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {servedPath} from '@site/src/deploy/address';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';
import {Route} from 'react-router-dom';

/**
 * The metadata of all pages. Wrapped: the theme takes the canonical URL from the router, and here the
 * router has the URL that the host serves without a redirect. The lists of posts, which have no front matter, get the
 * card at their path (`plugins/open-graph`); all parts of a list have the same card. They also get a description, which
 * the theme does not give to all of them. Posts override both with their own.
 */
export default function SiteMetadataWrapper(): ReactNode {
  const location = useLocation();
  const blog = useBaseUrl('/blog');
  const list = location.pathname.replace(/(\/page\/\d+)?\/?$/, '');
  return (
    <>
      <Route location={{...location, pathname: servedPath(location.pathname)}}>
        <SiteMetadata />
      </Route>
      {`${list}/`.startsWith(`${blog}/`) && (
        <PageMetadata
          description="The posts of the blog about aqua, by tag and author"
          image={`/img/cards/blog${list.slice(blog.length)}.png`}
        />
      )}
    </>
  );
}
