/** Finds the place of a fault in a registry file that is not YAML. Pure. */
import {type Document, LineCounter, parseDocument, visit} from 'yaml';

/** Whether a line has a character that YAML does not allow, or a replacement character for invalid UTF-8. */
const isNotText = (line: string): boolean =>
  [...line].some((each) => (each < ' ' && each !== '\t' && each !== '\r') || each === '\ufffd');

/** The position of the first fault that the parser reports, or of the first alias without an anchor. */
function faultIn(document: Document): number | undefined {
  let position = document.errors[0]?.pos[0];
  visit(document, {
    Alias(_, node) {
      if (!node.resolve(document)) position ??= node.range?.[0];
    },
  });
  return position;
}

/** The beginning of an item of `packages`, and a field with the name of a package. */
const ITEM = /^ {0,2}- /;
const NAME = /^ {0,2}(?:- | {2})(name|repo_owner|repo_name): *["']?([^\s"']+)/;

/** The name of the last package that begins in `lines` and has one. */
function packageIn(lines: readonly string[]): string | undefined {
  let found: string | undefined;
  let fields: Record<string, string> = {};
  for (const line of lines) {
    if (ITEM.test(line)) fields = {};
    const [, field = '', value = ''] = NAME.exec(line) ?? [];
    if (field) fields[field] = value;
    const {name, repo_owner: owner, repo_name: repository} = fields;
    if (name) found = name;
    else if (owner && repository) found = `${owner}/${repository}`;
  }
  return found;
}

/**
 * The place of the first fault of `text`, to append to the name of its file: `:7: package cli/cli, or what
 * follows it`. Empty if the parser finds no fault.
 */
export function placeOfFault(text: string): string {
  const lines = text.split('\n');
  const counter = new LineCounter();
  const position = faultIn(parseDocument(text, {lineCounter: counter}));
  const line =
    position === undefined ? lines.findIndex(isNotText) + 1 : counter.linePos(position).line;
  if (line === 0) return '';
  const name = packageIn(lines.slice(0, line));
  return `:${line}${name === undefined ? '' : `: package ${name}, or what follows it`}`;
}
