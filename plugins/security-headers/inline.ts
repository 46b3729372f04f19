import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** The inline parts of a page that a content security policy must allow by hash. */
export interface Inline {
  /** Inline scripts, in the order of the page, without data blocks. */
  scripts: string[];
  /** `style` elements. */
  styles: string[];
  /** Values of `style` attributes, including those that an inline script writes. */
  attributes: string[];
  /** Attributes such as `onclick`, which no hash of the policy allows. */
  handlers: string[];
  /** The end of the element with the page's encoding; undefined if the page has none. */
  afterCharset?: number;
}

/** Whether the browser runs a script of this type. Scripts of other types are data blocks. */
const runs = (type: string | undefined) =>
  !type || /^(module|(text|application)\/javascript)$/i.test(type);

/** Finds the inline parts of `html`. Pure function. */
export function inlineOf(html: string): Inline {
  const found: Inline = {scripts: [], styles: [], attributes: [], handlers: []};
  let text: string | undefined;
  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      const {style, src, type, charset} = attributes;
      if (style) found.attributes.push(style);
      for (const attribute of Object.keys(attributes)) {
        if (attribute.startsWith('on')) found.handlers.push(`<${name} ${attribute}>`);
      }
      if (name === 'meta' && charset) found.afterCharset = parser.endIndex + 1;
      if (name === 'style' || (name === 'script' && src === undefined && runs(type))) text = '';
    },
    ontext(part) {
      if (text !== undefined) text += part;
    },
    onclosetag(name) {
      if (text && name === 'script') found.scripts.push(text);
      if (text && name === 'style') found.styles.push(text);
      text = undefined;
    },
  });
  parser.end(html);
  // The home page has a script that writes the message of Docusaurus about a wrong base URL.
  for (const script of found.scripts) {
    for (const [, style] of script.matchAll(/ style=\\?"([^"\\]+)\\?"/g)) {
      if (style) found.attributes.push(style);
    }
  }
  return found;
}

/** `'sha256-…'`, as a policy names a piece of a page. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
