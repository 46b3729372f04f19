import type {Piece} from './timeline';

/** The text of a session on a page. */
export interface SessionText {
  readonly pieces: readonly Piece[];
  readonly length: number;
  /** The text nodes it consists of, in their order. */
  readonly nodes: readonly Text[];
}

/** Reads the session in `code`. `plugins/highlight` marks the typed commands. */
export function textOf(code: HTMLElement): SessionText {
  const nodes: Text[] = [];
  const pieces: {kind: Piece['kind']; text: string}[] = [];
  let typedIn: Element | null | undefined;
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    nodes.push(text);
    const command = text.parentElement?.closest('.code-command') ?? null;
    const last = pieces.at(-1);
    if (last && command === typedIn) last.text += text.data;
    else pieces.push({kind: command ? 'typed' : 'printed', text: text.data});
    typedIn = command;
  }
  return {pieces, nodes, length: nodes.reduce((sum, {length}) => sum + length, 0)};
}

/** The range after the first `start` characters of `text`. */
export function textRange({nodes}: SessionText, start: number): StaticRange {
  let left = start;
  const first = nodes.find((node) => {
    if (left < node.length) return true;
    left -= node.length;
    return false;
  });
  const last = nodes.at(-1);
  if (!first || !last) throw new RangeError(`The session has no character ${start}`);
  return new StaticRange({
    startContainer: first,
    startOffset: left,
    endContainer: last,
    endOffset: last.length,
  });
}
