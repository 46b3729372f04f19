/** Front matter of pages. */
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {parse, YAMLParseError} from 'yaml';
import {factsForPages} from '../facts/load.ts';
import {replaceVersions} from '../facts/versions.ts';
import {factsRoot} from './frozen.ts';

const FRONT_MATTER = /^---\n(.*?)\n---(?:\n|$)/s;

/**
 * The front matter in the source of the page `file`, read as YAML. Throws an error with file and line if it is
 * not valid.
 */
export function frontMatterOf(source: string, file: string): Record<string, unknown> {
  try {
    return (parse(FRONT_MATTER.exec(source)?.[1] ?? '') ?? {}) as Record<string, unknown>;
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    // The first line of the file is the line of hyphens before the YAML.
    const line = (error.linePos?.[0].line ?? 0) + 1;
    const [reason] = error.message.split(/ at line|\n/);
    throw new Error(
      `${file}:${line}: the front matter is not valid YAML: ${reason}. Put a value that contains a colon in quotes`,
    );
  }
}

/**
 * The site's setting `markdown.parseFrontMatter`: reads front matter with the names of versions
 * replaced. What it returns throws an error with file and line for an unknown name, and for invalid YAML.
 */
export const parseFrontMatter =
  (siteDir: string): ParseFrontMatter =>
  ({filePath, fileContent, defaultParseFrontMatter}) => {
    const head = FRONT_MATTER.exec(fileContent)?.[0] ?? '';
    const page = path.relative(siteDir, filePath).split(path.sep).join('/');
    const {versions} = factsForPages(factsRoot(siteDir, page));
    const {text, unknown} = replaceVersions(head, versions);
    const [first] = unknown;
    if (first) {
      throw new Error(`${page}:${first.line}: ${first.problem}`);
    }
    // Throws with the line and the fix, which the error of Docusaurus lacks.
    frontMatterOf(text, page);
    return defaultParseFrontMatter({filePath, fileContent: text + fileContent.slice(head.length)});
  };
