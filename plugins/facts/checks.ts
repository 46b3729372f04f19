/** Checks of the facts against the pages: links, recordings, releases, and Markdown without HTML. */
import {pickSteps, readSession} from '../recordings/session.ts';
import {blocks, nodesIn} from '../tags/nodes.ts';
import {positionText, walkCommands} from './names.ts';
import type {Facts} from './schema.ts';
import {releaseProblem} from './versions.ts';

/** A text in the facts, its key, and the entry that contains it. */
interface Text {
  readonly key: string;
  readonly value: string;
  readonly owner: object;
}

/** All texts in `value`, which has a key in an entry. */
function textsIn(value: unknown, key: string, owner: object): Text[] {
  if (typeof value === 'string') return [{key, value, owner}];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, key, owner));
  if (typeof value !== 'object' || value === null) return [];
  const isEntry = ['name', 'id', 'at'].some((each) => each in value);
  return Object.entries(value).flatMap(([below, each]) =>
    textsIn(each, below, isEntry ? value : owner),
  );
}

const allTexts = (facts: Facts): Text[] =>
  Object.values(facts).flatMap((part) => textsIn(part, '', part));

/** The links in a text of the facts: the whole text if the key contains a page, otherwise its Markdown links. */
function linksIn({key, value}: Text): string[] {
  if (key === 'page' || key === 'guide') return [value];
  if (!value.includes('](')) return [];
  return blocks(value)
    .flatMap(nodesIn)
    .flatMap(({type, url}) => (type === 'link' && typeof url === 'string' ? [url] : []));
}

function entryText(facts: Facts, owner: object): string {
  const {name, id, at} = owner as {name?: string; id?: string; at?: string};
  const entry = name ?? id ?? at;
  return `${positionText(facts, owner)}: ${entry ? `${entry}: ` : ''}`;
}

/** The keys of texts in Markdown. */
const MARKDOWN = new Set(
  'summary description cause when reads writes prints type required default deprecated'.split(' '),
);

/** The HTML in the Markdown of `facts`: pages would not show it. */
export const unreadableMarkdown = (facts: Facts): string[] =>
  allTexts(facts)
    .filter(({key, value}) => MARKDOWN.has(key) && value.includes('<'))
    .flatMap(({key, value, owner}) =>
      blocks(value)
        .flatMap(nodesIn)
        .filter(({type}) => type === 'html')
        .map(
          (node) =>
            `${entryText(facts, owner)}${key} contains "${node.value}", which is read as HTML: put it in backquotes`,
        ),
    );

/** The entries of `facts` that name a newer release of the tool than the documented one. */
export const futureReleases = (facts: Facts): string[] =>
  allTexts(facts).flatMap(({key, value, owner}) => {
    if (key !== 'since' || !value.startsWith('v')) return [];
    const problem = releaseProblem(value, facts.tool.version);
    return problem ? [`${entryText(facts, owner)}since: ${problem}`] : [];
  });

/** Messages and examples of commands whose recorded session, or a step of it, does not exist. */
export function missingRecordings(facts: Facts, siteDir: string): string[] {
  const examples = walkCommands(facts.commands.commands).flatMap(
    ({command}) => command.examples ?? [],
  );
  return [...facts.messages, ...examples].flatMap((entry) => {
    if (entry.recording === undefined) return [];
    try {
      const session = readSession(siteDir, entry.recording);
      if ('steps' in entry) pickSteps(session, entry.steps);
      return [];
    } catch (error) {
      return [`${entryText(facts, entry)}recording: ${(error as Error).message}`];
    }
  });
}

/**
 * The links in `facts` to pages that are not among `addresses`: file, line, entry and fix. Docusaurus checks
 * the anchors of the links that pages show, and `plugins/packages` their links to packages.
 */
export function brokenLinks(facts: Facts, addresses: ReadonlySet<string>): string[] {
  const pagesOfCodes = facts.messages.flatMap((owner) =>
    owner.code === undefined ? [] : [{url: `/docs/reference/codes/${owner.code}`, owner}],
  );
  const links = allTexts(facts).flatMap((text) =>
    linksIn(text).map((url) => ({url, owner: text.owner})),
  );
  return [...links, ...pagesOfCodes].flatMap(({url, owner}) => {
    if (/^[a-z]+:|^\/packages(?:\/|$)/.test(url)) return [];
    const problem = `${entryText(facts, owner)}link "${url}"`;
    if (!url.startsWith('/')) return [`${problem}: write the full path, starting with /docs/`];
    const [address = ''] = url.split('#');
    return addresses.has(address.replace(/\/$/, ''))
      ? []
      : [`${problem}: there is no page ${address}`];
  });
}
