import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod';
import {loadFacts} from '../plugins/facts/load.ts';
import {compareMessages, readMessages} from './tool/messages.ts';
import {toolSource} from './tool/source.ts';

const ignoredFile = z.array(
  z.strictObject({text: z.string(), file: z.string(), reason: z.string().min(1)}),
);

/**
 * Compares facts/messages with the messages in the source of the pinned release, both ways.
 * Returns what differs.
 */
export function verifyMessages(): string[] {
  const root = path.resolve(__dirname, '..');
  const {messages} = loadFacts(root);
  const found = readMessages(toolSource());
  const ignored = ignoredFile.parse(
    parse(readFileSync(path.join(__dirname, 'tool/messages-ignored.yaml'), 'utf8')),
  );
  const problems = compareMessages(messages, found, ignored);
  const wraps = found.filter((each) => each.wraps).length;
  console.log(
    `messages: ${messages.length} entries, ${found.length} texts in the source (${wraps} stand before another error), ${ignored.length} left out`,
  );
  return problems;
}

if (process.argv[1] === __filename) {
  const problems = verifyMessages();
  for (const problem of problems) console.error(problem);
  const right = loadFacts(path.resolve(__dirname, '..')).messages.length - problems.length;
  console.log(`${Math.max(right, 0)} passed, ${problems.length} failed`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
