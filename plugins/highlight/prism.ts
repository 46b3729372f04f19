import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

/** The Prism grammars of languages whose names Prism does not know, or knows as another name. */
const GRAMMARS: Readonly<Record<string, string>> = {
  bat: 'batch',
  console: 'bash',
  fish: 'bash',
  jsonc: 'json5',
  mdx: 'markdown',
  sh: 'bash',
  zsh: 'bash',
};

/** The roles of tokens: one for each color of the style sheet. */
const ROLES: Record<string, string[]> = {
  property: ['property', 'key', 'attr-name', 'selector', 'header', 'section', 'table', 'target'],
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'shebang', 'coord'],
  keyword: ['keyword', 'atrule', 'important', 'directive', 'instruction', 'tag', 'anchor'],
  string: ['string', 'char', 'attr-value', 'regex', 'url', 'scalar', 'heredoc'],
  number: ['number', 'boolean', 'null', 'constant', 'datetime', 'date', 'time', 'symbol'],
  function: ['function', 'class-name', 'builtin', 'command'],
  variable: ['variable', 'environment', 'interpolation'],
  parameter: ['parameter', 'option'],
  inserted: ['inserted-sign', 'inserted'],
  deleted: ['deleted-sign', 'deleted'],
};

const roleOfType = new Map(
  Object.entries(ROLES).flatMap(([role, types]) => types.map((type) => [type, role] as const)),
);

/** A run of text with one role; `undefined` for plain text, operators and punctuation. */
export interface Span {
  role: string | undefined;
  text: string;
}

/**
 * A call of aqua or of a package manager: the tool is the command, and what follows, such as `install`, is not a command
 * of the shell.
 */
const CALL = {
  pattern:
    /(^|[\s;|&(])(?:aqua(?: [a-z][a-z-]*)?|(?:brew|scoop|winget) [a-z]+ [\w.-]+)(?=$|[\s;|&)])/,
  lookbehind: true,
  inside: {command: /^\w+/},
};

/** An option with several words, such as `--only-link`, of which the grammar of bash knows only the first. */
const LONG_OPTION = {
  pattern: /(^|\s)--\w+(?:-\w+)+(?=[=\s]|$)/,
  lookbehind: true,
  alias: 'parameter',
};

/** The grammar `name`. It is loaded with the grammars that it extends. */
function grammar(name: string): Prism.Grammar {
  if (!Prism.languages[name]) {
    loadLanguages(name);
    if (name === 'bash') {
      const own = {'tool-call': CALL, 'long-option': LONG_OPTION};
      Prism.languages.insertBefore(name, 'parameter', own);
    }
  }
  const found = Prism.languages[name];
  if (!found) throw new Error(`prismjs has no grammar ${name}`);
  return found;
}

/** `code` as runs of text with their roles. */
export function tokenize(code: string, language: string): Span[] {
  if (language === 'text') return [{role: undefined, text: code}];
  const spans: Span[] = [];
  const add = (content: Prism.TokenStream, role: string | undefined) => {
    if (Array.isArray(content)) {
      for (const part of content) add(part, role);
    } else if (typeof content === 'string') {
      const last = spans.at(-1);
      if (last && last.role === role) last.text += content;
      else spans.push({role, text: content});
    } else {
      const names = [content.type, content.alias ?? []].flat();
      const own = names.map((type) => roleOfType.get(type)).find(Boolean);
      add(content.content, own ?? role);
    }
  };
  add(Prism.tokenize(code, grammar(GRAMMARS[language] ?? language)), undefined);
  return spans;
}
