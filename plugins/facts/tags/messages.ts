import path from 'node:path';
import * as z from 'zod';
import {blocks, code, element, fence, link, type Node, text} from '../../tags/nodes.ts';
import {defineTag, named, type TagContext, unknownName} from '../../tags/tag.ts';
import type {Facts, Message} from '../schema.ts';
import {pageTitle} from '../titles.ts';
import {factList, leadsTo, meta, more, pair} from './parts.ts';

/** The page of an error code. */
const codePage = (number: string) => `/docs/reference/codes/${number}`;

function entry(message: Message, {page, siteDir}: TagContext): Node {
  const id = `message-${message.id}`;
  return element('ErrorEntry', {id, level: message.level}, [
    // a heading: readers and search land on the literal text
    element('h3', {}, [code(message.text)]),
    ...meta(
      message.code !== undefined &&
        !leadsTo(page, codePage(message.code)) &&
        pair('Code', link(codePage(message.code), code(message.code))),
      message.since !== undefined && pair('Since', text(message.since)),
    ),
    ...blocks(`**Cause:** ${message.cause}`),
    ...blocks(`**Fix:** ${message.fix.description}`),
    ...(message.fix.command ? [fence('sh', message.fix.command)] : []),
    ...more(message.page, `More: ${pageTitle(siteDir, message.page) ?? message.page}`, page),
  ]);
}

/** The components of an entry. */
const components = {...factList, ErrorEntry: 'ErrorEntry'};

/** The message `id`. */
const messageOf = (id: string, {messages: all}: Facts): Message =>
  named('message', id, all, (each) => each.id);

/** `<Message id="checksum-mismatch" />`: one error or warning. */
export const message = defineTag({
  name: 'Message',
  kind: 'block',
  attributes: z.strictObject({id: z.string()}),
  components,
  expand: ({id}, context) => [entry(messageOf(id, context.facts), context)],
  shows: ({id}, {facts}) => [messageOf(id, facts)],
});

/** The area of a message: the name of its file under `facts/messages/`. */
const areaOf = (each: Message, facts: Facts): string =>
  path.basename(facts.placeOf(each).file, '.yaml');

/** The address `target` without an anchor and a closing slash. */
const plain = (target: string): string => (target.split('#')[0] ?? '').replace(/\/$/, '');

/** The pages that a message is about. */
const pagesOf = (each: Message): string[] => [each.page, ...(each.about ?? [])].map(plain);

const which = z.strictObject({about: z.string().optional(), area: z.string().optional()});

/** The messages of an area, or about a page; all messages if neither is given. */
function chosen({about, area}: z.output<typeof which>, facts: Facts): Message[] {
  const all = facts.messages;
  const inArea = all.filter((each) => area === undefined || areaOf(each, facts) === area);
  if (inArea.length === 0) {
    throw unknownName('area of messages', area ?? '', [
      ...new Set(all.map((each) => areaOf(each, facts))),
    ]);
  }
  const found = inArea.filter(
    (each) => about === undefined || pagesOf(each).includes(plain(about)),
  );
  if (found.length === 0) {
    throw unknownName('message about', about ?? '', [...new Set(all.flatMap(pagesOf))]);
  }
  return found;
}

/**
 * `<Messages about="/docs/reference/security/checksum" />`: the messages about that page;
 * `<Messages area="checksum" />`: the messages in `facts/messages/checksum.yaml`; without both, all messages.
 */
export const messages = defineTag({
  name: 'Messages',
  kind: 'block',
  attributes: which,
  components: {...components, StaticContent: 'StaticContent'},
  expand(given, context) {
    const entries = chosen(given, context.facts).map((each) => entry(each, context));
    // A page with whole areas is long, so its script does not contain the entries.
    return given.area === undefined
      ? entries
      : [element('StaticContent', {id: `messages-${given.area}`}, entries)];
  },
  shows: (given, {facts}) => chosen(given, facts),
});
