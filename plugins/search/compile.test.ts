import {describe, expect, it} from 'vitest';
import {MAX_ASKED, type SearchIndex} from '../../src/search/index/format';
import {compile} from './compile';
import {PAGES, recordsOf} from './fixtures';

/** What the index says of a term on the page whose path ends so. */
const posting = (index: SearchIndex, term: string, path: string) =>
  index.postings[index.terms.indexOf(term)]?.find(({page}) =>
    index.pages[page]?.path.endsWith(path),
  );

describe('compile', () => {
  it('counts in how many questions of its page a word stands, up to a limit', () => {
    const records = recordsOf(PAGES).map((record) =>
      record.type === 'lvl1' && record.url.endsWith('/vacuum')
        ? {...record, questions: ['laptop is full', ...Array(5).fill('stale things'), 'how is it']}
        : record,
    );
    const {index} = compile(records);
    expect(posting(index, 'laptop', '/vacuum')).toMatchObject({asked: 1});
    expect(posting(index, 'stal', '/vacuum')).toMatchObject({asked: MAX_ASKED});
    // A question of nothing but question words keeps them.
    expect(posting(index, 'how', '/vacuum')).toMatchObject({asked: 1});
    expect(posting(index, 'disk', '/vacuum')).toMatchObject({asked: 0});
    expect(posting(index, 'laptop', '/install')).toBeUndefined();
  });

  it('keeps what a title and a heading say above what is said in passing', () => {
    const {index} = compile(recordsOf(PAGES));
    const title = posting(index, 'uninstal', '/uninstall-packages')?.impact ?? 0;
    expect(title).toBeGreaterThan(posting(index, 'packag', '/config')?.impact ?? 0);
  });

  it('shortens the text of a very long page, the longest blocks first', () => {
    const blocks = [
      'Short.',
      ...Array.from({length: 60}, (_, i) => `Block ${i} ${'word '.repeat(400)}`),
    ];
    const {texts} = compile(recordsOf([{path: '/docs/long', title: 'Long', blocks}]));
    expect(texts[0]?.blocks).toHaveLength(61);
    expect(texts[0]?.blocks[0]?.[1]).toBe('Short.');
    expect(JSON.stringify(texts).length).toBeLessThan(12_000);
    expect(texts[0]?.blocks[60]?.[1]).toMatch(/^Block 59 word.*word$/);
  });
});
