import type {SearchRecord} from '../../src/search/record';
import type {Facts} from '../facts/schema';

/** Where all messages stand, each a heading with its own anchor. */
const LIST = '/docs/reference/codes/';

/**
 * The records with, for each message in the list of messages, the page that explains it: whoever
 * pastes the message is led there first.
 */
export function withMessages(
  records: readonly SearchRecord[],
  messages: Facts['messages'],
  siteUrl: string,
): SearchRecord[] {
  const list = new URL(LIST.slice(1), siteUrl).href;
  const byAnchor = new Map(messages.map(({id, page}) => [`message-${id}`, page]));
  return records.map((record) => {
    if (record.url_without_anchor !== list || record.role !== 'heading') return record;
    const page = byAnchor.get(record.anchor ?? '')?.replace(/#.*$/, '');
    if (!page || page === LIST) return record;
    return {...record, explained: new URL(page.slice(1), siteUrl).pathname};
  });
}
