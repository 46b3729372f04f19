import {loadFacts} from '../../../plugins/facts/load.ts';
import {positionText} from '../../../plugins/facts/names.ts';
import {goSources, moduleFolder} from '../../tool/source.ts';
import {Report} from '../report.ts';
import {compareMessages, extractMessages} from './compare.ts';
import {IGNORED} from './ignored.ts';

/** Compares `facts/messages` with the messages in the source of the documented release, both ways. */
export function verifyMessages(siteDir: string): Report {
  const facts = loadFacts(siteDir);
  const messages = facts.messages.map((each) => ({...each, place: positionText(facts, each)}));
  const files = ['pkg/**/*.go', 'cmd/aqua/**/*.go'];
  const found = goSources('', moduleFolder(facts.tool.module), files).flatMap(({name, text}) =>
    extractMessages(text, name),
  );
  const report = new Report();
  report.problems.push(...compareMessages(messages, found, IGNORED));
  report.passed = Math.max(messages.length - report.problems.length, 0);
  const wraps = found.filter((each) => each.wraps).length;
  report.note = `messages: ${messages.length} entries, ${found.length} texts in the source (${wraps} are prefixes of other errors), ${IGNORED.length} ignored`;
  return report;
}
