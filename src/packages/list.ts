/**
 * The file format of the list of packages: columns of text, which compress well. Pure functions.
 */

/** The platforms of the platform filter. The index of a platform is its bit. */
export const PLATFORMS = [
  'darwin/amd64',
  'darwin/arm64',
  'linux/amd64',
  'linux/arm64',
  'windows/amd64',
  'windows/arm64',
  'musl',
] as const;

/** How packages are installed: the values of a filter. The index of a value is its bit. */
export const KINDS = ['release', 'http', 'archive', 'go', 'cargo'] as const;

/** How packages are verified. The index of a kind is its bit. */
export const VERIFICATION = ['checksum', 'cosign', 'slsa', 'attestation', 'minisign'] as const;

/** A package of the list. Sets are bit masks, with the bits defined above. */
export interface Row {
  readonly name: string;
  readonly commands: readonly string[];
  readonly summary: string;
  readonly aliases: readonly string[];
  /** Words and phrases that readers use for what it does, other than those of its summary. */
  readonly also: readonly string[];
  /** Search words of its definition. */
  readonly words: readonly string[];
  /** Ids of purposes. */
  readonly purposes: readonly string[];
  readonly platforms: number;
  readonly kinds: number;
  readonly verification: number;
  /** Whether many teams use it. Among equally good results, such packages come first. */
  readonly isCommon: boolean;
}

/** The content of the file. Each string has one line for each package. */
export interface ListFile {
  readonly names: string;
  /** Empty if the command is the last part of the name. */
  readonly commands: string;
  readonly summaries: string;
  readonly aliases: string;
  readonly also: string;
  readonly words: string;
  /** Indexes into `ids`, in base 36. */
  readonly purposes: string;
  readonly ids: string;
  readonly platforms: readonly number[];
  readonly kinds: readonly number[];
  readonly verification: readonly number[];
  /** Indexes of the common packages. */
  readonly common: readonly number[];
}

/** The bit mask of the items of `all` that `has` contains. */
export const bitsOf = <T>(all: readonly T[], has: (each: T) => boolean): number =>
  all.reduce((bits, each, index) => bits | (has(each) ? 1 << index : 0), 0);

/** The last part of a package name, which usually is the command. */
export const lastPart = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** Packs rows into the file of the list. */
export function packList(rows: readonly Row[]): ListFile {
  const ids = [...new Set(rows.flatMap(({purposes}) => purposes))].sort();
  const column = (text: (row: Row) => string) => rows.map(text).join('\n');
  return {
    names: column(({name}) => name),
    commands: column(({name, commands}) => {
      const text = commands.join(' ');
      return text === lastPart(name) ? '' : text;
    }),
    summaries: column(({summary}) => summary),
    aliases: column(({aliases}) => aliases.join(' ')),
    also: column(({also}) => also.join(',')),
    words: column(({words}) => words.join(',')),
    purposes: column(({purposes}) =>
      purposes.map((each) => ids.indexOf(each).toString(36)).join(' '),
    ),
    ids: ids.join(' '),
    platforms: rows.map(({platforms}) => platforms),
    kinds: rows.map(({kinds}) => kinds),
    verification: rows.map(({verification}) => verification),
    common: rows.flatMap(({isCommon}, i) => (isCommon ? [i] : [])),
  };
}

/** Reads the file of the list. */
export function unpackList(file: ListFile): Row[] {
  const lines = (text: string) => text.split('\n');
  const parts = (text: string | undefined, by = ' ') => (text ? text.split(by) : []);
  const [commands, summaries] = [lines(file.commands), lines(file.summaries)];
  const [aliases, also, words] = [lines(file.aliases), lines(file.also), lines(file.words)];
  const purposes = lines(file.purposes);
  const ids = file.ids.split(' ');
  const common = new Set(file.common);
  return lines(file.names).map((name, i) => ({
    name,
    commands: parts(commands[i] || lastPart(name)),
    summary: summaries[i] ?? '',
    aliases: parts(aliases[i]),
    also: parts(also[i], ','),
    words: parts(words[i], ','),
    purposes: parts(purposes[i]).map((each) => ids[Number.parseInt(each, 36)] ?? ''),
    platforms: file.platforms[i] ?? 0,
    kinds: file.kinds[i] ?? 0,
    verification: file.verification[i] ?? 0,
    isCommon: common.has(i),
  }));
}
