import {readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {FactsError, loadFacts, parseFacts} from '../../../plugins/facts/load.ts';
import {moduleFolder} from '../../tool/source.ts';
import {Report} from '../report.ts';
import {compareMessages, readMessages} from './compare.ts';

/** The messages of the tool that need no entry, from the root of the site. */
const IGNORED = 'scripts/verify/messages/ignored.yaml';

const ignoredFile = z.array(
  z.strictObject({text: z.string(), file: z.string(), reason: z.string().min(1)}),
);

/** Compares `facts/messages` with the messages in the source of the documented release, both ways. */
export function verifyMessages(siteDir: string): Report {
  const {messages, tool} = loadFacts(siteDir);
  const found = readMessages(moduleFolder(tool.module));
  const problems: string[] = [];
  const text = readFileSync(path.join(siteDir, IGNORED), 'utf8');
  const ignored = parseFacts(IGNORED, text, ignoredFile, problems);
  if (!ignored) throw new FactsError(problems);
  const report = new Report();
  report.problems.push(...compareMessages(messages, found, ignored));
  report.passed = Math.max(messages.length - report.problems.length, 0);
  const wraps = found.filter((each) => each.wraps).length;
  report.note = `messages: ${messages.length} entries, ${found.length} texts in the source (${wraps} are prefixes of other errors), ${ignored.length} ignored`;
  return report;
}
