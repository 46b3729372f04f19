import {parseSession} from './console';
import {type Span, tokenize} from './prism';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const spanHtml = ({role, text}: Span) =>
  role && text.trim() ? `<span class="code-${role}">${escapeHtml(text)}</span>` : escapeHtml(text);

/** Splits `spans` at line ends: one list for each line. */
function splitLines(spans: Span[]): Span[][] {
  const lines: Span[][] = [[]];
  for (const {role, text} of spans) {
    text.split('\n').forEach((part, index) => {
      if (index) lines.push([]);
      if (part) lines.at(-1)?.push({role, text: part});
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
 * the numbers of a recorded session's commands.
 */
export function highlight(
  source: string,
  language: string,
  markedLines: ReadonlySet<number> = new Set(),
  typed?: ReadonlySet<number>,
): string {
  const {code, marked} = takeMagicComments(source.replace(/\n$/, ''), markedLines);
  const lines =
    language === 'console'
      ? sessionLines(code, typed)
      : splitLines(tokenize(code, language)).map((line) => line.map(spanHtml).join(''));
  return lines
    .map((line, index) => {
      const end = index < lines.length - 1 ? '\n' : '';
      return marked.has(index + 1)
        ? `<span class="code-marked">${line}${end}</span>`
        : `${line}${end}`;
    })
    .join('');
}
