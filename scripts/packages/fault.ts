/** Finds the place of a fault in a registry file that is not YAML. Pure. */
import {type Document, isMap, isSeq, LineCounter, parseDocument, visit} from 'yaml';

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

/** The name of the last package that begins before `end` and has one. */
function packageBefore(document: Document, end: number): string | undefined {
  const list = document.get('packages');
  const names = (isSeq(list) ? list.items : []).flatMap((item) => {
    if (!isMap(item) || (item.range?.[0] ?? end) >= end) return [];
    const {name, repo_owner: owner, repo_name: repository} = item.toJSON();
    return name ?? (owner && repository ? `${owner}/${repository}` : []);
  });
  return names.at(-1);
}

/**
 * The place of the first fault of `text`, to append to the name of its file: `:7: package cli/cli, or what
 * follows it`. Empty if the parser finds no fault.
 */
export function placeOfFault(text: string): string {
  const lines = text.split('\n');
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter});
  const position = faultIn(document);
  const line =
    position === undefined ? lines.findIndex(isNotText) + 1 : counter.linePos(position).line;
  if (line === 0) return '';
  const name = packageBefore(document, lines.slice(0, line).join('\n').length);
  return `:${line}${name === undefined ? '' : `: package ${name}, or what follows it`}`;
}
