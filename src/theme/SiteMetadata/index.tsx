import {useLocation} from '@docusaurus/router';
import {servedPath} from '@site/src/deploy/address';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';
import {Route} from 'react-router-dom';

/**
 * The metadata of all pages. Wrapped: the theme takes the canonical URL from the router, and here the
 * router has the URL that the host serves without a redirect.
 */
export default function SiteMetadataWrapper(): ReactNode {
  const location = useLocation();
  return (
    <Route location={{...location, pathname: servedPath(location.pathname)}}>
      <SiteMetadata />
    </Route>
  );
}
