/** Checks passages with CSpell (`dictionary.txt`) and with textlint (`words.yaml`). */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {TextlintKernel} from '@textlint/kernel';
import text from '@textlint/textlint-plugin-text';
import {spellCheckDocument} from 'cspell-lib';
import prh from 'textlint-rule-prh';
import * as z from 'zod';
import type {Passage} from './prose.ts';

/** `allowed.yaml`: the exceptions of the checks, with reasons. */
export const allowedFile = z.strictObject({
  allowed: z.array(
    z.strictObject({
      reason: z.string().min(1),
      /** The allowed words, as a longer phrase if only the phrase is correct. */
      phrases: z.array(z.string().min(1)).min(1),
      /** The starts of file names; if absent, the exception applies to all files. */
      files: z.array(z.string().min(1)).optional(),
    }),
  ),
});
type Allowed = z.infer<typeof allowedFile>['allowed'];

/** Words that a check found. */
export interface Finding {
  file: string;
  line: number;
  words: string;
  /** The passage, and the position of the words in it. */
  text: string;
  at: number;
  /** The problem and the fix. */
  problem: string;
}

/** All passages as one text, one line each, with the place of each offset. */
function joined(passages: readonly Passage[]) {
  const starts: number[] = [];
  let whole = '';
  for (const {text} of passages) {
    starts.push(whole.length);
    whole += `${text.replaceAll('\n', ' ')}\n\n`;
  }
  const placeOf = (offset: number) => {
    const index = starts.findLastIndex((start) => start <= offset);
    const {file, line, text} = passages[index] ?? {file: '', line: 0, text: ''};
    const at = offset - (starts[index] ?? 0);
    return {file, text, at, line: line + text.slice(0, at).split('\n').length - 1};
  };
  return {whole, placeOf};
}

/** The words that are in no dictionary. CSpell's suggestions would take longer than its check. */
export async function misspelled(passages: readonly Passage[]): Promise<Finding[]> {
  const {whole, placeOf} = joined(passages);
  const words = readFileSync(path.join(import.meta.dirname, 'dictionary.txt'), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
  const {issues, errors} = await spellCheckDocument(
    {uri: 'prose.txt', text: whole, languageId: 'plaintext', locale: 'en-US'},
    {generateSuggestions: false, noConfigSearch: true},
    {words, language: 'en-US', maxNumberOfProblems: 1e5, maxDuplicateProblems: 1e5},
  );
  if (errors?.length) throw errors[0];
  return issues.map(({text: found, offset}) => ({
    ...placeOf(offset),
    words: found,
    problem: `"${found}" is in no dictionary: correct it, or add it to tests/content/prose/dictionary.txt`,
  }));
}

/** Words and terms that `words.yaml` replaces. */
export async function misworded(passages: readonly Passage[]): Promise<Finding[]> {
  const {whole, placeOf} = joined(passages);
  const {messages} = await new TextlintKernel().lintText(whole, {
    ext: '.txt',
    plugins: [{pluginId: 'text', plugin: text}],
    rules: [
      {
        ruleId: 'prh',
        rule: prh,
        options: {rulePaths: [path.join(import.meta.dirname, 'words.yaml')]},
      },
    ],
  });
  // The fix covers all words, but the message starts at the first one.
  return messages.map(({range, fix, message}) => ({
    ...placeOf(range[0]),
    words: whole.slice(...(fix?.range ?? range)),
    problem: message.replaceAll('\n', ' '),
  }));
}

const quoted = (phrase: string) =>
  phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Whether the exception `rule` covers `finding`: one of its phrases contains the words that were found. */
export const covers = ({phrases, files}: Allowed[number], {file, words, text, at}: Finding) =>
  (files?.some((start) => file.startsWith(start)) ?? true) &&
  phrases.some((phrase) =>
    [...text.matchAll(new RegExp(quoted(phrase), 'g'))].some(
      (match) => match.index <= at && at + words.length <= match.index + match[0].length,
    ),
  );
