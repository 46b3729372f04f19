/** The tag that shows a package definition of `facts/definitions/` and what aqua resolves it to. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {readGenerated} from '../facts/generated.ts';
import {element, fence, type Node} from '../tags/nodes.ts';
import {commaSeparated, defineTag, TagError} from '../tags/tag.ts';
import {type Resolution, resolutionFile} from './resolution.ts';
import {COLUMNS, resolutionTables} from './resolutionTables.ts';

const attributes = z.strictObject({
  name: z.string(),
  /** The columns of the table, instead of those that the definition needs. */
  columns: commaSeparated(z.enum(COLUMNS)).optional(),
  only: z.literal('table').optional(),
});

/** The file with the resolution of the definition `name`, relative to the root of the site. */
const fileOf = (name: string): string => `facts/definitions/${name}.json`;

/** A registry whose only package is `definition`, so that readers can copy a whole file. */
export function wholeRegistry(definition: string): string {
  const [first = '', ...rest] = definition.trimEnd().split('\n');
  const lines = rest.map((line) => (line === '' ? '' : `    ${line}`));
  return ['packages:', `  - ${first}`, ...lines].join('\n');
}

/** The nodes that show `resolution` on a page. */
export function definitionNodes(
  resolution: Resolution,
  {columns, only}: Pick<z.output<typeof attributes>, 'columns' | 'only'> = {},
): Node[] {
  const tables = element('div', {className: 'fact-tables'}, resolutionTables(resolution, columns));
  if (!resolution.definition || only === 'table' || resolution.templates) return [tables];
  return [fence('yaml', wholeRegistry(resolution.definition), 'title="registry.yaml"'), tables];
}

/** `<Definition name="files" columns="asset,file" only="table" />`: a definition and its resolution. */
export const definition = defineTag({
  name: 'Definition',
  kind: 'block',
  attributes,
  expand({name, ...options}, {siteDir}) {
    if (!existsSync(path.join(siteDir, fileOf(name)))) {
      throw new TagError(
        `${fileOf(name)} is missing: write ${name}.yaml beside it and run \`npm run definitions\``,
      );
    }
    return definitionNodes(
      readGenerated(siteDir, fileOf(name), resolutionFile, 'run npm run definitions'),
      options,
    );
  },
  shows: ({name}) => [fileOf(name)],
});
