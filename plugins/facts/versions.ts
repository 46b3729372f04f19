/**
 * Names of versions: a page or a fact writes `v%aqua%`, and the build replaces `%aqua%` by the number
 * of the documented release. `facts/tool.yaml` and `facts/versions.yaml` hold the versions.
 */
import type * as z from 'zod';
import {unknownNameMessage} from '../nearest/index.ts';
import type {toolFile, versionsFile} from './schema.ts';

/** Versions without a prefix, by the names that pages write. */
export type Versions = ReadonlyMap<string, string>;

/** The files that hold the versions, from the root of the site. */
export const VERSION_FILES = ['facts/tool.yaml', 'facts/versions.yaml'] as const;

interface UnknownVersion {
  /** The line in the text, the first being 1. */
  line: number;
  problem: string;
}

/** A name between percent signs. Two hexadecimal digits between them are a part of an encoded URL. */
const NAME = /%(?![0-9a-f]{2}%)([a-z][a-z0-9-]+)%/g;

/**
 * Whether an unknown name is a part of an encoded URL, too: two hexadecimal digits and letters, as in `%bcber%20`. `rest`
 * is the text after the second percent sign.
 */
const isEncoded = (name: string, rest: string): boolean =>
  /^[0-9a-f]{2}/.test(name) && /^[0-9a-fA-F]{2}/.test(rest);

/** `v2.98.0` as `2.98.0`, `jq-1.8.1` as `1.8.1`. */
const withoutPrefix = (version: string): string => version.replace(/^\D+/, '');

/** The versions of the two files. */
export function versionsOf(
  tool: z.infer<typeof toolFile>,
  samples: z.infer<typeof versionsFile>,
): Versions {
  return new Map([
    ['aqua', withoutPrefix(tool.version)],
    ...samples.versions.flatMap(({name, version, commit}): [string, string][] => [
      [name, withoutPrefix(version)],
      ...(commit === undefined ? [] : [[`${name}-commit`, commit] as [string, string]]),
    ]),
  ]);
}

/** `source` with every `%name%` replaced by its version, and the names that have none. */
export function replaceVersions(
  source: string,
  versions: Versions,
): {text: string; unknown: UnknownVersion[]} {
  const unknown: UnknownVersion[] = [];
  const text = source.replace(NAME, (whole, name: string, at: number) => {
    const version = versions.get(name);
    if (version !== undefined) return version;
    if (isEncoded(name, source.slice(at + whole.length, at + whole.length + 2))) return whole;
    unknown.push({
      line: source.slice(0, at).split('\n').length,
      problem: `${unknownNameMessage('version', name, [...versions.keys()])}. Add it to facts/versions.yaml, or correct the name`,
    });
    return whole;
  });
  return {text, unknown};
}

/** What is wrong with the release `since`, such as v2.40.0, on a site that documents the release `documented`. */
export const releaseProblem = (since: string, documented: string): string | undefined =>
  since.localeCompare(documented, 'en', {numeric: true}) > 0
    ? `${since} is newer than ${documented}, which the pages describe (facts/tool.yaml): correct it, or remove what ${documented} does not have`
    : undefined;
