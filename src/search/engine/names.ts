import {type IndexedPage, lastPart, type SearchIndex} from '../index/format';
import {STOP_WORDS} from '../text/stop-words';
import {tokenize, words} from '../text/tokens';
import type {Lexicon} from './lexicon';

/** A title or heading: the terms of its words and of its technical names and commands. */
export type Name = {stems: number[]; compounds: number[]};

/** The stems of a text's content words, or of all its words if it has no content words. */
export function contentStems(text: string): string[] {
  const all = words(text);
  const content = all.filter((word) => !STOP_WORDS.has(word.text));
  return (content.length > 0 ? content : all).map((word) => word.stem);
}

/** The names of a page: its title, the last part of its path, and its headings. */
export type PageNames = {title: Name; address: Name; headings: readonly Name[]};

/** The names of the pages of an index, each read when it is first needed. */
export class Names {
  readonly #index: SearchIndex;
  readonly #lexicon: Lexicon;
  readonly #pages: (PageNames | undefined)[] = [];

  constructor(index: SearchIndex, lexicon: Lexicon) {
    this.#index = index;
    this.#lexicon = lexicon;
  }

  /** The names of a page. Its headings are without the placeholders of messages (`<path>`). */
  of(page: number): PageNames {
    const {title, path, headings} = this.#index.pages[page] as IndexedPage;
    this.#pages[page] ??= {
      title: this.#read(title),
      address: this.#read(lastPart(path)),
      headings: headings.map(({text}) => this.#read(text.replace(/<[\w -]+>/g, ' '))),
    };
    return this.#pages[page];
  }

  #read(text: string): Name {
    const tokens = tokenize(text);
    const compounds = tokens.flatMap(({whole, flag}) => [whole, flag]).filter(Boolean);
    for (const [i, token] of tokens.entries()) {
      const next = tokens[i + 1];
      // Not a command: "keep aqua up to date".
      if (token.text === 'aqua' && next && tokens[i + 2]?.text !== 'to') {
        compounds.push(`aqua:${next.text}`);
      }
    }
    const ids = (terms: string[]) => terms.map((term) => this.#lexicon.find(term) ?? -1);
    return {stems: ids(contentStems(text)), compounds: ids(compounds)};
  }
}
