import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback} from 'react';
import {localUrl} from './hits';

/** A function from the published address of a hit to its address on the host that is read. */
export function useLocalUrl(): (url: string) => string {
  const {siteConfig} = useDocusaurusContext();
  return useCallback(
    (url) => localUrl(url, siteConfig.url, window.location.origin),
    [siteConfig.url],
  );
}
