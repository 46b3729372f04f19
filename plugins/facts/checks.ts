/** Checks of the facts against the pages: links, recordings, releases, and Markdown without HTML. */
import {pickSteps, readSession} from '../recordings/session.ts';
import {blocks, type Node, walk} from '../tags/nodes.ts';
import {positionText, walkCommands} from './names.ts';
import type {Facts} from './schema.ts';
import {releaseProblem} from './versions.ts';

/** The links in a text of the facts: the whole text if the key contains a page, otherwise its Markdown links. */
function linksIn(key: string, value: string): string[] {
  if (key === 'page' || key === 'guide') return [value];
  if (!value.includes('](')) return [];
  const urls: string[] = [];
  for (const block of blocks(value)) {
    walk(block, (node: Node) => {
      if (node.type === 'link' && typeof node.url === 'string') urls.push(node.url);
    });
  }
  return urls;
}

/** Calls `visit` with every text in `facts`, its key, and the entry that contains it. */
function eachText(facts: Facts, visit: (key: string, value: string, owner: object) => void): void {
  const walkValue = (value: unknown, key: string, owner: object) => {
    if (typeof value === 'string') visit(key, value, owner);
    else if (Array.isArray(value)) for (const each of value) walkValue(each, key, owner);
    else if (typeof value === 'object' && value !== null) {
      const named = ['name', 'id', 'at'].some((each) => each in value);
      for (const [below, each] of Object.entries(value)) {
        walkValue(each, below, named ? value : owner);
      }
    }
  };
  for (const part of Object.values(facts)) walkValue(part, '', part);
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
export function unreadableMarkdown(facts: Facts): string[] {
  const problems: string[] = [];
  eachText(facts, (key, value, owner) => {
    if (!MARKDOWN.has(key) || !value.includes('<')) return;
    for (const block of blocks(value)) {
      walk(block, (node) => {
        if (node.type !== 'html') return;
        problems.push(
          `${entryText(facts, owner)}${key} contains "${node.value}", which is read as HTML: put it in backquotes`,
        );
      });
    }
  });
  return problems;
}

/** The entries of `facts` that name a newer release of the tool than the documented one. */
export function futureReleases(facts: Facts): string[] {
  const problems: string[] = [];
  eachText(facts, (key, value, owner) => {
    if (key !== 'since' || !value.startsWith('v')) return;
    const problem = releaseProblem(value, facts.tool.version);
    if (problem) problems.push(`${entryText(facts, owner)}since: ${problem}`);
  });
  return problems;
}

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
 * the anchors of the links that pages show.
 */
export function brokenLinks(facts: Facts, addresses: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const check = (url: string, owner: object) => {
    const where = entryText(facts, owner);
    if (/^[a-z]+:/.test(url)) return;
    if (!url.startsWith('/')) {
      problems.push(`${where}link "${url}": write the full path, starting with /docs/`);
      return;
    }
    const [address = ''] = url.split('#');
    if (addresses.has(address.replace(/\/$/, ''))) return;
    problems.push(`${where}link "${url}": there is no page ${address}`);
  };
  eachText(facts, (key, value, owner) => {
    for (const url of linksIn(key, value)) check(url, owner);
  });
  for (const message of facts.messages) {
    if (message.code !== undefined) check(`/docs/reference/codes/${message.code}`, message);
  }
  return problems;
}
