/** A rule of a `_headers` file: a path, and the headers that the host sends for it. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * Parses a `_headers` file. Each rule is a line with a path, followed by indented lines with its headers.
 *
 * @throws if a line is neither; the message contains its number
 */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: {path: string; headers: [string, string][]}[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.trim() || line.trim().startsWith('#')) continue;
    const [, name, value] = line.match(/^\s+([\w-]+):\s*(.+)$/) ?? [];
    const last = rules.at(-1);
    if (line.startsWith('/')) rules.push({path: line.trim(), headers: []});
    else if (name && value && last) last.headers.push([name, value]);
    else {
      throw new Error(
        `_headers:${index + 1}: "${line.trim()}" is neither a path nor an indented header below one`,
      );
    }
  }
  return rules;
}

/** The headers of `rules` for `pathname`. A rule whose path ends with `*` applies to all paths below it. */
export const headersFor = (rules: readonly HeaderRule[], pathname: string) =>
  rules
    .filter(({path}) =>
      path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : path === pathname,
    )
    .flatMap(({headers}) => headers);
