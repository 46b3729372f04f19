/** The tables that `<Definition>` shows: a resolution of `scripts/tool/resolve` as Markdown. */
import {basename} from 'node:path/posix';
import {codes} from '../facts/tags/parts.ts';
import {
  cell,
  code,
  joined,
  type Node,
  paragraph,
  stackedTable,
  strong,
  text,
} from '../tags/nodes.ts';
import type {
  EnvironmentResolution,
  ExpressionResolution,
  Resolution,
  VersionResolution,
} from './resolution.ts';

const COLUMN_TITLES = {
  type: 'Type',
  asset: 'Asset',
  url: 'URL',
  format: 'Format',
  file: 'Executable',
  checksum: 'Checksum file',
};

export type Column = keyof typeof COLUMN_TITLES;

/** The names of the columns, as the attribute `columns` takes them. */
export const COLUMNS = Object.keys(COLUMN_TITLES) as Column[];

/** The effective format, or a description if the definition does not set it. */
function formatOf(resolution: EnvironmentResolution): Node[] {
  if (resolution.unpacked === undefined) return [text('–')];
  if (resolution.format) return [code(resolution.format)];
  return [
    text(resolution.unpacked ? 'aqua detects it from the file name and content' : 'not unpacked'),
  ];
}

function filesOf(resolution: EnvironmentResolution): Node[] {
  const files = (resolution.files ?? []).map((file) =>
    basename(file.path, '.exe') === file.name
      ? [code(file.path)]
      : [code(file.path), text(' (command: '), code(file.name), text(')')],
  );
  return joined(files, ', ');
}

function shownValue(resolution: EnvironmentResolution, column: Column): Node[] {
  if (column === 'format') return formatOf(resolution);
  if (column === 'file') return filesOf(resolution);
  const value = resolution[column];
  return [value ? code(value) : text('–')];
}

function environmentRow(resolution: EnvironmentResolution, columns: Column[]): Node[] {
  const first = cell('Platform', code(resolution.env));
  if (resolution.unsupported === undefined) {
    const rest = columns.map((column) =>
      cell(COLUMN_TITLES[column], ...shownValue(resolution, column)),
    );
    return [first, ...rest];
  }
  const reason = cell('Nothing', text(`not installed: ${resolution.unsupported}`));
  reason.data = {hProperties: {role: 'cell', colSpan: columns.length}};
  return [first, reason];
}

/** The value that all of `environments` share, if they do. */
function common(
  environments: readonly EnvironmentResolution[],
  value: (resolution: EnvironmentResolution) => string | undefined,
): string | undefined {
  const values = new Set(environments.map(value));
  return values.size === 1 ? [...values][0] : undefined;
}

/** The URL of an asset without its name, if it ends with that. */
const baseUrl = ({url, asset}: EnvironmentResolution): string | undefined =>
  asset && url?.endsWith(asset) ? url.slice(0, -asset.length) : undefined;

/** What follows the URL of the asset in that of its checksum file, if it begins with that. */
const checksumSuffix = ({url, checksum}: EnvironmentResolution): string | undefined =>
  url && checksum?.startsWith(url) ? checksum.slice(url.length) : undefined;

/**
 * Sentences about values that the columns omit because they are the same on every supported platform. `version` is
 * undefined if the line above the table names the version.
 */
function remarks(
  supported: readonly EnvironmentResolution[],
  columns: Column[],
  version: string | undefined,
): Node[] {
  const found: Node[] = [];
  const add = (start: string, value: string) => {
    const isFirst = found.length === 0 && version !== undefined && start.startsWith('aqua ');
    const forVersion = isFirst ? [text('For version '), code(version), text(', ')] : [];
    found.push(paragraph(...forVersion, text(start), code(value), text('.')));
  };
  if (!columns.includes('url')) {
    const url = common(supported, (each) => each.url);
    const base = common(supported, baseUrl);
    if (url) add('aqua downloads ', url);
    else if (base) add('aqua downloads each asset from ', base);
  }
  if (!columns.includes('checksum')) {
    const checksum = common(supported, (each) => each.checksum);
    const suffix = common(supported, checksumSuffix);
    if (checksum) add('The URL of the checksum file is ', checksum);
    else if (suffix)
      add('The URL of the checksum file is the URL of the asset, followed by ', suffix);
  }
  const folder = common(supported, (each) => each.folder);
  if (folder) add('aqua installs the package in ', `$AQUA_ROOT_DIR/${folder}`);
  return [...found, ...commandRemarks(supported)];
}

