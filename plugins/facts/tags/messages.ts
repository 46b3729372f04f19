import path from 'node:path';
import {blocks, code, element, fence, link, type Node, text} from '../nodes.ts';
import type {Facts, Message} from '../schema.ts';
import {pageTitle} from '../titles.ts';
import {codes, leadsTo, meta, more, pair} from './parts.ts';
import {type Tag, type TagContext, unknownName} from './tag.ts';

/** The page of an error code. */
const codePage = (number: string) => `/docs/reference/codes/${number}`;

function entry(message: Message, {page, siteDir}: TagContext, isStatic = false): Node {
  const id = `message-${message.id}`;
  return element('ErrorEntry', {id, level: message.level, isStatic}, [
    // a heading: readers and search land on the literal text
    element('h3', {}, [code(message.text)]),
    ...meta(
      message.attributes && pair('Attributes', ...codes(message.attributes)),
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

/** `<Message id="checksum-mismatch" />`: one error or warning. */
export const message: Tag = {
  kind: 'block',
  attributes: {id: 'required'},
  expand({id = ''}, context) {
    const {facts} = context;
    const found = facts.messages.find((each) => each.id === id);
    if (!found) {
      throw unknownName(
        'message',
        id,
        facts.messages.map((each) => each.id),
      );
    }
    return [entry(found, context)];
  },
};

/** The area of a message: the name of its file under `facts/messages/`. */
const areaOf = (message: Message, facts: Facts): string =>
  path.basename(facts.placeOf(message).file, '.yaml');

/**
 * `<Messages about="/docs/reference/security/checksum" />`: what that page explains;
 * `<Messages area="checksum" />`: those of `facts/messages/checksum.yaml`; or all.
 */
export const messages: Tag = {
  kind: 'block',
  attributes: {about: 'optional', area: 'optional'},
  expand({about, area}, context) {
    const {facts} = context;
    if (area !== undefined && !facts.messages.some((each) => areaOf(each, facts) === area)) {
      throw unknownName('area of messages', area, [
        ...new Set(facts.messages.map((each) => areaOf(each, facts))),
      ]);
    }
    const plain = (target: string) => target.split('#')[0]?.replace(/\/$/, '');
    const shown = facts.messages.filter(
      (each) =>
        (area === undefined || areaOf(each, facts) === area) &&
        (about === undefined ||
          [each.page, ...(each.about ?? [])].some((target) => plain(target) === plain(about))),
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
    // The pages of whole areas are long: their scripts do without the entries.
    return shown.map((each) => entry(each, context, area !== undefined));
  },
};
