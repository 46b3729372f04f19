import {
  checksum,
  FIRST_CHARACTER,
  FORMAT,
  type IndexFile,
  type SearchIndex,
  type StoredText,
  storedAnchor,
  type TextFile,
} from '../../src/search/index/format';
import {codeNumbers} from '../../src/search/index/numbers';
import {finished} from '../../src/search/index/read';
import {encoder} from './range-encoder';

const letter = (value: number): string => String.fromCharCode(FIRST_CHARACTER + value);

/** Packs an index for storage. */
export function pack(index: SearchIndex): IndexFile {
  const areas = [...new Set(index.pages.map((page) => page.area))];
  const facets = [...new Set(index.pages.map((page) => `${page.language}\n${page.tag}`))];
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
  let numbers = '';
  for (const byte of finish()) numbers += String.fromCharCode(byte);
  const file: Omit<IndexFile, 'check'> = {
    format: FORMAT,
    origin: index.origin,
    areas,
    facets: facets.map((facet) => facet.split('\n') as [string, string]),
    pages: index.pages
      .map(
        (page) =>
          letter(areas.indexOf(page.area)) +
          letter(facets.indexOf(`${page.language}\n${page.tag}`)) +
          page.rank +
          (page.isError ? 1 : 0) +
          `${page.path}\t${page.title}\t${page.summary}`,
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
    numbers: btoa(numbers),
  };
  return {...file, check: checksum(file)};
}

/** Packs the text of a page for storage. */
export function packText({blocks}: TextFile): StoredText {
  const stored: StoredText = {blocks: []};
  let before = -1;
  for (const [heading, text] of blocks) {
    if (heading !== before) stored.blocks.push(heading - before);
    stored.blocks.push(text);
    before = heading;
  }
  return stored;
}
