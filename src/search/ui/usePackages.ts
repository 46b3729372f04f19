import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, useMemo, useState} from 'react';
import {packagePath} from '../../packages/address';
import type {createFinder, FoundOffer} from '../../packages/finder';
import type {PackagesData} from '../../packages/props';
import {type Hit, PACKAGES_AREA, type SearchEngine, type Segment} from '../answer';
import type {SearchData} from '../data';
import {engineOf} from '../engines';
import {REST_MS} from '../limits';
import {withPackages} from './withPackages';

let finder: ReturnType<typeof createFinder> | undefined;

/** The name of a package with the part of it that the reader typed. */
function nameSegments(name: string, typed: string): Segment[] {
  const start = name.toLowerCase().indexOf(typed.toLowerCase());
  if (start < 0) return [{text: name, isMatch: false}];
  const end = start + typed.length;
  return [
    {text: name.slice(0, start), isMatch: false},
    {text: name.slice(start, end), isMatch: true},
    {text: name.slice(end), isMatch: false},
  ].filter(({text}) => text);
}

/** The hit for a package. */
function hitOf({name, commands, summary}: FoundOffer, baseUrl: string, query: string): Hit {
  return {
    id: `package ${name}`,
    kind: 'page',
    url: encodeURI(packagePath(name, baseUrl)),
    area: PACKAGES_AREA,
    headings: [nameSegments(name, query.trim())],
    text: [{text: summary || `Command: ${commands.join(', ')}`, isMatch: false}],
  };
}

/** The packages in a query, first those that it names, and the number of those. Nothing if they cannot be loaded. */
export type FoundPackages = {hits: readonly Hit[]; named: number};

const NONE: FoundPackages = {hits: [], named: 0};

/** Returns a function that finds the packages in a query; on a site without packages, it finds nothing. */
function useFinder(): (query: string) => Promise<FoundPackages> {
  const folder = (usePluginData('packages') as PackagesData | undefined)?.finder;
  const baseUrl = useBaseUrl('/');
  return useMemo(() => {
    if (folder === undefined) return () => Promise.resolve(NONE);
    return async (query) => {
      try {
        // In a separate chunk, which is loaded when it is needed first. Search works without it.
        finder ??= (await import('../../packages/finder')).createFinder(folder);
        const offers = await finder(query);
        return {
          hits: offers.map((each) => hitOf(each, baseUrl, query)),
          named: offers.filter(({isNamed}) => isNamed).length,
        };
      } catch {
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
