import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, useState} from 'react';
import {packagePath} from '../../packages/address';
import type {Offer} from '../../packages/finder';
import type {PackagesData} from '../../packages/props';
import type {Hit, Segment} from '../answer';
import {REST_MS} from '../limits';

let finder: ((query: string) => Promise<Offer[]>) | undefined;

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
function hitOf({name, commands, summary}: Offer, baseUrl: string, query: string): Hit {
  return {
    id: `package ${name}`,
    kind: 'page',
    url: encodeURI(packagePath(name, baseUrl)),
    area: 'Packages',
    headings: [nameSegments(name, query.trim())],
    text: [{text: summary || `Command: ${commands.join(', ')}`, isMatch: false}],
  };
}

const NONE: readonly Hit[] = [];

/** The packages in a query, after a pause in typing; none until they are loaded, or on a site without packages. */
export function usePackages(query: string): readonly Hit[] {
  const folder = (usePluginData('packages') as PackagesData | undefined)?.finder;
  const baseUrl = useBaseUrl('/');
  const [found, setFound] = useState({query: '', hits: NONE});

  useEffect(() => {
    if (folder === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        // In a separate chunk, which is loaded at the first pause in typing. Search works without it.
        finder ??= (await import('../../packages/finder')).createFinder(folder);
      } catch {
        return;
      }
      const offers = await finder(query);
      if (isCurrent) setFound({query, hits: offers.map((each) => hitOf(each, baseUrl, query))});
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, folder, baseUrl]);

  return found.query === query ? found.hits : NONE;
}
