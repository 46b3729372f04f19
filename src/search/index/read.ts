import {
  anchorOf,
  checksum,
  type IndexedHeading,
  type IndexedPage,
  type IndexFile,
  type SearchIndex,
  type StoredText,
  type TextBlock,
  type TextFile,
} from './format';
import {codeNumbers} from './numbers';
import {decoder} from './range-decoder';

/** Runs all steps of a task at once. */
export function finished<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const {done, value} = steps.next();
    if (done) return value;
  }
}

/**
 * Reads a stored index.
 *
 * @throws Error if the file is not complete
 */
export function unpack(file: IndexFile): SearchIndex {
  return finished(unpacking(file));
}

/** {@link unpack} in steps of less than a millisecond each, except for the first. */
export function* unpacking(file: IndexFile): Generator<void, SearchIndex> {
  if (checksum(file) !== file.check) throw new Error('the index is not complete');
  const headings = file.headings.split('\f').map((block) =>
    block
      .split('\n')
      .filter(Boolean)
      .map((line): IndexedHeading => {
        const [text = '', anchor = '', explained, ...names] = line.slice(1).split('\t');
        const level = Number(line[0]);
        return {
          level,
          text,
          anchor: anchorOf(level, text, anchor),
          ...(explained && {explained: Number.parseInt(explained, 36)}),
          ...(names.length > 0 && {names}),
        };
      }),
  );
  const pages = file.pages
    .split('\n')
    .filter(Boolean)
    .map((line, i): IndexedPage => {
      const [area = '', language = '', tag = '', rank, isError, path = '', title = ''] =
        line.split('\t');
      return {
        path,
        title,
        area,
        language,
        tag,
        rank: Number(rank),
        isError: isError === '1',
        keywords: [],
        headings: headings[i] ?? [],
        questions: [],
      };
    });
  let previous = '';
  const terms = file.terms
    ? file.terms.split('\n').map((line) => {
        previous = previous.slice(0, Number.parseInt(line[0] ?? '0', 36)) + line.slice(1);
        return previous;
      })
    : [];
  const {postings, keywords, questions} = yield* codeNumbers(
    decoder(file.numbers),
    terms.length,
    pages.map((page) => page.headings.length),
  );
  for (const [i, page] of pages.entries()) {
    page.keywords = keywords[i] ?? [];
    page.questions = questions[i] ?? [];
  }
  return {origin: file.origin, pages, terms, postings};
}

/**
 * Reads the stored text of a page.
 *
 * @throws TypeError if it is not one
 */
export function unpackText({description, blocks: stored}: StoredText): TextFile {
  const blocks: TextBlock[] = [];
  let heading = -1;
  for (const part of stored) {
    if (typeof part === 'number') heading += part;
    else blocks.push([heading, part]);
  }
  return {description, blocks};
}
