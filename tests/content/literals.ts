/** Finds versions that are written as numbers instead of names, and logs that are not recorded. */
import * as z from 'zod';
import type {Versions} from '../../plugins/facts/versions.ts';

const reason = z.string().min(1);

/** `literals-allowed.yaml`: the allowed literals, with reasons. */
export const allowedFile = z.strictObject({
  versions: z.array(
    z.strictObject({
      reason,
      versions: z.union([z.literal('all'), z.array(z.string())]),
      /** The starts of file names; if absent, the exception applies to all files. */
      files: z.array(z.string()).optional(),
    }),
  ),
  logs: z.array(z.strictObject({reason, file: z.string()})),
});
type Allowed = z.infer<typeof allowedFile>;

/** A text to check, with its file from the root of the site. */
interface Source {
  file: string;
  source: string;
}

/** A version of three numbers, with the text before and after it on its line. */
interface Literal {
  line: number;
  version: string;
  before: string;
  after: string;
}

const VERSION = /(?<![\d.])\d+\.\d+\.\d+(?:-(?:rc|alpha|beta)[.\d]*)?(?!\d|\.\d)/g;

/** Words before and after the version of a change, which does not depend on the documented release. */
const HISTORY_BEFORE =
  /(?:\b(?:since|before|until|from|after|through|(?:older|newer|earlier|later) than|up to|as of|(?:introduced|added|fixed|changed|removed|deprecated) in)\s+(?:aqua\s+)?[[`*(]*v?|\bsince: (?:aqua-installer )?v|\bversion="v)$/i;
const HISTORY_AFTER = /^[\]`*)]*\s+(?:and|or)\s+(?:later|newer|earlier|older)\b/i;

/** The bound of a range, as in `semver(">= 1.2.0")` or `Version == "v0.9.0"`: a rule, not a version. */
const RANGE_BEFORE =
  /(?:\bsemver\w*\([^)]*|\bVersion (?:==|!=|in|startsWith) [^)]*|[<>=~^]\s?[`"']?v?)$/;

/** The literal versions in the text `source`. Comments are ignored, because they contain sources of statements. */
function literalsIn({file, source}: Source): Literal[] {
  const comments = file.endsWith('.yaml') ? /^\s*#.*$/gm : /\{\/\*.*?\*\/\}/gs;
  return source
    .replace(comments, (text) => text.replace(/[^\n]/g, ''))
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(VERSION)].map((match) => ({
        line: index + 1,
        version: match[0],
        before: text.slice(0, match.index),
        after: text.slice(match.index + match[0].length),
      })),
    );
}

/**
 * The literal versions in `source` of `file` that are neither history by their form nor among `allowed`:
 * file, line, and fix. A version in `versions` is only allowed in the listed files.
 */
export function literalVersions(
  {file, source}: Source,
  versions: Versions,
  allowed: Allowed['versions'],
): string[] {
  const names = new Map([...versions].map(([name, version]) => [version, name]));
  return literalsIn({file, source}).flatMap(({line, version, before, after}) => {
    const name = names.get(version);
    // The documented release of aqua is not history: "the output is from aqua v2.62.3" changes with the next one.
    const isHistory = name !== 'aqua' && (HISTORY_BEFORE.test(before) || HISTORY_AFTER.test(after));
    if (isHistory || RANGE_BEFORE.test(before)) return [];
    const isAllowed = allowed.some(
      (each) =>
        (each.versions === 'all' || each.versions.includes(version)) &&
        (each.files ? each.files.some((start) => file.startsWith(start)) : name === undefined),
    );
    if (isAllowed) return [];
    const fix =
      name === undefined
        ? 'add it to facts/versions.yaml and write its name, or allow it in tests/content/literals-allowed.yaml with the reason'
        : `write %${name}%`;
    return [`${file}:${line}: the version ${version} is a literal: ${fix}`];
  });
}

/** A log line of aqua: a level after a time, or the pairs that every line contains. */
const LOG_LINE = /\b(?:ERR|WRN|INF|DBG) \S.*\bprogram=aqua\b|\bprogram=aqua version=/;

/** The lines of fences in `source` of `file` that look like aqua's log: file, line, and fix. */
export function typedLogs({file, source}: Source, allowed: Allowed['logs']): string[] {
  if (allowed.some((each) => each.file === file)) return [];
  let fence = '';
  return source.split('\n').flatMap((text, index) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    if (mark && !fence) fence = mark;
    else if (mark?.startsWith(fence)) fence = '';
    else if (fence && LOG_LINE.test(text)) {
      return [
        `${file}:${index + 1}: a log line is typed: record it (recordings/README.md), or allow it in tests/content/literals-allowed.yaml with the reason`,
      ];
    }
    return [];
  });
}
