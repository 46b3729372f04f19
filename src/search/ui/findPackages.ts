import {packagePath} from '../../packages/address';
import {createFinder, type FoundOffer} from '../../packages/finder';
import {type Hit, PACKAGES_AREA, type Segment} from '../answer';
import type {FoundPackages} from './withPackages';

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

/**
 * Returns a function that finds the packages in a query, as hits.
 *
 * @param folder the URL of the folder of the files with the packages, ending in a slash
 */
export function createPackageFinder(
  folder: string,
  baseUrl: string,
): (query: string) => Promise<FoundPackages> {
  const find = createFinder(folder);
  return async (query) => {
    const offers = await find(query);
    return {
      hits: offers.map((each) => hitOf(each, baseUrl, query)),
      named: offers.filter(({isNamed}) => isNamed).length,
    };
  };
}
