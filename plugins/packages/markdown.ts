/** The Markdown versions of the pages of packages. Pure. */
import {packagePath} from '../../src/packages/address.ts';
import type {Whole} from './json.ts';
import {definitionUrl, linesOf, listed, repositoryUrl} from './page.ts';
import type {Catalog, Change, Package} from './schema.ts';
import {isSource, PLATFORM_NAMES, TYPE_NAMES, VERIFICATION_WORDS} from './words.ts';

const code = (text: string): string => `\`${text}\``;
const codes = (texts: readonly string[]): string => texts.map(code).join(', ');

function changeLine({versions, constraint, none, ...differs}: Change): string {
  const parts = [
    none && 'not installable',
    differs.types && listed(differs.types.map((type) => TYPE_NAMES[type])),
    differs.commands && `installs ${codes(differs.commands)}`,
    differs.platforms && `platforms ${codes(differs.platforms)}`,
    differs.verification &&
      (differs.verification.length > 0
        ? `verified by ${listed(differs.verification.map((kind) => VERIFICATION_WORDS[kind].name))}`
        : 'no verification'),
  ].filter(Boolean);
  return `- ${versions ?? code(constraint ?? '')}: ${parts.join('; ') || 'as the newest version'}`;
}

/** The page of a package as Markdown. */
export function packageMarkdown(each: Package, {release}: Catalog): string {
  const kinds = (each.verification ?? []).map((kind) => VERIFICATION_WORDS[kind].name);
  const facts = [
    ['Commands', codes(each.commands)],
    ['Newest known version', each.version],
    ['Comes from', listed(each.types.map((type) => TYPE_NAMES[type]))],
    ['Verification', kinds.length > 0 ? listed(kinds) : 'none in the definition'],
    ['Other names', each.aliases && codes(each.aliases)],
    ['Repository', repositoryUrl(each)],
    ['Site', each.link],
    ['Definition', definitionUrl(each.name, release.release)],
  ].flatMap(([name, value]) => (value ? [`- ${name}: ${value}`] : []));
  const platforms = each.platforms.map((platform) => {
    const file = each.files?.[platform];
    const source = each.types.find(isSource);
    const what = file
      ? code(file)
      : source
        ? TYPE_NAMES[source]
        : 'the source archive of the repository';
    return `- ${PLATFORM_NAMES[platform]} (${code(platform)}): ${what}`;
  });
  const lines = linesOf(each).map(
    ({label, code: text, file}) =>
      `${label}:\n\n\`\`\`${file ? 'yaml' : 'sh'}\n${text.trimEnd()}\n\`\`\``,
  );
  return `${[
    `# ${each.name}`,
    ...(each.summary ? [each.summary] : []),
    facts.join('\n'),
    '## Install it',
    ...lines,
    '## Platforms',
    platforms.join('\n'),
    ...(each.changes ? ['## Older versions', each.changes.map(changeLine).join('\n')] : []),
  ].join('\n\n')}\n`;
}

/** The list of all packages as Markdown. */
export function listMarkdown({packages, release}: Catalog, whole: Whole): string {
  const lines = packages.map(({name, commands, summary}) => {
    const shown = commands.length > 6 ? `${codes(commands.slice(0, 6))}, …` : codes(commands);
    return `- [${name}](${whole(`${packagePath(name)}.md`)}) (${shown})${summary ? `: ${summary}` : ''}`;
  });
  return `# Packages of the Standard Registry\n\n${packages.length} packages of ${release.release}, each with its commands. As JSON: ${whole('/packages/index.json')}\n\n${lines.join('\n')}\n`;
}
