/** Compares the catalogue of messages with the texts in the source of the tool. */
import type {Facts} from '../../plugins/facts/schema.ts';
import type {Report} from './report.ts';

/** The parts of a message between what varies, long enough to be found. */
export function literalParts(text: string): string[] {
  return text
    .split(/<[^<>\n]*>|\n|: |(?<=\.) /)
    .map((part) => part.trim())
    .filter((part) => part.length >= 6);
}

/** Each literal part of each message stands in one of the source files that the message names. */
export function compareMessages(
  facts: Facts,
  read: (file: string) => string | undefined,
  report: Report,
): void {
  for (const message of facts.messages) {
    const {file, line} = facts.placeOf(message);
    const texts = message.source.map((source) => {
      const name = source.replace(/:\d+(-\d+)?$/, '');
      const content = read(name);
      report.check(
        content !== undefined,
        `${file}:${line}: ${message.id}: the tool has no file ${name}: correct source`,
      );
      return (content ?? '').replaceAll('\\"', '"');
    });
    for (const part of literalParts(message.text)) {
      report.check(
        texts.some((text) => text.includes(part)),
        `${file}:${line}: ${message.id}: "${part}" is in none of its source files: correct text or source`,
      );
    }
  }
}
