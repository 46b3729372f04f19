/**
 * The file format of lists of packages: columns of text, which compress well. Pure functions.
 */

import {lastPart} from '../search/index/format';

/** The platforms of aqua, in the order in which pages list them. */
export const PLATFORMS = [
  'darwin/amd64',
  'darwin/arm64',
  'linux/amd64',
  'linux/arm64',
  'windows/amd64',
  'windows/arm64',
] as const;

/** How packages are installed: the values of a filter. */
export const KINDS = ['release', 'http', 'archive', 'go', 'cargo'] as const;

/** How aqua can verify a package, in the order in which pages list it. */
export const VERIFICATION = ['checksum', 'cosign', 'slsa', 'attestation', 'minisign'] as const;

/** A package in a list: what its row shows, and by what it is found and filtered. */
export interface Row {
  readonly name: string;
  readonly commands: readonly string[];
  readonly summary: string;
  readonly aliases: readonly string[];
  /** Words and phrases that readers use for what it does, other than those of its summary. */
  readonly also: readonly string[];
  readonly words: readonly string[];
  readonly purposes: readonly string[];
  /** Items of `PLATFORMS`, and `musl`. */
  readonly platforms: readonly string[];
  /** Items of `KINDS`. */
  readonly kinds: readonly string[];
  /** Items of `VERIFICATION`. */
  readonly verification: readonly string[];
  /** Whether many teams use it. Among equally good results, such packages come first. */
  readonly isCommon: boolean;
}

/** The content of a file: of each column, a string with a line for each package. */
export type ListFile = Readonly<Partial<Record<keyof Row, string>>>;

/** Packs `columns` of rows, by default all. A command that is the last part of the name is omitted. */
export function packList<Column extends keyof Row>(
  rows: readonly Pick<Row, Column | 'name'>[],
  columns: readonly Column[] = Object.keys(rows[0] ?? {}) as (keyof Row)[] as Column[],
): ListFile {
  const lines = (column: Column) =>
    rows.map((row) => {
      const text = String(row[column]);
      return column === 'commands' && text === lastPart(row.name) ? '' : text;
    });
  return Object.fromEntries(columns.map((column) => [column, lines(column).join('\n')]));
}

/** Reads the rows of a file. Columns that it lacks are empty. */
export function unpackList(file: ListFile): Row[] {
  const split = (text: string | undefined, by: string) => (text ? text.split(by) : []);
  const columns = new Map(Object.entries(file).map(([column, text]) => [column, text.split('\n')]));
  return split(file.name, '\n').map((name, i) => {
    const line = (column: keyof Row) => columns.get(column)?.[i];
    const list = (column: keyof Row) => split(line(column), ',');
    return {
      name,
      commands: split(line('commands') || lastPart(name), ','),
      summary: line('summary') ?? '',
      aliases: list('aliases'),
      also: list('also'),
      words: list('words'),
      purposes: list('purposes'),
      platforms: list('platforms'),
      kinds: list('kinds'),
      verification: list('verification'),
      isCommon: line('isCommon') === 'true',
    };
  });
}
