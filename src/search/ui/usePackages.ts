import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, useState} from 'react';
import {packagePath} from '../../packages/address';
import type {Offer} from '../../packages/finder';
import type {PackagesData} from '../../packages/props';
import type {Hit} from '../answer';
import {REST_MS} from '../limits';

let finder: ((query: string) => Promise<Offer[]>) | undefined;

/** The hit for a package. */
function hitOf({name, commands, summary}: Offer, baseUrl: string, query: string): Hit {
  const at = name.toLowerCase().indexOf(query.trim().toLowerCase());
  const end = at < 0 ? 0 : at + query.trim().length;
  const segments = [
    {text: name.slice(0, Math.max(0, at)), isMatch: false},
    {text: name.slice(Math.max(0, at), end), isMatch: true},
    {text: name.slice(end), isMatch: false},
  ];
  const also = commands.join(', ');
  return {
    id: `package ${name}`,
    kind: 'page',
    url: encodeURI(packagePath(name, baseUrl)),
    area: 'Packages',
    headings: [segments.filter(({text}) => text)],
    text: [{text: summary || `Command: ${also}`, isMatch: false}],
  };
}

/** The packages in a query, after a pause in typing; none until they are loaded, or on a site without packages. */
export function usePackages(query: string): readonly Hit[] {
  const folder = (usePluginData('packages') as PackagesData | undefined)?.finder;
  const baseUrl = useBaseUrl('/');
  const [found, setFound] = useState<{query: string; hits: readonly Hit[]}>({query: '', hits: []});

  useEffect(() => {
    if (folder === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      // In a separate chunk, which is loaded at the first pause in typing. Search works without it.
      const module = finder
        ? undefined
        : await import('../../packages/finder').catch(() => undefined);
      finder ??= module?.createFinder(folder);
      const offers = (await finder?.(query)) ?? [];
      if (isCurrent) setFound({query, hits: offers.map((each) => hitOf(each, baseUrl, query))});
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, folder, baseUrl]);

  return found.query === query ? found.hits : NONE;
}

const NONE: readonly Hit[] = [];
