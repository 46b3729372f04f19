import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../../scripts/shared/root.ts';
import {readExceptions} from './exceptions.ts';
import {allowedFile, covers, type Finding, misspelled, misworded} from './prose/check.ts';
import {passagesIn} from './prose/prose.ts';

const {allowed} = readExceptions('prose/allowed.yaml', allowedFile);

/** The files with texts for readers. Questions and search words are excluded, because they imitate readers. */
const FILES = globSync(
  [
    'docs/**/*.mdx',
    'blog/**/*.mdx',
    'facts/**/*.yaml',
    'recordings/*/scenario.yaml',
    'src/**/*.{ts,tsx,mdx}',
    'docusaurus.config.ts',
    'sidebars.ts',
    '*.md',
    '{facts,recordings,src/theme}/README.md',
  ],
  {
    cwd: ROOT,
    ignore: [
      'facts/articles.yaml',
      'facts/{definitions,questions}/**',
      'facts/{tool,versions}.yaml',
      // Names of packages only.
      'facts/packages/common.yaml',
      'src/search/text/**',
      '**/*.test.{ts,tsx}',
    ],
  },
).sort();

describe('passagesIn', () => {
  const texts = (file: string, source: string) =>
    passagesIn(file, source).map(({line, text}) => `${line}: ${text.trim()}`);

  it('ignores code, URLs, and comments of a page', () => {
    const page =
      '---\ntitle: A title\nslug: nope\n---\n\nA `code` [link](/nope)\nends. {/* nope */}\n\n```sh\nnope\n```\n\n<TabItem value="nope" label="A label">\n\n- item\n\n</TabItem>\n';
    expect(texts('a.mdx', page)).toEqual([
      '1: A title',
      '6: A ······  link        \nends. ············',
      '13: A label',
      '15: item',
    ]);
  });

  it('ignores literals in facts', () => {
    const facts =
      'messages:\n  - id: nope\n    text: nope\n    cause: A cause with `code`.\n    fix:\n      description: >-\n        A fix.\n      command: nope\n';
    expect(texts('facts/a.yaml', facts)).toEqual(['4: A cause with ······.', '7: A fix.']);
  });

  it('finds texts and labels of components', () => {
    const code =
      'import a from \'no such one\';\nconst b = <p className="no such" title="Word">\n  Some text {f(\'two words\')}</p>;\n';
    expect(texts('a.tsx', code)).toEqual(['2: Word', '2: Some text', '3: two words']);
  });
});

describe('checks', () => {
  it('find misspelled words, British words, and words on the list, across lines', async () => {
    const passages = passagesIn('a.md', 'The colour of a recieved\nfile. This comes\nout.\n');
    const found = ({line, words}: Finding) => `${line}: ${words}`;
    expect((await misspelled(passages)).map(found)).toEqual(['1: colour', '1: recieved']);
    expect((await misworded(passages)).map(found)).toEqual(['2: comes out']);
  });
});

describe('texts', async () => {
  const passages = FILES.flatMap((file) =>
    passagesIn(file, readFileSync(path.join(ROOT, file), 'utf8')),
  );
  const findings = {
    // Summaries of packages are full of names.
    spelling: (await misspelled(passages)).filter(
      ({file, words}) => !(file.startsWith('facts/packages/') && /[A-Z]/.test(words)),
    ),
    words: await misworded(passages),
  };
  const problems = (found: Finding[]) =>
    found
      .filter((finding) => !allowed.some((rule) => covers(rule, finding)))
      .map(({file, line, problem}) => `${file}:${line}: ${problem}`)
      .join('\n');

  it('are many', () => {
    expect(passages.length).toBeGreaterThan(3000);
  });

  it('are spelled correctly', () => {
    expect(problems(findings.spelling)).toBe('');
  });

  it('use the words and terms of STYLE.md, or an exception of prose/allowed.yaml', () => {
    expect(problems(findings.words)).toBe('');
  });

  it('use every exception', () => {
    const all = [...findings.spelling, ...findings.words];
    const unused = allowed.flatMap((rule) =>
      rule.phrases.filter(
        (phrase) => !all.some((finding) => covers({...rule, phrases: [phrase]}, finding)),
      ),
    );
    expect(unused).toEqual([]);
  });
});
