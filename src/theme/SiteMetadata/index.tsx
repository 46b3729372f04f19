import {useLocation} from '@docusaurus/router';
import {servedPath} from '@site/src/deploy/address';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';
import {Route} from 'react-router-dom';

/**
 * What all pages have in their head. The theme reads the address of the page for search engines and
 * other sites from the router: here it gets the one that the host answers without a redirect.
 */
export default function SiteMetadataWrapper(): ReactNode {
  const location = useLocation();
  return (
    <Route location={{...location, pathname: servedPath(location.pathname)}}>
      <SiteMetadata />
    </Route>
  );
}
