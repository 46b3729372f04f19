import {OPTION_CLASS, optionsIn} from '../options/index.ts';
import {type Span, tokenize} from './prism';

/** Escapes a text for the content of an element. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The HTML of a text that wraps: its options stay in one line. */
const wrappingHtml = (text: string): string =>
  optionsIn(text)
    .map((part) =>
      part.isOption ? `<span class="${OPTION_CLASS}">${part.text}</span>` : escapeText(part.text),
    )
    .join('');

interface LinkedSpan extends Span {
  href?: string;
}

const spanHtml = ({role, text, href}: LinkedSpan) => {
  if (href !== undefined) return `<a class="code-${role}" href="${href}">${escapeText(text)}</a>`;
  return role && text.trim()
    ? `<span class="code-${role}">${escapeText(text)}</span>`
    : escapeText(text);
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

/**
 * The HTML of each line of a session, with classes for prompts, commands, and output. Without `typed`, commands
 * are the lines that start with `$ `, and those after a backslash.
 */
function sessionLines(code: string, typed?: ReadonlySet<number>): string[] {
  let continues = false;
  return code.split('\n').map((line, index) => {
    const isTyped = typed ? typed.has(index + 1) : continues || line.startsWith('$ ');
    continues = isTyped && line.endsWith('\\');
    if (!isTyped) return line && `<span class="code-output">${wrappingHtml(line)}</span>`;
    const [prompt = ''] = /^[$>] /.exec(line) ?? [];
    const command = tokenize(line.slice(prompt.length), 'sh')
      .map((span) => (span.role ? spanHtml(span) : wrappingHtml(span.text)))
      .join('');
    return `${prompt && `<span class="code-prompt">${escapeText(prompt)}</span>`}<span class="code-command">${command}</span>`;
  });
}

/**
 * The text of a fence as HTML: classes `code-<role>` for tokens, `code-marked` around marked
 * lines, and in sessions (`console`) `code-prompt`, `code-command` and `code-output`. `typed` holds
 * the numbers of a recorded session's commands; `links` are the addresses of words of other code, by
 * where they begin. In languages whose lines wrap, options get the class `code-option`.
 */
export function highlight(
  source: string,
  language: string,
  marked: ReadonlySet<number> = new Set(),
  typed?: ReadonlySet<number>,
  links: ReadonlyMap<number, string> = new Map(),
): string {
  const code = source.replace(/\n$/, '');
  const lines =
    language === 'console'
      ? sessionLines(code, typed)
      : language === 'text'
        ? code.split('\n').map(wrappingHtml)
        : splitLines(linked(tokenize(code, language), links)).map((line) =>
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
