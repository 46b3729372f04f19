import {loadFacts} from '../../../plugins/facts/load.ts';
import {moduleFolder} from '../../tool/source.ts';
import {Report} from '../report.ts';
import {compareMessages, readMessages} from './compare.ts';
import {IGNORED} from './ignored.ts';

/** Compares `facts/messages` with the messages in the source of the documented release, both ways. */
export function verifyMessages(siteDir: string): Report {
  const {messages, tool} = loadFacts(siteDir);
  const found = readMessages(moduleFolder(tool.module));
  const report = new Report();
  report.problems.push(...compareMessages(messages, found, IGNORED));
  report.passed = Math.max(messages.length - report.problems.length, 0);
  const wraps = found.filter((each) => each.wraps).length;
  report.note = `messages: ${messages.length} entries, ${found.length} texts in the source (${wraps} are prefixes of other errors), ${IGNORED.length} ignored`;
  return report;
}
