import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';

/** The languages of fences, each with its Prism grammar; `null` for plain text. */
const LANGUAGES: Record<string, string | null> = {
  text: null,
  csv: null,
  gitignore: null,
  nu: null,
  bash: 'bash',
  bat: 'batch',
  console: 'bash',
  css: 'css',
  diff: 'diff',
  docker: 'docker',
  env: 'bash',
  dockerfile: 'docker',
  fish: 'bash',
  go: 'go',
  hcl: 'hcl',
  http: 'http',
  html: 'markup',
  ini: 'ini',
  javascript: 'javascript',
  js: 'javascript',
  json: 'json',
  json5: 'json5',
  jsonc: 'json5',
  jsx: 'jsx',
  lua: 'lua',
  makefile: 'makefile',
  markdown: 'markdown',
  mdx: 'markdown',
  nix: 'nix',
  powershell: 'powershell',
  properties: 'properties',
  python: 'python',
  ruby: 'ruby',
  rust: 'rust',
  sh: 'bash',
  shell: 'bash',
  sql: 'sql',
  starlark: 'python',
  svg: 'markup',
  toml: 'toml',
  ts: 'typescript',
  tsx: 'tsx',
  typescript: 'typescript',
  xml: 'markup',
  yaml: 'yaml',
  yml: 'yaml',
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

/** Whether `language` is supported in fences. */
export const isLanguage = (language: string) => Object.hasOwn(LANGUAGES, language);

/** The supported languages, for messages. */
export const languageNames = () => Object.keys(LANGUAGES).sort();

/** `code` as runs of text with their roles. */
export function tokenize(code: string, language: string): Span[] {
  const name = LANGUAGES[language];
  if (!name) return [{role: undefined, text: code}];
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
  add(Prism.tokenize(code, grammar(name)) as Content, undefined);
  return spans;
}
