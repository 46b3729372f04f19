import {describe, expect, it} from 'vitest';
import type {SearchIndex} from '../../src/search/index/format';
import {PAGES, recordsOf} from '../../tests/search/fixtures';
import {compile} from './compile';

/** The impact of a term on the page whose path has this ending. */
const posting = (index: SearchIndex, term: string, path: string) =>
  index.postings[index.terms.indexOf(term)]?.find(({page}) =>
    index.pages[page]?.path.endsWith(path),
  );

describe('compile', () => {
  const asking = recordsOf(PAGES).map((record) => {
    if (record.role !== 'heading' || !record.route.endsWith('/uninstall-packages')) return record;
    if (record.anchor === null) return {...record, questions: ['laptop is full', 'how']};
    if (record.anchor !== 'remove-links') return record;
    return {...record, questions: ['dangling laptop links', 'AQUA_REMOVE_MODE', 'AQUA_X']};
  });

  it('stores words of questions that the text of the page does not contain', () => {
    const {index} = compile(asking);
    for (const term of ['laptop', 'dangl']) {
      expect(posting(index, term, '/uninstall-packages')).toBeDefined();
    }
    // A question that consists of question words keeps them.
    expect(posting(index, 'how', '/uninstall-packages')).toBeDefined();
    expect(posting(index, 'laptop', '/install')).toBeUndefined();
  });

  it('stores the words of the questions of each place, apart from question words and those of its name', () => {
    const {index} = compile(asking);
    const pages = index.pages.filter(({questions}) => questions.length > 0);
    expect(pages.map(({path}) => path)).toEqual(['/docs/guides/uninstall-packages']);
    const questions = pages[0]?.questions.map(([heading, terms]) => [
      heading,
      terms.map((term) => index.terms[term]).join(' '),
    ]);
    // "Remove links" is the name of the second place.
    expect(questions).toEqual([
      [-1, 'ful how laptop'],
      [0, 'aqua aquaremovemod aquax dangl laptop mode'],
    ]);
  });

  it('gives words of titles and headings a higher impact than words in the text', () => {
    const {index} = compile(recordsOf(PAGES));
    const title = posting(index, 'uninstal', '/uninstall-packages')?.impact ?? 0;
    expect(title).toBeGreaterThan(posting(index, 'packag', '/config')?.impact ?? 0);
  });

  it('shortens the text of a very long page between words, the longest blocks first', () => {
    const blocks = [
      'Only a short one.',
      ...Array.from({length: 12}, (_, i) => `Block ${i} ${'word '.repeat(400)}`),
    ];
    const {texts} = compile(recordsOf([{path: '/docs/long', title: 'Long', blocks}]));
    expect(texts[0]?.blocks).toHaveLength(13);
    expect(texts[0]?.blocks[0]?.[1]).toBe('Only a short one.');
    expect(JSON.stringify(texts).length).toBeLessThan(6_000);
    expect(texts[0]?.blocks[12]?.[1]).toMatch(/^Block 11 word.*word…$/);
  });

  it('keeps more of the first text below each heading', () => {
    const long = 'word '.repeat(200);
    const blocks = [`First ${long}`, `Next ${long}`, '# Section', `code\n${long}`, `First ${long}`];
    const {texts} = compile(recordsOf([{path: '/docs/long', title: 'Long', blocks}]));
    const lengths = texts[0]?.blocks.map(([, text]) => text.length) ?? [];
    expect(lengths).toHaveLength(4);
    const [first = 0, next = 0, sample = 0, ofSection = 0] = lengths;
    expect(first).toBeGreaterThan(1.9 * next);
    expect(ofSection).toBeGreaterThan(1.9 * sample);
    expect(first + next + sample + ofSection).toBeLessThanOrEqual(1_710);
  });

  it('keeps one sentence of each section if a page has too many blocks', () => {
    const blocks = Array.from({length: 90}, (_, i) => [
      `# Section ${i}`,
      `Section number ${i} begins with this sentence. ${'word '.repeat(40)}`,
      `a sample\n${'word '.repeat(40)}`,
    ]).flat();
    const {texts} = compile(recordsOf([{path: '/docs/long', title: 'Long', blocks}]));
    expect(texts[0]?.blocks).toHaveLength(90);
    for (const [i, [heading, text]] of (texts[0]?.blocks ?? []).entries()) {
      expect([heading, text]).toEqual([i, `Section number ${i} begins with this sentence.`]);
    }
  });

  it('omits links to more information and file names, and joins the type of an entry and its description', () => {
    const records = recordsOf([
      {
        path: '/docs/config',
        title: 'Configuration',
        blocks: [
          '# Fields',
          'aqua.yaml',
          'ENTRY',
          'Type: path Default: none',
          'A directory, relative to this file.',
          'More about import_dir',
        ],
      },
    ]).map((record) => {
      const content = record.content === 'ENTRY' ? 'import_dir' : record.content;
      const isOfEntry = record.type === 'content' && content !== 'aqua.yaml';
      return {
        ...record,
        content,
        ...(isOfEntry && {anchor: 'field-import_dir'}),
        ...(record.content === 'ENTRY' && {role: 'term' as const, is_entry: true}),
      };
    });
    expect(compile(records).texts[0]?.blocks).toEqual([
      [1, 'path · A directory, relative to this file.'],
    ]);
  });
});
