import {parseSession} from './console';
import {type Span, tokenize} from './prism';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A run of text that may be a link. */
interface LinkedSpan extends Span {
  href?: string;
}

const spanHtml = ({role, text, href}: LinkedSpan) => {
  if (href !== undefined) return `<a class="code-${role}" href="${href}">${escapeHtml(text)}</a>`;
  return role && text.trim()
    ? `<span class="code-${role}">${escapeHtml(text)}</span>`
    : escapeHtml(text);
};

/** `spans` with the addresses in `links`, by the offset of each span in the whole text. */
function linked(spans: Span[], links: ReadonlyMap<number, string>): LinkedSpan[] {
  let offset = 0;
  return spans.map((span) => {
    const href = span.role === 'property' ? links.get(offset) : undefined;
    offset += span.text.length;
    return href === undefined ? span : {...span, href};
  });
}

/** Splits `spans` at line ends: one list for each line. */
function splitLines(spans: LinkedSpan[]): LinkedSpan[][] {
  const lines: LinkedSpan[][] = [[]];
  for (const {text, ...span} of spans) {
    text.split('\n').forEach((part, index) => {
      if (index) lines.push([]);
      if (part) lines.at(-1)?.push({...span, text: part});
    });
  }
  return lines;
}

/** The HTML of each line of a session, with classes for prompts, commands, and output. */
function sessionLines(code: string, typed?: ReadonlySet<number>): string[] {
  return parseSession(code, typed).map(({prompt, kind, text}) => {
    if (kind === 'output') return text && `<span class="code-output">${escapeHtml(text)}</span>`;
    const command = tokenize(text, 'sh').map(spanHtml).join('');
    return `${prompt ? `<span class="code-prompt">${escapeHtml(prompt)}</span>` : ''}<span class="code-command">${command}</span>`;
  });
}

const COMMENT = /^\s*(?:#|\/\/|--|;|<!--|rem)\s*highlight-(next-line|start|end)\s*(?:-->)?\s*$/i;

/**
 * Removes comments such as `# highlight-next-line` from `code` and marks the lines to which they
 * apply.
 */
function takeMagicComments(code: string, marked: ReadonlySet<number>) {
  const lines: string[] = [];
  const all = new Set(marked);
  let block = false;
  let next = false;
  for (const line of code.split('\n')) {
    const directive = COMMENT.exec(line)?.[1]?.toLowerCase();
    if (directive === 'next-line') next = true;
    else if (directive) block = directive === 'start';
    else {
      lines.push(line);
      if (block || next) all.add(lines.length);
      next = false;
    }
  }
  return {code: lines.join('\n'), marked: all};
}

/**
 * The text of a fence as HTML: classes `code-<role>` for tokens, `code-marked` around marked
 * lines, and in sessions (`console`) `code-prompt`, `code-command` and `code-output`. `typed` holds
 * the numbers of a recorded session's commands; `linksOf` returns addresses for words of the code, by
 * where they begin.
 */
export function highlight(
  source: string,
  language: string,
  markedLines: ReadonlySet<number> = new Set(),
  typed?: ReadonlySet<number>,
  linksOf: (code: string) => ReadonlyMap<number, string> = () => new Map(),
): string {
  const {code, marked} = takeMagicComments(source.replace(/\n$/, ''), markedLines);
  const lines =
    language === 'console'
      ? sessionLines(code, typed)
      : splitLines(linked(tokenize(code, language), linksOf(code))).map((line) =>
          line.map(spanHtml).join(''),
        );
  return lines
    .map((line, index) => {
      const end = index < lines.length - 1 ? '\n' : '';
      return marked.has(index + 1)
        ? `<span class="code-marked">${line}${end}</span>`
        : `${line}${end}`;
    })
    .join('');
}
