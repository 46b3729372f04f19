import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback} from 'react';
import {localUrl} from './hits';

/** A function that converts the published URL of a hit to its URL on the current host. */
export function useLocalUrl(): (url: string) => string {
  const {siteConfig} = useDocusaurusContext();
  return useCallback(
    (url) => localUrl(url, siteConfig.url, window.location.origin),
    [siteConfig.url],
  );
}
