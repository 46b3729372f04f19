/** Tags that show packages in pages of the docs. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {packagePath} from '../../src/packages/address.ts';
import {blocks, text} from '../tags/nodes.ts';
import {defineTag, TagError, unknownName} from '../tags/tag.ts';
import {releaseFile, usedByFile} from './schema.ts';

const RELEASE = 'facts/packages/release.json';
const USED_BY = 'facts/packages/used-by.json';

/** A file of `facts/packages/`. */
function read<T>(siteDir: string, file: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(path.join(siteDir, file), 'utf8')));
}

/** `<PackageCount />`: how many packages the Standard Registry has. */
const packageCount = defineTag({
  name: 'PackageCount',
  kind: 'inline',
  attributes: z.strictObject({}),
  components: {},
  expand: (_, {siteDir}) => [
    text(read(siteDir, RELEASE, releaseFile).packages.toLocaleString('en')),
  ],
  shows: () => [RELEASE],
});

/**
 * `<UsedBy field="minisign" />`, `type="cargo"` or `recipe="jar"`: how many packages of the Standard
 * Registry use it, and the pages of some with short definitions.
 */
const usedBy = defineTag({
  name: 'UsedBy',
  kind: 'block',
  attributes: z.strictObject({
    field: z.string().optional(),
    type: z.string().optional(),
    recipe: z.string().optional(),
  }),
  components: {},
  expand({field, type, recipe}, {siteDir}) {
    const keys = [field, type && `type: ${type}`, recipe && `recipe: ${recipe}`].filter(
      (each) => each !== undefined,
    );
    const [key = ''] = keys;
    if (keys.length !== 1) {
      throw new TagError('<UsedBy> needs one of field="…", type="…", and recipe="…"');
    }
    const users = read(siteDir, USED_BY, usedByFile);
    const found = users[key];
    if (!found) throw unknownName('field, type or recipe of packages', key, Object.keys(users));
    const {release} = read(siteDir, RELEASE, releaseFile);
    const links = found.packages.map((name) => `[\`${name}\`](${packagePath(name)})`);
    const count =
      found.count === 1 ? 'one package' : `${found.count.toLocaleString('en')} packages`;
    const which = found.count > links.length ? ', for example' : ':';
    return blocks(
      `Used by ${count} of the [Standard Registry](/packages/) ${release}${which} ${links.join(', ')}.`,
    );
  },
  shows: () => [RELEASE, USED_BY],
});

/** The tags of packages. */
export const packageTags = [packageCount, usedBy];
