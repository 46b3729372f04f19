/** Tags by which pages of the docs name packages. */
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
 * `<UsedBy field="minisign" />` or `<UsedBy type="cargo" />`: how many packages of the Standard
 * Registry use it, and the pages of some with short definitions.
 */
const usedBy = defineTag({
  name: 'UsedBy',
  kind: 'block',
  attributes: z.strictObject({field: z.string().optional(), type: z.string().optional()}),
  components: {},
  expand({field, type}, {siteDir}) {
    if ((field === undefined) === (type === undefined)) {
      throw new TagError('<UsedBy> takes either field="…" or type="…"');
    }
    const users = read(siteDir, USED_BY, usedByFile);
    const key = field ?? `type: ${type}`;
    const found = users[key];
    if (!found) throw unknownName('field or type that packages use', key, Object.keys(users));
    const {release} = read(siteDir, RELEASE, releaseFile);
    const links = found.packages.map((name) => `[\`${name}\`](${packagePath(name)})`);
    const count =
      found.count === 1 ? 'One package' : `${found.count.toLocaleString('en')} packages`;
    const uses = found.count === 1 ? 'uses' : 'use';
    const which = found.count > links.length ? ', for example' : '';
    return blocks(
      `${count} of the [Standard Registry](/packages/) ${release} ${uses} it${which}: ${links.join(', ')}.`,
    );
  },
  shows: () => [RELEASE, USED_BY],
});

/** The tags of packages. */
export const packageTags = [packageCount, usedBy];
