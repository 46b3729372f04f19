import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createEmbeddedEngine} from '../../src/search/engine';
import {unpack} from '../../src/search/index/read';
import {pagesFor} from './built-engine';
import {compile} from './compile';
import {hostOf, PAGES, recordsOf} from './fixtures';
import {pack} from './pack';
import {loadQuestions, refuseUnknownRoutes, withQuestions} from './questions';

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'questions-'));
  mkdirSync(path.join(site, 'facts/questions'), {recursive: true});
});
afterEach(() => rmSync(site, {recursive: true}));

const write = (name: string, content: string) =>
  writeFileSync(path.join(site, 'facts/questions', name), content);

describe('loadQuestions', () => {
  it('reads what each page answers, and where that stands', () => {
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

  it('is content without any', () => {
    rmSync(path.join(site, 'facts'), {recursive: true});
    expect(loadQuestions(site)).toEqual([]);
  });

  it.each([
    ['/docs/install: []\n', /a\.yaml:1: .*no question: write some, or remove the route/],
    ['/docs/install:\n  - fine\n  - 12\n', /a\.yaml:3: .*put it in quotes/],
    ['docs/install:\n  - fine\n', /a\.yaml:1: .*no route: write it as \/docs\/install/],
    [
      '/docs/install:\n  - same words\n/docs/faq:\n  - other\n  - Same  words\n',
      /a\.yaml:5: "Same {2}words" is already at facts\/questions\/a\.yaml:2: keep it for/,
    ],
    ['/docs/install:\n  - one: two\n', /a\.yaml:2: .*put it in quotes/],
  ])('refuses %j with file, line and repair', (content, message) => {
    write('a.yaml', content);
    expect(() => loadQuestions(site)).toThrow(message);
  });

  it('refuses a page in two files', () => {
    write('a.yaml', '/docs/install:\n  - one\n');
    write('b.yaml', '\n/docs/install:\n  - two\n');
    expect(() => loadQuestions(site)).toThrow(
      'facts/questions/b.yaml:2: /docs/install is already at facts/questions/a.yaml:1',
    );
  });
});

it('refuses questions for a page that is not there', () => {
  write('a.yaml', '/docs/install:\n  - one\n/docs/guides:\n  - two\n/docs/nowhere:\n  - three\n');
  const questions = loadQuestions(site);
  const known = new Set(['/docs/install', '/docs/guides/']);
  expect(() => refuseUnknownRoutes(questions, known)).toThrow(
    /a\.yaml:3: \/docs\/guides is no page of this site: write \/docs\/guides\/\n.*a\.yaml:5: \/docs\/nowhere is no page of this site: correct it, or remove it$/,
  );
  expect(() => refuseUnknownRoutes(questions.slice(0, 1), known)).not.toThrow();
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

  it('has them on its first record alone', () => {
    expect(records.filter(({questions}) => questions)).toMatchObject([
      {type: 'lvl1', hierarchy: {lvl1: 'Remove unused versions'}},
    ]);
  });

  it('is found by their words, and shows none of them', async () => {
    const engine = createEmbeddedEngine('/assets/search/manifest.json', hostOf(records));
    expect(await pagesFor(engine, 'laptop full of stale files')).toEqual(['/docs/guides/vacuum']);
    const {index, texts} = compile(records);
    expect(JSON.stringify(texts)).not.toContain('laptop');
    expect(JSON.stringify(pack(index))).not.toContain('my laptop');
  });

  it('comes out of the stored index as it went in', () => {
    const {index} = compile(records);
    const stored = unpack(JSON.parse(JSON.stringify(pack(index))));
    expect(stored).toEqual(index);
  });
});
