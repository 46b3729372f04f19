import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Response} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {addressOfSite, recordsOfSite} from '../plugins/search/pages.ts';
import {textOf} from '../plugins/search/terms.ts';
import {gzipped, sizeOf} from './bench/sizes.ts';
import {engineOfBuild, pagesFor} from './search/built-engine.ts';
import {evaluate, type LabeledQuery} from './search/evaluate.ts';
import {readQueries} from './search/labeled.ts';
import {openSession} from './shared/browser.ts';
import {builtIndex} from './shared/build.ts';
import {runCommand} from './shared/command.ts';
import {installIn} from './shared/install.ts';
import {BUILD, ROOT} from './shared/root.ts';

const USAGE = `npm run search:bench
  Compares our search with other engines, on the built site and the labeled queries.
  The other engines are not dependencies of the site: the first run installs them into .cache.`;

const CACHE = path.join(ROOT, '.cache/search-bench');
const PEERS = ['pagefind@1.6.0', 'minisearch@7.2.0'];

/** Loads an engine that the first run installed. */
const requirePeer = createRequire(path.join(CACHE, 'index.js'));

/** A measured search: its bytes until the first answer, and the pages that it finds. */
type Peer = {
  name: string;
  bytes: number;
  search: (query: string) => Promise<string[]>;
  close?: () => Promise<void>;
};

/** A part of a page under one heading, which the other engines index. */
type Section = {id: number; page: string; title: string; heading: string; text: string};

async function sections(): Promise<Section[]> {
  const all: Section[] = [];
  for (const record of await recordsOfSite(BUILD, await addressOfSite(BUILD))) {
    const last = all.at(-1);
    if (record.type !== 'content' || !last) {
      all.push({
        id: all.length,
        page: new URL(record.url).pathname,
        title: record.hierarchy.lvl1 ?? '',
        heading: record.type === 'lvl1' ? '' : textOf(record),
        text: '',
      });
    } else if (record.role !== 'term') {
      last.text += `${textOf(record)}\n`;
    }
  }
  return all;
}

async function ours(): Promise<Peer> {
  const {folder, entry} = builtIndex();
  const scripts = globSync('assets/js/**/*.js', {cwd: BUILD}).filter((name) =>
    readFileSync(path.join(BUILD, name)).includes('DocSearch-Dropdown'),
  );
  const texts = path.join(folder, entry.texts);
  const bytes =
    sizeOf(BUILD, [...scripts, 'assets/css/panel.*']) +
    sizeOf(folder, entry.index) +
    (4 * sizeOf(texts, '*')) / readdirSync(texts).length;
  const engine = engineOfBuild(BUILD);
  return {name: 'this site (dialog included)', bytes, search: (query) => pagesFor(engine, query)};
}

type MiniSearch = new (options: {
  fields: string[];
  storeFields: string[];
}) => {addAll(documents: Section[]): void; search(query: string): {page: string}[]};

async function miniSearch(documents: Section[]): Promise<Peer> {
  const Engine = requirePeer('minisearch') as MiniSearch;
  const engine = new Engine({fields: ['title', 'heading', 'text'], storeFields: ['page']});
  engine.addAll(documents);
  const library = readFileSync(path.join(CACHE, 'node_modules/minisearch/dist/es/index.js'));
  return {
    name: 'MiniSearch, its defaults',
    bytes: gzipped(library) + gzipped(JSON.stringify(engine)),
    search: async (query) => engine.search(query).map(({page}) => page),
  };
}

type Pagefind = {
  search(query: string): Promise<{results: {data(): Promise<{url: string}>}[]}>;
};

async function pagefind(): Promise<Peer> {
  const output = path.join(CACHE, 'site/pagefind');
  const bin = path.join(CACHE, 'node_modules/.bin/pagefind');
  execFileSync(bin, ['--site', BUILD, '--output-path', output, '--root-selector', 'article'], {
    stdio: 'ignore',
  });
  for (const name of ['index.html', '404.html']) {
    writeFileSync(path.join(CACHE, 'site', name), '<!doctype html><title>Pagefind</title>');
  }
  const {url, browser, close} = await openSession(path.join(CACHE, 'site'));
  const page = await browser.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const search = (query: string) =>
    page.evaluate(async (text) => {
      const address = '/pagefind/pagefind.js';
      const engine = (await import(address)) as Pagefind;
      const {results} = await engine.search(text);
      const found = await Promise.all(results.slice(0, 10).map((result) => result.data()));
      return found.map((data) => data.url);
    }, query);
  let bytes = 0;
  try {
    await page.goto(url);
    await search('checksum');
    page.removeAllListeners('response');
    for (const response of responses) {
      if (/pagefind/.test(response.url())) bytes += gzipped(await response.body());
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    name: 'Pagefind, its defaults',
    bytes,
    search: async (query) => (await search(query)).map((address) => new URL(address, url).pathname),
    close,
  };
}

/** Measures a search: the row of the table. */
async function rowOf({name, bytes, search}: Peer, queries: LabeledQuery[]) {
  for (const {query} of queries.slice(0, 100)) await search(query);
  const times: number[] = [];
  const {overall, byKind} = await evaluate(queries, async (query) => {
    const start = performance.now();
    const pages = await search(query);
    times.push(performance.now() - start);
    return pages;
  });
  times.sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  return {
    search: name,
    'KB gz to first answer': (bytes / 1000).toFixed(0),
    'p95 ms': p95.toFixed(1),
    'Success@1': overall.success1.toFixed(3),
    'Success@5': overall.success5.toFixed(3),
    'MRR@10': overall.mrr.toFixed(3),
    'MRR of questions': (byKind.get('question')?.mrr ?? 0).toFixed(3),
  };
}

async function main(): Promise<void> {
  builtIndex();
  installIn(CACHE, PEERS);
  const queries = readQueries('queries.json');
  const documents = await sections();
  console.log(
    `${new Set(documents.map(({page}) => page)).size} pages, ${documents.length} sections, ${queries.length} queries`,
  );
  const rows = [];
  for (const make of [ours, () => miniSearch(documents), pagefind]) {
    const peer = await make();
    try {
      rows.push(await rowOf(peer, queries));
    } finally {
      await peer.close?.();
    }
  }
  console.table(rows);
}

runCommand(main, USAGE);
