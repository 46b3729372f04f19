import {
  checksum,
  type IndexFile,
  type SearchIndex,
  type StoredText,
  storedAnchor,
  type TextFile,
} from '../../src/search/index/format';
import {codeNumbers} from '../../src/search/index/numbers';
import {finished} from '../../src/search/index/read';
import {encoder} from './range-encoder';

/** Packs an index for storage. */
export function pack(index: SearchIndex): IndexFile {
  let previous = '';
  const terms = index.terms.map((term) => {
    let shared = 0;
    while (shared < 35 && shared < term.length && term[shared] === previous[shared]) shared++;
    previous = term;
    return shared.toString(36) + term.slice(shared);
  });
  const {codeBit, finish} = encoder();
  finished(
    codeNumbers(
      codeBit,
      index.terms.length,
      index.pages.map(({headings}) => headings.length),
      {
        postings: index.postings,
        keywords: index.pages.map(({keywords}) => keywords),
        questions: index.pages.map(({questions}) => questions),
      },
    ),
  );
  const file: Omit<IndexFile, 'check'> = {
    origin: index.origin,
    pages: index.pages
      .map(({area, language, tag, rank, isError, path, title}) =>
        [area, language, tag, rank, isError ? '1' : '', path, title].join('\t'),
      )
      .join('\n'),
    headings: index.pages
      .map((page) =>
        page.headings
          .map(
            ({level, text, anchor, explained, names = []}) =>
              level +
              [text, storedAnchor(level, text, anchor), explained?.toString(36) ?? '', ...names]
                .join('\t')
                .trimEnd(),
          )
          .join('\n'),
      )
      .join('\f'),
    terms: terms.join('\n'),
    numbers: finish(),
  };
  return {...file, check: checksum(file)};
}

/** Packs the text of a page for storage. */
export function packText({description, blocks}: TextFile): StoredText {
  const stored: StoredText = {description, blocks: []};
  let before = -1;
  for (const [heading, text] of blocks) {
    if (heading !== before) stored.blocks.push(heading - before);
    stored.blocks.push(text);
    before = heading;
  }
  return stored;
}
