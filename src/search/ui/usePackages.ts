import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback, useEffect, useMemo, useState} from 'react';
import {loadOnce} from '../../loadOnce';
import type {PackagesData} from '../../packages/props';
import type {Hit, SearchEngine} from '../answer';
import type {SearchData} from '../data';
import {engineOf} from '../engines';
import {REST_MS} from '../limits';
import {type FoundPackages, NO_PACKAGES, withPackages} from './withPackages';

/** In a separate chunk, which is loaded when it is needed first. */
const loadFinder = loadOnce(
  async ({folder, baseUrl}: {folder: string; baseUrl: string}) =>
    (await import('./findPackages')).createPackageFinder(folder, baseUrl),
  ({folder}) => folder,
);

/** Returns a function that finds the packages in a query; on a site without packages, it finds nothing. */
function useFinder(): (query: string) => Promise<FoundPackages> {
  const folder = (usePluginData('packages') as PackagesData | undefined)?.finder;
  const baseUrl = useBaseUrl('/');
  return useCallback(
    async (query) => {
      if (folder === undefined) return NO_PACKAGES;
      // Search works without the packages.
      const find = await loadFinder({folder, baseUrl}).catch(() => undefined);
      return find?.(query) ?? NO_PACKAGES;
    },
    [folder, baseUrl],
  );
}

/** The engine of this build, see {@link withPackages}. */
export function useSearchEngine(): SearchEngine {
  const data = usePluginData('search') as SearchData;
  const find = useFinder();
  return useMemo(() => withPackages(engineOf(data), find), [data, find]);
}

/** The packages in a query, after a pause in typing; none until they are loaded. */
export function usePackages(query: string): readonly Hit[] {
  const find = useFinder();
  const [found, setFound] = useState({query: '', hits: NO_PACKAGES.hits});

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const {hits} = await find(query);
      if (isCurrent) setFound({query, hits});
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, find]);

  return found.query === query ? found.hits : NO_PACKAGES.hits;
}
