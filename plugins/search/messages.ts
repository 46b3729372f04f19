import type {Facts} from '../facts/schema';
import type {SearchRecord} from './record';

/** Where all messages stand, each a heading with its own anchor. */
const LIST = '/docs/reference/codes/';

/**
 * The records with, for each message in the list of messages, the page that explains it: anyone who
 * pastes the message is led there first. Each docs version's list leads to pages of that version.
 */
export function withMessages(
  records: readonly SearchRecord[],
  messages: Facts['messages'],
): SearchRecord[] {
  const byAnchor = new Map(messages.map(({id, page}) => [`message-${id}`, page]));
  const pages = new Map(
    records
      .filter(({type}) => type === 'lvl1')
      .map((record) => [`${record.docusaurus_tag} ${record.route}`, record]),
  );
  return records.map((record) => {
    if (record.role !== 'heading' || record.route !== LIST) return record;
    const page = byAnchor.get(record.anchor ?? '')?.replace(/#.*$/, '');
    const explaining = page && page !== LIST && pages.get(`${record.docusaurus_tag} ${page}`);
    if (!explaining) return record;
    return {...record, explained: new URL(explaining.url_without_anchor).pathname};
  });
}
