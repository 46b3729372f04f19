/** Tags that show packages in pages of the docs. */
import * as z from 'zod';
import {packagePath} from '../../src/packages/address.ts';
import {readGenerated} from '../facts/generated.ts';
import {blocks, text} from '../tags/nodes.ts';
import {defineTag, keyed, TagError} from '../tags/tag.ts';
import {UPDATE} from './load.ts';
import {releaseFile, usedByFile} from './schema.ts';
import {listed} from './words.ts';

const RELEASE = 'facts/packages/release.json';
const USED_BY = 'facts/packages/used-by.json';

/** `<PackageCount />`: how many packages the Standard Registry has. */
export const packageCount = defineTag({
  name: 'PackageCount',
  kind: 'inline',
  attributes: z.strictObject({}),
  expand: (_, {siteDir}) => [
    text(readGenerated(siteDir, RELEASE, releaseFile, UPDATE).packages.toLocaleString('en')),
  ],
  shows: () => [RELEASE],
});

/**
 * `<UsedBy field="minisign" />` or `<UsedBy recipe="jar" />`: how many packages in the Standard Registry use it, and
 * the pages of some with short definitions.
 */
export const usedBy = defineTag({
  name: 'UsedBy',
  kind: 'block',
  attributes: z.strictObject({
    field: z.string().optional(),
    recipe: z.string().optional(),
  }),
  expand({field, recipe}, {siteDir}) {
    const keys = [field, recipe && `recipe: ${recipe}`].filter((each) => each !== undefined);
    const [key = ''] = keys;
    if (keys.length !== 1) {
      throw new TagError('<UsedBy> needs either field="…" or recipe="…"');
    }
    const users = readGenerated(siteDir, USED_BY, usedByFile, UPDATE);
    const found = keyed('field or recipe of packages', key, users);
    const {release} = readGenerated(siteDir, RELEASE, releaseFile, UPDATE);
    const links = found.packages.map((name) => `[\`${name}\`](${packagePath(name)})`);
    const isOne = found.count === 1;
    const use = isOne ? 'one package uses' : `${found.count.toLocaleString('en')} packages use`;
    const what = field ? 'field' : 'recipe';
    const which = found.count > links.length ? ', for example' : ':';
    return blocks(
      `In the [Standard Registry](/packages/) ${release}, ${use} this ${what}${which} ${listed(links)}.`,
    );
  },
  shows: () => [RELEASE, USED_BY],
});
