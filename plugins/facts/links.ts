/** Checks that the pages and anchors which facts link to exist. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {globSync} from 'tinyglobby';
import {attribute, blocks, type Node, walk} from './nodes.ts';
import type {Facts} from './schema.ts';
import {tags as allTags} from './tags/index.ts';
import {type Tag, TagError} from './tags/tag.ts';

/** A page's file and the anchors in it. */
export interface PageAnchors {
  file: string;
  anchors: ReadonlySet<string>;
}

/** A heading's text without the marks that its anchor ignores. */
const headingText = (source: string): string =>
  source
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/<[^>]+>/g, '');

/** The attributes in the source of a tag. */
function sourceAttributes(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** The anchors of the page with the source `source`: of its headings, elements and facts. */
export function anchorsOf(
  source: string,
  context: {facts: Facts; siteDir: string; page: string},
  tags: Readonly<Record<string, Tag>> = allTags,
): Set<string> {
  const anchors = new Set<string>();
  const slugger = createSlugger();
  const body = source.replace(/^---\n.*?\n---\n/s, '').replace(/^(```+|~~~+).*?^\1\s*$/gms, '');
  for (const [, line = ''] of body.matchAll(/^#{1,6}[ \t]+(.+)$/gm)) {
    const explicit = /(?:\{\/\*\s*#(\S+)\s*\*\/\}|\{#([^}\s]+)\})\s*$/.exec(line);
    const id = explicit?.[1] ?? explicit?.[2];
    anchors.add(id ?? slugger.slug(headingText(line).trim()));
  }
  for (const [, id = ''] of body.matchAll(/\sid="([^"]+)"/g)) anchors.add(id);
  for (const [, name = '', attributes = ''] of body.matchAll(/<([A-Z]\w*)((?:\s[^>]*?)?)\/>/g)) {
    const tag = Object.hasOwn(tags, name) ? tags[name] : undefined;
    if (!tag) continue;
    try {
      for (const root of tag.expand(sourceAttributes(attributes), context)) {
        walk(root, (node) => {
          const id =
            attribute(node, 'id') ??
            (node.data as {hProperties?: {id?: string}} | undefined)?.hProperties?.id;
          if (id !== undefined) anchors.add(id);
        });
      }
    } catch (error) {
      // A tag that asks for something unknown is reported where the page is compiled.
      if (!(error instanceof TagError)) throw error;
    }
  }
  return anchors;
}

/** The address of the page in `file` (relative to the site), without a closing slash. */
export function addressOf(file: string, source: string): string {
  const slug = /^slug:\s*(\S+)\s*$/m.exec(/^---\n(.*?)\n---/s.exec(source)?.[1] ?? '')?.[1];
  const blog = /^blog\/(\d{4})-(\d{2})-(\d{2})-(.+?)(?:\/index)?\.mdx?$/.exec(file);
  if (blog) {
    const [, year, month, day, name] = blog;
    return `/blog/${slug?.replace(/^\//, '') ?? `${year}/${month}/${day}/${name}`}`;
  }
  return `/${file.replace(/(\/?index)?\.mdx?$/, '')}`.replace(/\/$/, '');
}

/** The pages under `docs/` and `blog/`, by address. */
export function sitePages(facts: Facts, siteDir: string): Map<string, PageAnchors> {
  const pages = new Map<string, PageAnchors>();
  for (const file of globSync('{docs,blog}/**/*.{md,mdx}', {cwd: siteDir})) {
    if (/(^|\/)_/.test(file)) continue;
    const source = readFileSync(path.join(siteDir, file), 'utf8');
    const anchors = anchorsOf(source, {facts, siteDir, page: file});
    pages.set(addressOf(file, source), {file, anchors});
  }
  if (existsSync(path.join(siteDir, 'blog'))) {
    pages.set('/blog', {file: 'blog', anchors: new Set()});
  }
  return pages;
}

/** The addresses on this site that `value` names: as a page of its own, or within Markdown. */
function linksIn(key: string, value: string): string[] {
  if (key === 'page' || key === 'guide' || key === 'about') return [value];
  if (!value.includes('](')) return [];
  const urls: string[] = [];
  for (const block of blocks(value)) {
    walk(block, (node: Node) => {
      if (node.type === 'link' && typeof node.url === 'string') urls.push(node.url);
    });
  }
  return urls;
}

/** Calls `visit` with every text in `facts`, its key, and the entry it belongs to. */
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
  const {commands, environment, fields, lists, messages} = facts;
  for (const part of [commands, environment, fields, lists, messages]) walkValue(part, '', part);
}

/** `file:line: name: ` of an entry. */
function placeText(facts: Facts, owner: object): string {
  const {file, line} = facts.placeOf(owner);
  const {name, id, at} = owner as {name?: string; id?: string; at?: string};
  const entry = name ?? id ?? at;
  return `${file}:${line}: ${entry ? `${entry}: ` : ''}`;
}

/** Texts that pages read as Markdown, by their keys. */
const MARKDOWN = new Set([
  'summary',
  'description',
  'cause',
  'when',
  'reads',
  'writes',
  'prints',
  'type',
  'required',
  'default',
  'deprecated',
]);

/** What in the Markdown of `facts` would not come out on a page: HTML, which it may not hold. */
export function unreadableMarkdown(facts: Facts): string[] {
  const problems: string[] = [];
  eachText(facts, (key, value, owner) => {
    if (!MARKDOWN.has(key) || !value.includes('<')) return;
    for (const block of blocks(value)) {
      walk(block, (node) => {
        if (node.type !== 'html') return;
        problems.push(
          `${placeText(facts, owner)}${key} holds "${node.value}", which reads as HTML: put it in backquotes`,
        );
      });
    }
  });
  return problems;
}

/** Messages that name a recorded session which does not exist. */
export function missingRecordings(facts: Facts, siteDir: string): string[] {
  return facts.messages.flatMap((message) =>
    message.recording === undefined ||
    existsSync(path.join(siteDir, 'recordings', message.recording))
      ? []
      : [
          `${placeText(facts, message)}there is no recordings/${message.recording}: correct recording`,
        ],
  );
}

/** The links in `facts` that lead nowhere: file, line, entry and repair. */
export function brokenLinks(facts: Facts, pages: ReadonlyMap<string, PageAnchors>): string[] {
  const problems: string[] = [];
  const check = (url: string, owner: object) => {
    const where = placeText(facts, owner);
    if (/^[a-z]+:/.test(url)) return;
    if (!url.startsWith('/')) {
      problems.push(`${where}link "${url}": write the whole address, from /docs/ on`);
      return;
    }
    const [address = '', anchor] = url.split('#');
    const page = pages.get(address.replace(/\/$/, ''));
    if (!page) problems.push(`${where}link "${url}": there is no page ${address}`);
    else if (anchor && !page.anchors.has(anchor)) {
      problems.push(`${where}link "${url}": ${page.file} has no anchor "${anchor}"`);
    }
  };
  eachText(facts, (key, value, owner) => {
    for (const url of linksIn(key, value)) check(url, owner);
  });
  for (const message of facts.messages) {
    if (message.code !== undefined) check(`/docs/reference/codes/${message.code}`, message);
  }
  return problems;
}
