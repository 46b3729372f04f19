import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {currentFacts} from '../../plugins/facts/load.ts';
import type {Answers} from '../../plugins/results/answers.ts';
import {SampleChecker} from '../../scripts/samples/check.ts';

const ROOT = path.resolve(__dirname, '../..');
const FOLDER = path.join(ROOT, 'facts/results');

const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.slice(0, -'.yaml'.length));

/** The names that pages give to `<Results>`. */
const shown = new Set(
  readdirSync(path.join(ROOT, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => {
      const text = readFileSync(path.join(ROOT, 'docs', file), 'utf8');
      return [...text.matchAll(/<Results[^>]*?\bname="([^"]*)"/g)].map((match) => match[1] ?? '');
    }),
);

describe.each(names)('facts/results/%s.yaml', (name) => {
  const question = parse(readFileSync(path.join(FOLDER, `${name}.yaml`), 'utf8')) as Answers;

  it('is shown by a page', () => {
    expect(shown).toContain(name);
  });

  it('is answered, with the definition it has', () => {
    const answers = JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8')) as Answers;
    expect(answers.definition).toBe(question.definition);
    expect(answers.tool).toBe(currentFacts(ROOT).tool.version);
  });

  it('has a definition made of fields that exist where they stand', () => {
    if (question.definition === undefined) return;
    const fence = {
      file: `facts/results/${name}.yaml`,
      line: 1,
      lang: 'yaml',
      value: question.definition,
      info: {as: 'registry-package', marked: new Set<number>()},
    };
    const [checked] = new SampleChecker(currentFacts(ROOT)).check([fence]);
    expect(checked?.problems).toEqual([]);
  });
});

it('has no page that shows results nobody asked for', () => {
  expect([...shown].filter((name) => !names.includes(name))).toEqual([]);
});
