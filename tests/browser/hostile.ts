/** Queries that try to break a search, made from parts, the same in each run. */

/** Markup and code that would set `window.ran` if the page interpreted it. */
const CODE = [
  '<script>window.ran=1</script>',
  '</script><script>window.ran=1</script>',
  '<img src=x onerror=window.ran=1>',
  '"><svg onload=window.ran=1>',
  "'><details open ontoggle=window.ran=1>",
  '<iframe srcdoc="<script>parent.ran=1</script>">',
  '<a href="javascript:window.ran=1">a</a>',
  'javascript:window.ran=1//',
  'data:text/html,<script>window.ran=1</script>',
  '<style>@import "//host.invalid"</style>',
  '<!--><img src=x onerror=window.ran=1>-->',
  '<mark><b onmouseover=window.ran=1>b</b></mark>',
  '{{constructor.constructor("window.ran=1")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template that must not be evaluated
  '${window.ran=1}',
  '&lt;img src=x onerror=window.ran=1&gt;',
  '&#60;img src=x onerror=window.ran=1&#62;',
  '\\u003cimg src=x onerror=window.ran=1\\u003e',
];

/** Names that every JavaScript object has. */
const NAMES = [
  '__proto__',
  '__proto__.ran',
  '__defineGetter__',
  'constructor',
  'constructor.prototype',
  'hasOwnProperty',
  'isPrototypeOf',
  'prototype',
  'then',
  'toJSON',
  'toString',
  'valueOf',
];

/** Halves of surrogate pairs, marks without a letter, control characters, and directions. */
const CHARACTERS = [
  '\ud800',
  '\udc00',
  'a\ud83d',
  '\ude00\ud83d',
  '\u{1f469}\u200d\u{1f680}',
  '\u202echecksum\u202c',
  '\u2066\u2067\u2068',
  '\u200f\u200e',
  '\u200b\ufeff',
  '\u0000\u0001\u001b[31m',
  '\u2028\u2029',
  'e\u0301\u0301\u0301'.repeat(16),
  '\u0130\u1e9e\ufb01',
  '\ufdfa'.repeat(20),
  '\uffff\ufffe',
];

/** Sequences of URLs, complete and cut off. */
const ESCAPES = [
  '%',
  '%%%',
  '%2',
  '%00',
  '%0d%0aSet-Cookie:a=1',
  '%25%32%65',
  '%3Cscript%3Ewindow.ran=1%3C/script%3E',
  '%E0%A4%A',
  '%c0%ae%c0%ae/',
  '%u0000',
  '+&q=2&page=-1#',
  '?q=?q=',
  '../../../etc/passwd',
  '//host.invalid/',
];

/** Expressions that are invalid, or that take a careless matcher exponential time. */
const PATTERNS = [
  '(a+)+$',
  '([a-z]+)*!',
  '(?<name',
  '[',
  '[z-a]',
  '\\',
  '.*.*.*.*.*.*x',
  '*',
  '$&$1$`',
  '^$',
  '(',
  '{99999}',
  `${'a'.repeat(40)}!`,
  'a '.repeat(32),
  '((((((((((((((((((((((((((((((((',
  '"\'`',
];

/** Texts that are much longer than a query. */
const LONG = [
  'x'.repeat(100_000),
  'ab '.repeat(30_000),
  `ERR ${'a=b '.repeat(20_000)}`,
  '\ud83d'.repeat(50_000),
  `${'a: '.repeat(20_000)}b`,
  '='.repeat(60_000),
  `/${'a/'.repeat(30_000)}`,
  '-'.repeat(60_000),
  '<'.repeat(60_000),
];

/** Ways to place a part in a query. */
const PLACES: readonly ((part: string) => string)[] = [
  (part) => part,
  (part) => `checksum ${part}`,
  (part) => `${part} aqua.yaml`,
  (part) => `"${part}"`,
  (part) => part + part,
];

/** Several hundred queries, without duplicates. */
export const HOSTILE: readonly string[] = [
  ...new Set([
    ...[...CODE, ...NAMES, ...CHARACTERS, ...ESCAPES, ...PATTERNS].flatMap((part) =>
      PLACES.map((place) => place(part)),
    ),
    ...LONG,
  ]),
];
