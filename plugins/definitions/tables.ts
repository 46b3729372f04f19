/** The tables that `<Definition>` shows: a resolution of `scripts/tool/resolve` as Markdown. */
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
  return [text(resolution.unpacked ? 'recognized by the name' : 'not unpacked')];
}

function filesOf(resolution: EnvironmentResolution): Node[] {
  const files = (resolution.files ?? []).map((file) => {
    const base = (file.path.split('/').at(-1) ?? '').replace(/\.exe$/, '');
    return base === file.name
      ? [code(file.path)]
      : [code(file.path), text(' as '), code(file.name)];
  });
  return joined(files, ', ');
}

function shownValue(resolution: EnvironmentResolution, column: Column): Node[] {
  switch (column) {
    case 'format':
      return formatOf(resolution);
    case 'file':
      return filesOf(resolution);
    default: {
      const value = resolution[column];
      return value ? [code(value)] : [text('–')];
    }
  }
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

/** The value that all supported platforms share, if they do. */
function common(
  environments: EnvironmentResolution[],
  value: (resolution: EnvironmentResolution) => string | undefined,
): string | undefined {
  const values = new Set(
    environments.filter((each) => each.unsupported === undefined).map((each) => value(each)),
  );
  return values.size === 1 ? [...values][0] : undefined;
}

/** `whole` without the `end` it ends with. */
function before(whole: string | undefined, end: string | undefined): string | undefined {
  return whole && end && whole.endsWith(end) ? whole.slice(0, -end.length) : undefined;
}

/** `whole` without the `start` it starts with. */
function after(whole: string | undefined, start: string | undefined): string | undefined {
  return whole && start && whole.startsWith(start) ? whole.slice(start.length) : undefined;
}

/** Sentences about values that the columns omit because they are the same on every platform. */
function remarks(environments: EnvironmentResolution[], columns: Column[]): Node[] {
  const found: Node[] = [];
  const add = (start: string, value: string) =>
    found.push(paragraph(text(start), code(value), text('.')));
  if (!columns.includes('url')) {
    const start = common(environments, (each) => before(each.url, each.asset));
    const whole = common(environments, (each) => each.url);
    if (whole) add('Downloaded from ', whole);
    else if (start) add('Each asset is downloaded from ', start);
  }
  if (!columns.includes('checksum')) {
    const checksum = common(environments, (each) => each.checksum);
    const suffix = common(environments, (each) => after(each.checksum, each.url));
    if (checksum) add('Checksum file: ', checksum);
    else if (suffix) add('Checksum file: the URL of the asset, followed by ', suffix);
  }
  const folder = common(environments, (each) => each.folder);
  if (folder) add('Installed in ', `$AQUA_ROOT_DIR/${folder}`);
  return [...found, ...commandRemarks(environments)];
}

/** The commands aqua runs, each with the environments it runs them on unless that is all of them. */
function commandRemarks(environments: EnvironmentResolution[]): Node[] {
  const some = environments.filter((each) => each.unsupported === undefined);
  const commands = new Map<string, string[]>();
  for (const {env, commands: lines = []} of some) {
    for (const line of lines) commands.set(line, [...(commands.get(line) ?? []), env]);
  }
  return [...commands].map(([line, envs]) =>
    paragraph(
      text(envs.length === some.length ? 'Command: ' : `Command on ${envs.join(', ')}: `),
      code(line),
    ),
  );
}

function usualColumns(environments: EnvironmentResolution[]): Column[] {
  const some = environments.filter((each) => each.unsupported === undefined);
  const columns: Column[] = [];
  if (some.some((each) => each.asset)) columns.push('asset', 'format');
  const start = common(environments, (each) => before(each.url, each.asset) ?? each.url ?? 'none');
  if (some.some((each) => each.url) && start === undefined) columns.push('url');
  if (some.some((each) => each.files)) columns.push('file');
  return columns.length > 0 ? columns : ['asset'];
}

function versionBlocks(
  resolution: VersionResolution,
  headed: boolean,
  columns: Column[] | undefined,
): Node[] {
  const shown = columns ?? usualColumns(resolution.environments);
  const reasons = new Set(resolution.environments.map((each) => each.unsupported));
  const [reason] = reasons;
  const nowhere = reasons.size === 1 && reason !== undefined;
  const rows = resolution.environments.map((each) => environmentRow(each, shown));
  const heading: Node[] = [strong(text('Version '), code(resolution.version))];
  if (resolution.matched)
    heading.push(text(', which matches the constraint '), code(resolution.matched));
  return [
    ...(headed ? [paragraph(...heading)] : []),
    ...(nowhere
      ? [paragraph(text(`Not installed on any platform: ${reason.replace(/\.$/, '')}.`))]
      : [
          stackedTable(
            ['Platform', ...shown.map((column) => COLUMN_TITLES[column])].map(text),
            rows,
          ),
        ]),
    ...remarks(resolution.environments, shown),
  ];
}

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
  const blocks = versions.flatMap((each) => versionBlocks(each, versions.length > 1, columns));
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
