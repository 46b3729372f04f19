/** The Markdown versions of the pages of packages. Pure. */
import {packagePath} from '../../src/packages/address.ts';
import type {AbsoluteUrl} from './json.ts';
import {definitionUrl, linesOf, platformNotes, repositoryUrl, siteOf, sourcesOf} from './page.ts';
import type {Catalog, Change, Package} from './schema.ts';
import {
  isSource,
  listed,
  PLATFORM_NAMES,
  TYPE_NAMES,
  VERIFICATION_WORDS,
  verificationText,
  verifiedBy,
} from './words.ts';

const code = (text: string): string => `\`${text}\``;
const codes = (texts: readonly string[]): string => texts.map(code).join(', ');

/** What the samples of a package do and need, as on its page. */
function installNote({vars, unlisted}: Package): string {
  const isOne = vars?.length === 1;
  return [
    vars
      ? `The definition requires ${isOne ? 'a value' : 'values'} for ${codes(vars)}, and \`aqua g\` writes none: replace the empty ${isOne ? 'value' : 'values'} of the entry. Below, \`VALUE\` represents ${isOne ? 'it' : 'each of them'}.`
      : 'Whether you use `aqua g` or write the entry yourself, run `aqua i -l` to create the link to the command.',
    'aqua installs the tool when you first run its command. `aqua init` creates `aqua.yaml`.',
    '`AQUA_GLOBAL_CONFIG` lists global configuration files. `aqua exec` runs only tools that one of these files declares.',
    unlisted &&
      `aqua cannot list the versions of this package, because ${
        unlisted === 'filter'
          ? 'a `version_filter` in its definition is invalid'
          : 'no `version_constraint` in its definition is true'
      }. The samples therefore name the version.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function changeLine({versions, constraint, none, ...differs}: Change): string {
  const parts = [
    none && 'not installable',
    differs.types && listed(differs.types.map((type) => TYPE_NAMES[type])),
    differs.commands && `installs ${codes(differs.commands)}`,
    differs.platforms && `platforms ${codes(differs.platforms)}`,
    differs.verification && verifiedBy(differs.verification),
  ].filter(Boolean);
  return `- ${versions ?? code(constraint ?? '')}: ${parts.join('; ') || 'same as the newest version'}`;
}

/** The page of a package as Markdown. */
export function packageMarkdown(
  each: Package,
  {release, purposes}: Pick<Catalog, 'release' | 'purposes'>,
): string {
  const labels = new Map(purposes.map(({id, label}) => [id, label]));
  const facts = [
    ['Commands', codes(each.commands)],
    ['Newest known version', each.version],
    ['Comes from', listed(each.types.map((type) => TYPE_NAMES[type]))],
    ['Purposes', each.purposes.map((id) => labels.get(id) ?? id).join('; ')],
    ['Other names', each.aliases && codes(each.aliases)],
    ['Repository', repositoryUrl(each)],
    ['Site', siteOf(each)],
    ['Crate', each.crate && code(each.crate)],
    ['Definition', `${definitionUrl(each.name, release.release)} (${release.release})`],
  ].flatMap(([name, value]) => (value ? [`- ${name}: ${value}`] : []));
  const platforms = each.platforms.map((platform) => {
    const file = each.files?.[platform];
    const what = [
      file ? code(file) : sourcesOf(each),
      ...platformNotes(each, platform).map(
        (note) => note.text + (note.file ? code(note.file) : ''),
      ),
    ];
    return `- ${PLATFORM_NAMES[platform]} (${code(platform)}): ${what.join('; ')}`;
  });
  const verification = each.verification?.map(
    (kind) => `- ${VERIFICATION_WORDS[kind].name}: ${verificationText(kind, each)}`,
  );
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
    installNote(each),
    '## Platforms',
    platforms.join('\n'),
    '## Verification',
    verification?.join('\n') ||
      (each.types.every(isSource)
        ? 'This package is built from source on your machine, so there is no published executable to verify.'
        : 'The definition contains neither a checksum file nor a signature.'),
    ...(each.changes ? ['## Older versions', each.changes.map(changeLine).join('\n')] : []),
  ].join('\n\n')}\n`;
}

/** The list of all packages as Markdown. */
export function listMarkdown({packages, release}: Catalog, absoluteUrl: AbsoluteUrl): string {
  const lines = packages.map(({name, commands, summary}) => {
    const shown = commands.length > 6 ? `${codes(commands.slice(0, 6))}, …` : codes(commands);
    return `- [${name}](${absoluteUrl(`${packagePath(name)}.md`)}) (${shown})${summary ? `: ${summary}` : ''}`;
  });
  return `# Packages of the Standard Registry\n\n${packages.length} packages of ${release.release}, each with its commands. As JSON: ${absoluteUrl('/packages/index.json')}\n\n${lines.join('\n')}\n`;
}
