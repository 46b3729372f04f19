import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback} from 'react';

/**
 * A function that converts the URL of a hit to its URL on the current host: hits contain URLs of the published
 * site. It returns URLs outside of the site unchanged, and `#` for what is not the URL of a page.
 */
export function useLocalUrl(): (url: string) => string {
  const {siteConfig} = useDocusaurusContext();
  return useCallback(
    (url) => {
      try {
        const {protocol, origin, pathname, search, hash} = new URL(url, siteConfig.url);
        if (!/^https?:$/.test(protocol)) return '#';
        const isOwn = [new URL(siteConfig.url).origin, window.location.origin].includes(origin);
        return isOwn ? pathname + search + hash : url;
      } catch {
        return '#';
      }
    },
    [siteConfig.url],
  );
}
