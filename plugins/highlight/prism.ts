import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';

/** The Prism grammars of languages that have another name on pages. */
const GRAMMARS: Readonly<Record<string, string>> = {
  bat: 'batch',
  console: 'bash',
  dockerfile: 'docker',
  fish: 'bash',
  html: 'markup',
  js: 'javascript',
  jsonc: 'json5',
  mdx: 'markdown',
  sh: 'bash',
  ts: 'typescript',
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

interface Token {
  type: string;
  alias?: string | string[];
  content: Content;
}
type Content = string | Token | Content[];

/** Prism's grammars need a global while they load. Grammars that it lacks come from `prismjs`. */
function grammar(name: string) {
  if (!Prism.languages[name]) {
    const scope = globalThis as {Prism?: typeof Prism};
    scope.Prism = Prism;
    createRequire(__filename)(`prismjs/components/prism-${name}`);
    delete scope.Prism;
  }
  const found = Prism.languages[name];
  if (!found) throw new Error(`prismjs has no grammar ${name}`);
  return found;
}

/** `code` as runs of text with their roles. */
export function tokenize(code: string, language: string): Span[] {
  if (language === 'text') return [{role: undefined, text: code}];
  const spans: Span[] = [];
  const add = (content: Content, role: string | undefined) => {
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
  add(Prism.tokenize(code, grammar(GRAMMARS[language] ?? language)) as Content, undefined);
  return spans;
}
