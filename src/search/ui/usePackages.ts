import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, useMemo, useState} from 'react';
import type {PackagesData} from '../../packages/props';
import type {Hit, SearchEngine} from '../answer';
import type {SearchData} from '../data';
import {engineOf} from '../engines';
import {REST_MS} from '../limits';
import type {createPackageFinder} from './findPackages';
import {withPackages} from './withPackages';

/** The packages in a query, first those that it names, and the number of those. Nothing if they cannot be loaded. */
export type FoundPackages = {hits: readonly Hit[]; named: number};

const NONE: FoundPackages = {hits: [], named: 0};

let loading: Promise<ReturnType<typeof createPackageFinder>> | undefined;

/** Returns a function that finds the packages in a query; on a site without packages, it finds nothing. */
function useFinder(): (query: string) => Promise<FoundPackages> {
  const folder = (usePluginData('packages') as PackagesData | undefined)?.finder;
  const baseUrl = useBaseUrl('/');
  return useMemo(() => {
    if (folder === undefined) return () => Promise.resolve(NONE);
    return async (query) => {
      try {
        // In a separate chunk, which is loaded when it is needed first. Search works without it.
        loading ??= import('./findPackages').then((module) =>
          module.createPackageFinder(folder, baseUrl),
        );
        return await (await loading)(query);
      } catch {
        loading = undefined;
        return NONE;
      }
    };
  }, [folder, baseUrl]);
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
  const [found, setFound] = useState({query: '', ...NONE});

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const packages = await find(query);
      if (isCurrent) setFound({query, ...packages});
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, find]);

  return found.query === query ? found.hits : NONE.hits;
}
