import {blocks, code, element, fence, link, type Node, text} from '../nodes.ts';
import type {Message} from '../schema.ts';
import {codes, meta, more, pair} from './parts.ts';
import {type Tag, unknownName} from './tag.ts';

/** The page of an error code. */
const codePage = (number: string) => `/docs/reference/codes/${number}`;

function entry(message: Message, page: string): Node {
  const elsewhere = (target: string) => !page.startsWith(target.split('#')[0] ?? '');
  return element('ErrorEntry', {id: `message-${message.id}`, level: message.level}, [
    fence('text', message.text, 'unchecked="the literal text of a message"'),
    ...meta(
      message.attributes && pair('Attributes', ...codes(message.attributes)),
      message.code !== undefined &&
        elsewhere(codePage(message.code)) &&
        pair('Code', link(codePage(message.code), code(message.code))),
      message.since !== undefined && pair('Since', text(message.since)),
    ),
    ...blocks(`**Cause:** ${message.cause}`),
    ...blocks(`**Fix:** ${message.fix.description}`),
    ...(message.fix.command ? [fence('sh', message.fix.command)] : []),
    ...(elsewhere(message.page) ? more(message.page, 'Read more') : []),
  ]);
}

/** The address of the page in the file `page`, without its anchor. */
function addressOf(page: string): string {
  return `/${page.replace(/(\/index)?\.mdx?$/, '')}`;
}

/** `<Message id="checksum-mismatch" />`: one error or warning. */
export const message: Tag = {
  kind: 'block',
  attributes: {id: 'required'},
  expand({id = ''}, {facts, page}) {
    const found = facts.messages.find((each) => each.id === id);
    if (!found) {
      throw unknownName(
        'message',
        id,
        facts.messages.map((each) => each.id),
      );
    }
    return [entry(found, addressOf(page))];
  },
};

/** `<Messages about="/docs/reference/security/checksum" />`: what that page explains; or all. */
export const messages: Tag = {
  kind: 'block',
  attributes: {about: 'optional'},
  expand({about}, {facts, page}) {
    const plain = (target: string) => target.split('#')[0]?.replace(/\/$/, '');
    const shown = facts.messages.filter(
      (each) =>
        about === undefined ||
        [each.page, ...(each.about ?? [])].some((target) => plain(target) === plain(about)),
    );
    if (shown.length === 0) {
      const known = new Set(
        facts.messages.flatMap((each) => [each.page, ...(each.about ?? [])].map(plain)),
      );
      throw unknownName(
        'message about',
        about ?? '',
        [...known].filter((each) => each !== undefined),
      );
    }
    return shown.map((each) => entry(each, addressOf(page)));
  },
};
