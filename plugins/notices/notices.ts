import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A package with code in the built site. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The license or notice text that the package contains. */
  readonly text: string | undefined;
}

/**
 * The folder of the package that contains `file`; undefined if the file is not in `node_modules`.
 */
export function packageFolder(file: string): string | undefined {
  return file.match(/^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/)?.[0];
}

/**
 * The file in the identifier of a style sheet, for which the bundler only reports this identifier: `css|`, the
 * loaders and the file, separated by `!`, then the media query and others, each after a `|`.
 */
export const fileOfStyles = (identifier: string): string =>
  /^css\|(?:.*!)?([^|]*)/.exec(identifier)?.[1] ?? '';

/**
 * Reads name, version, and license of the package in `folder`.
 * @throws if it does not declare its license
 */
export function shippedPackage(folder: string): Shipped {
  const {name, version, license} = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as {name: string; version: string; license?: string};
  if (!license) {
    throw new Error(
      `${name}@${version} is shipped to the browser and its package.json names no license: use another package`,
    );
  }
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)\b/i.test(file))
    .sort()
    .map((file) => path.join(folder, file))
    .map((file) => readFileSync(file, 'utf8').replace(/\r\n/g, '\n').trim());
  return {name, version, license, text: texts.join('\n\n') || undefined};
}

/** The notices of packages, sorted by name. A text that several packages share appears once. */
export function noticesOf(packages: readonly Shipped[]): string {
  const byId = new Map(packages.map((each) => [`${each.name}@${each.version}`, each]));
  const ids = [...byId.keys()].sort();
  const byText = new Map<string, string[]>();
  for (const id of ids) {
    const {license, text} = byId.get(id) as Shipped;
    const key = text ?? `The package does not include the text of its license, ${license}.`;
    byText.set(key, [...(byText.get(key) ?? []), `${id} (${license})`]);
  }
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  const rule = `\n${'-'.repeat(80)}\n\n`;
  return `The scripts and styles of this site contain parts of these packages.\n${rule}${parts.join(rule)}`;
}
