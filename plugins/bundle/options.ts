import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/** Options of the theme that the parts in `src/theme` and `src/search` ignore, and what to do instead. */
const IGNORED = {
  'colorMode.respectPrefersColorScheme':
    'set it to false: src/theme/ColorModeToggle only switches between light and dark',
  'prism.additionalLanguages':
    'remove it, and add the languages to plugins/highlight/kinds.ts: the build highlights code',
  'algolia.searchParameters':
    'remove it, and add the parameters to queryOf in src/search/algolia/index.ts',
};

const isSet = (value: unknown): boolean =>
  value === true || Object.keys(Object(value ?? {})).length > 0;

/** @throws if the configuration sets an option that would have no effect, with its line */
export function refuseIgnoredOptions({
  siteConfig: {themeConfig},
  siteConfigPath,
}: Pick<LoadContext, 'siteConfig' | 'siteConfigPath'>): void {
  const problems = Object.entries(IGNORED).flatMap(([option, instead]) => {
    const [group = '', name = ''] = option.split('.');
    if (!isSet((themeConfig[group] as Record<string, unknown> | undefined)?.[name])) return [];
    const lines = readFileSync(siteConfigPath, 'utf8').split('\n');
    const line = lines.findIndex((each) => each.includes(name)) + 1;
    // The option can also come from another file.
    const place = `${path.basename(siteConfigPath)}${line > 0 ? `:${line}` : ''}`;
    return `${place}: themeConfig.${option} has no effect on this site: ${instead}`;
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
