import {beforeEach, describe, expect, it} from 'vitest';
import {pagesFor, placesFor} from '../../scripts/search/built-engine';
import {unpack} from '../../src/search/index/read';
import {engineOf, type FixturePage, PAGES, recordsOf} from '../../tests/search/fixtures';
import {testFolder, writeFiles} from '../../tests/unit/folder';
import {compile} from './compile';
import {pack} from './pack';
import {loadQuestions, refuseUnknownPlaces, withQuestions} from './questions';

let site: string;

beforeEach(() => {
  site = testFolder();
});

const write = (name: string, content: string) =>
  writeFiles(site, {[`facts/questions/${name}`]: content});

describe('loadQuestions', () => {
  it('reads the questions of each page with their lines', () => {
    write('a.yaml', '# ours\n/docs/install:\n  - put it on my laptop\n/docs/guides/:\n  - where\n');
    expect(loadQuestions(site)).toEqual([
      {
        route: '/docs/install',
        questions: ['put it on my laptop'],
        file: 'facts/questions/a.yaml',
        line: 2,
      },
      {route: '/docs/guides/', questions: ['where'], file: 'facts/questions/a.yaml', line: 4},
    ]);
  });

  it('reads the questions of a place on a page', () => {
    write('a.yaml', '/docs/install:\n  - laptop\n/docs/install#windows:\n  - winget\n');
    expect(loadQuestions(site)).toMatchObject([
      {route: '/docs/install', questions: ['laptop']},
      {route: '/docs/install', anchor: 'windows', questions: ['winget'], line: 3},
    ]);
  });

  it('knows the line of a place whose list is on the same line or below a comment', () => {
    write('a.yaml', '# ours\n/docs/install: [laptop]\n"/docs/faq":\n  # often asked\n  - winget\n');
    expect(loadQuestions(site).map(({line}) => line)).toEqual([2, 3]);
  });

  it('accepts a site without questions', () => {
    expect(loadQuestions(site)).toEqual([]);
  });

  it.each([
    ['/docs/install: []\n', /a\.yaml:1: .*no question: write some, or remove the key/],
    ['/docs/install:\n  - fine\n  - 12\n', /a\.yaml:3: .*put it in quotes/],
    ['docs/install:\n  - fine\n', /a\.yaml:1: .*no place: write it as \/docs\/install/],
    ['/docs/install#:\n  - fine\n', /a\.yaml:1: .*no place: .* or \/docs\/install#windows/],
    ['/docs/install#a#b:\n  - fine\n', /a\.yaml:1: .*no place: .* or \/docs\/install#windows/],
    [
      '/docs/install:\n  - same words\n/docs/faq:\n  - other\n  - Same  words\n',
      /a\.yaml:5: "Same {2}words" is already at facts\/questions\/a\.yaml:2: keep it where/,
    ],
    ['/docs/install:\n  - one: two\n', /a\.yaml:2: .*put it in quotes/],
    [
      "/docs/install:\n  - fine\n  - '`no such pipe`'\n",
      /a\.yaml:3: `no such pipe` is a message: write it below a section/,
    ],
  ])('rejects %j with file, line, and fix', (content, message) => {
    write('a.yaml', content);
    expect(() => loadQuestions(site)).toThrow(message);
  });

  it('rejects a question that is listed for two places of a page', () => {
    write('a.yaml', '/docs/install:\n  - one more\n/docs/install#windows:\n  - one more\n');
    expect(() => loadQuestions(site)).toThrow(
      'a.yaml:4: "one more" is already at facts/questions/a.yaml:2',
    );
  });

  it('rejects a place that is in two files', () => {
    write('a.yaml', '/docs/install#windows:\n  - one\n');
    write('b.yaml', '/docs/install#windows:\n  - two\n');
    expect(() => loadQuestions(site)).toThrow(
      'facts/questions/b.yaml:1: /docs/install#windows is already at facts/questions/a.yaml:1',
    );
  });

  it('rejects a page that is in two files', () => {
    write('a.yaml', '/docs/install:\n  - one\n');
    write('b.yaml', '\n/docs/install:\n  - two\n');
    expect(() => loadQuestions(site)).toThrow(
      'facts/questions/b.yaml:2: /docs/install is already at facts/questions/a.yaml:1',
    );
  });
});

it('rejects questions for a page that does not exist', () => {
  write('a.yaml', '/docs/install:\n  - one\n/docs/guides:\n  - two\n/docs/nowhere:\n  - three\n');
  const questions = loadQuestions(site);
  const known = ['/docs/install', '/docs/guides/'];
  expect(() => refuseUnknownPlaces(questions, known, [])).toThrow(
    /a\.yaml:3: \/docs\/guides is not a page of this site: write \/docs\/guides\/\n.*a\.yaml:5: \/docs\/nowhere is not a page of this site: correct it, or remove it$/,
  );
  expect(() => refuseUnknownPlaces(questions.slice(0, 1), known, [])).not.toThrow();
});

it('rejects questions for a place that does not exist on its page', () => {
  write(
    'a.yaml',
    '/docs/guides/uninstall-packages#remove-links:\n  - one\n/docs/guides/uninstall-packages#remove-link:\n  - two\n' +
      '/docs/guides/vacuum#anything:\n  - three\n',
  );
  const questions = loadQuestions(site);
  const refuse = (places: typeof questions) =>
    refuseUnknownPlaces(places, ['/docs/guides/vacuum'], recordsOf(PAGES));
  expect(() => refuse(questions)).toThrow(
    /a\.yaml:3: \S+#remove-link is not a heading or entry of that page: did you mean #remove-links\?\n.*a\.yaml:5: \S+#anything is not a heading or entry of that page: correct it, or give its questions to \/docs\/guides\/vacuum$/,
  );
  expect(() => refuse(questions.slice(0, 1))).not.toThrow();
});

describe('a place with questions', () => {
  const pages: FixturePage[] = [
    {
      path: '/docs/proxy',
      title: 'Proxies',
      blocks: ['What a proxy is.', '# Variables', 'Set one.', '# Limits', 'Not with Git.'],
    },
    {path: '/docs/other', title: 'Something else', blocks: ['Nodes, pods and clusters.']},
  ];
  const place = {route: '/docs/proxy', file: '', line: 1};
  const records = withQuestions(recordsOf(pages), [
    {...place, questions: ['corporate gateway']},
    {...place, anchor: 'limits', questions: ['clone through the company tunnel', '`no such pipe`']},
  ]);
  const first = async (query: string) => (await placesFor(engineOf(records), query))[0];

  it('stores them in the record of its heading', () => {
    expect(records.filter(({questions}) => questions)).toMatchObject([
      {type: 'lvl1', questions: ['corporate gateway']},
      {
        type: 'lvl2',
        anchor: 'limits',
        questions: ['clone through the company tunnel'],
        names: ['no such pipe'],
      },
    ]);
  });

  it('is the result for their words; words of questions about the page find its top', async () => {
    expect(await first('clone in a tunnel')).toBe('/docs/proxy#limits');
    expect(await first('a gateway')).toBe('/docs/proxy');
  });

  it('is the result for the message of another program, also at the end of a chain', async () => {
    expect(await first('no such pipe')).toBe('/docs/proxy#limits');
    expect(await first('open x: no such pipe')).toBe('/docs/proxy#limits');
  });

  it('does not show them', async () => {
    const {texts} = compile(records);
    expect(JSON.stringify(texts.map(({blocks}) => blocks))).not.toContain('tunnel');
  });
});

describe('a page with questions', () => {
  const records = withQuestions(recordsOf(PAGES), [
    {
      route: '/docs/guides/vacuum',
      questions: ['my laptop is full of stale stuff', 'purge what nobody launches'],
      file: '',
      line: 1,
    },
  ]);

  it('stores them only in its first record', () => {
    expect(records.filter(({questions}) => questions)).toMatchObject([
      {type: 'lvl1', hierarchy: {lvl1: 'Remove unused versions'}},
    ]);
  });

  it('is found by their words, but does not show them', async () => {
    expect(await pagesFor(engineOf(records), 'laptop full of stale files')).toEqual([
      '/docs/guides/vacuum',
    ]);
    const {index, texts} = compile(records);
    expect(JSON.stringify(texts.map(({blocks}) => blocks))).not.toContain('laptop');
    expect(JSON.stringify(pack(index))).not.toContain('my laptop');
  });

  it('is the same after the index is packed and unpacked', () => {
    const {index} = compile(records);
    const stored = unpack(JSON.parse(JSON.stringify(pack(index))));
    expect(stored).toEqual(index);
  });
});