/** The commands that aqua runs, each with its platforms unless these are all supported ones. */
function commandRemarks(supported: readonly EnvironmentResolution[]): Node[] {
  const commands = new Set(supported.flatMap((each) => each.commands ?? []));
  return [...commands].map((command) => {
    const running = supported.filter((each) => each.commands?.includes(command));
    const names = new Intl.ListFormat('en').format(running.map(({env}) => env));
    const start = running.length === supported.length ? 'To install the package' : `On ${names}`;
    return paragraph(text(`${start}, aqua runs `), code(command), text('.'));
  });
}

function usualColumns(supported: readonly EnvironmentResolution[]): Column[] {
  const columns: Column[] = [];
  if (supported.some(({asset}) => asset)) columns.push('asset', 'format');
  const hasOneBase = common(supported, (each) => baseUrl(each) ?? each.url ?? 'none') !== undefined;
  if (supported.some(({url}) => url) && !hasOneBase) columns.push('url');
  if (supported.some(({files}) => files)) columns.push('file');
  return columns.length > 0 ? columns : ['asset'];
}

/** The table of a version, and what is the same on every platform; or why it is installed nowhere. */
function versionBlocks(
  {version, environments}: VersionResolution,
  columns: Column[] | undefined,
  hasTitle: boolean,
): Node[] {
  const supported = environments.filter(({unsupported}) => unsupported === undefined);
  const reason = common(environments, ({unsupported}) => unsupported);
  if (reason !== undefined) {
    return [paragraph(text(`Not installed on any platform: ${reason.replace(/\.$/, '')}.`))];
  }
  const shown = columns ?? usualColumns(supported);
  const titles = ['Platform', ...shown.map((column) => COLUMN_TITLES[column])];
  return [
    stackedTable(
      titles.map(text),
      environments.map((each) => environmentRow(each, shown)),
    ),
    ...remarks(supported, shown, hasTitle ? undefined : version),
  ];
}

/** The line above the table of a version, if there are several. */
const versionTitle = ({version, matched}: VersionResolution): Node =>
  paragraph(
    strong(text('Version '), code(version)),
    ...(matched ? [text(', which matches the constraint '), code(matched)] : []),
  );

function templateTable(resolution: Resolution): Node[] {
  const rows = (resolution.templates ?? []).map((each) => {
    const result: Node = each.error
      ? text(`error: ${each.error.replace(/^render a template: /, '')}`)
      : each.result
        ? code(each.result)
        : text('empty');
    return [cell('Template', code(each.template)), cell('Result', result)];
  });
  return [stackedTable(['Template', 'Result'].map(text), rows)];
}

/** The numbers of `versions`, or `none`. */
const versionList = (versions: ExpressionResolution['versions']): Node[] =>
  versions.length === 0 ? [text('none')] : codes(versions.map(({version}) => version));

function expressionRow(resolution: ExpressionResolution): Node[] {
  const error = resolution.versions.find((each) => each.error)?.error;
  const refused = resolution.versions.filter((each) => !each.result);
  const no = versionList(refused);
  if (error)
    no.push(
      text(` (error: ${error.replace(/^\w+ the expression: /, '').replace(/ \(\d+:\d+\)$/, '')})`),
    );
  const expression: Node[] = [code(resolution.expression)];
  if (resolution.prefix) expression.push(text(' with the prefix '), code(resolution.prefix));
  return [
    cell('Expression', ...expression),
    cell('True for', ...versionList(resolution.versions.filter((each) => each.result))),
    cell('False for', ...no),
  ];
}

/** The tables that a page shows for `resolution`. */
export function resolutionTables(resolution: Resolution, columns?: Column[]): Node[] {
  const versions = resolution.versions ?? [];
  // Templates use a definition only for their context, so its table of assets is not shown.
  if (resolution.templates) return templateTable(resolution);
  const hasTitles = versions.length > 1;
  const blocks = versions.flatMap((each) => [
    ...(hasTitles ? [versionTitle(each)] : []),
    ...versionBlocks(each, columns, hasTitles),
  ]);
  if (resolution.expressions) {
    blocks.push(
      stackedTable(
        ['Expression', 'True for', 'False for'].map(text),
        resolution.expressions.map(expressionRow),
      ),
    );
  }
  return blocks;
}
