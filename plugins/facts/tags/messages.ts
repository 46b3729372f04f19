import path from 'node:path';
import * as z from 'zod';
import {blocks, code, element, fence, link, type Node} from '../../tags/nodes.ts';
import {defineTag, named, type ShownFact, type TagContext, unknownName} from '../../tags/tag.ts';
import type {Facts, Message} from '../schema.ts';
import {pageFile, pageTitle} from '../titles.ts';
import {heightClass} from './height.ts';
import {leadsTo, meta, more, pair} from './parts.ts';

const codePage = (number: string) => `/docs/reference/codes/${number}`;

function entry(message: Message, {page, siteDir}: TagContext): Node {
  const id = `message-${message.id}`;
  const content = [
    // a heading: readers and search land on the literal text
    element('h3', {}, [code(message.text)]),
    ...meta(
      message.code !== undefined &&
        !leadsTo(page, codePage(message.code)) &&
        pair('Code', link(codePage(message.code), code(message.code))),
    ),
    ...blocks(`**Cause:** ${message.cause}`),
    ...blocks(`**Fix:** ${message.fix.description}`),
    ...(message.fix.command ? [fence('sh', message.fix.command)] : []),
    ...more(message.page, `More: ${pageTitle(siteDir, message.page, page) ?? message.page}`, page),
  ];
  return element(
    'ErrorEntry',
    {id, level: message.level, text: message.text, className: heightClass(content)},
    content,
  );
}

/** The message and the page whose title its link shows. */
const shownWith = (message: Message, {siteDir, page}: TagContext): ShownFact[] =>
  [message, pageFile(siteDir, message.page, page) ?? []].flat();

const messageOf = (id: string, {messages: all}: Facts): Message =>
  named('message', id, all, (each) => each.id);

/** `<Message id="checksum-mismatch" />`: one error or warning. */
export const message = defineTag({
  name: 'Message',
  kind: 'block',
  attributes: z.strictObject({id: z.string()}),
  expand: ({id}, context) => [entry(messageOf(id, context.facts), context)],
  shows: ({id}, context) => shownWith(messageOf(id, context.facts), context),
});

/** The messages in the file of `facts/messages/` that `area` names. */
function messagesOf(area: string, facts: Facts): Message[] {
  const areaOf = (each: Message) => path.basename(facts.positionOf(each).file, '.yaml');
  const found = facts.messages.filter((each) => areaOf(each) === area);
  if (found.length > 0) return found;
  throw unknownName('area of messages', area, [...new Set(facts.messages.map(areaOf))]);
}

/** `<Messages area="checksum" />`: the messages in `facts/messages/checksum.yaml`. */
export const messages = defineTag({
  name: 'Messages',
  kind: 'block',
  attributes: z.strictObject({area: z.string()}),
  // A page with whole areas is long, so its script does not contain the entries.
  expand: ({area}, context) => [
    element(
      'StaticContent',
      {id: `messages-${area}`},
      messagesOf(area, context.facts).map((each) => entry(each, context)),
    ),
  ],
  shows: ({area}, context) =>
    messagesOf(area, context.facts).flatMap((each) => shownWith(each, context)),
});
