import {stripVTControlCharacters} from 'node:util';

/** The values in the output that differ on each run. */
export interface Places {
  /** The temporary directory that replaces `/`. */
  base: string;
  /** The documented version, without its `v`. */
  version: string;
}

/** The time in every recorded log line. */
const TIME = 'Nov 21 12:00:00.000';

/** Lines that aqua prints in a random order, because it iterates over a map: the platforms of one package. */
const UNORDERED = /(?:^.* INF downloading an asset to calculate the checksum .*\n?){2,}/gm;

const sortLines = (lines: string): string => `${lines.trimEnd().split('\n').sort().join('\n')}\n`;

/**
 * Replaces variable values by those that a reader would see: paths, times, and names of temporary files.
 */
export function normalize(output: string, {base, version}: Places): string {
  return (
    stripVTControlCharacters(output)
      .replaceAll(base, '')
      .replace(/\b[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d\.\d{3}\b/g, TIME)
      // a binary from `go install` does not contain its version, unlike a released binary
      .replaceAll('program=aqua version=""', `program=aqua version=${version}`)
      .replace(/(\/tmp\/[\w.-]*?)\d{6,}/g, '$1123456789')
      .replace(/\bpid [0-9]+\b/g, 'pid 4242')
      .replace(/[ \t]+$/gm, '')
      .replace(UNORDERED, sortLines)
  );
}
