/** The attributes of a fence after its language: ```` ```yaml title="aqua.yaml" {2,4-5} ````. */
export interface FenceInfo {
  /** Name of the file shown above the block. */
  title?: string;
  /** Kind of the fragment, for the checks of the samples. */
  as?: string;
  /** Why the sample is rejected, if it is wrong on purpose. */
  wrong?: string;
  /** Why the sample is not checked. */
  unchecked?: string;
  /** Numbers of the lines that were typed in a recorded session: set by `<Recording>`. */
  typed?: Set<number>;
  /** Numbers of the lines to mark, the first being 1. */
  marked: Set<number>;
}

const ATTRIBUTES = ['title', 'as', 'wrong', 'unchecked'] as const;

/** Parses the info string `meta`. Throws for an unknown word, which would have no effect. */
export function parseInfoString(meta: string | null | undefined): FenceInfo {
  const info: FenceInfo = {marked: new Set()};
  const token = /(\w+)=(?:"([^"]*)"|'([^']*)')|\{([\d,\s-]+)\}|(\S+)/g;
  for (const [, name, double, single, ranges, other] of (meta ?? '').matchAll(token)) {
    const attribute = ATTRIBUTES.find((known) => known === name);
    if (attribute) info[attribute] = double ?? single;
    else if (name === 'typed') info.typed = new Set(parseRanges(double ?? ''));
    else if (ranges) for (const line of parseRanges(ranges)) info.marked.add(line);
    else {
      throw new Error(
        `The fence has the unknown attribute ${other ?? `${name}=…`}. Known attributes: ${ATTRIBUTES.map((known) => `${known}="…"`).join(', ')}, {lines}. Remove or correct it.`,
      );
    }
  }
  return info;
}

/** The numbers in `ranges`, such as `1,3-5`. Throws for a range without numbers, such as `5-3`. */
function parseRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first, ...others] = range.split('-').map(Number);
    if (!(first >= 1 && last >= first && others.length === 0)) {
      throw new Error(`The fence has the lines {${ranges}}. Write them as {2,4-5}.`);
    }
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
}
