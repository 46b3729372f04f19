/** What a rule of a `_headers` file says: for which paths, and which headers. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * The rules of a `_headers` file: a path in a line of its own, its headers indented below it.
 *
 * @throws naming the line, if one is neither
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

/** The headers for `pathname`; a `*` at the end of a rule's path stands for anything. */
export const headersFor = (rules: readonly HeaderRule[], pathname: string) =>
  rules
    .filter(({path}) =>
      path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : path === pathname,
    )
    .flatMap(({headers}) => headers);
