import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {expect, hydrated} from './fixtures';

const AXE = readFileSync(path.resolve(__dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

/** The search dialog. */
export const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});

/** The field of the dialog. */
export const field = (page: Page): Locator => dialog(page).getByRole('combobox', {name: 'Search'});

/** The hits of the dialog. */
export const options = (page: Page): Locator => dialog(page).getByRole('option');

/** Opens the dialog by keyboard, once React listens. */
export async function openSearch(page: Page, url = '/docs/'): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Writes a query and waits for its hits, snippets included. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(dialog(page).getByRole('status')).toContainText(query);
  // Typing rests, the texts of the first pages come, the snippets are shown.
  await page.waitForTimeout(400);
}

/** What axe finds wrong on the page: rule and element. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const {axe} = window as unknown as {
      axe: {run(): Promise<{violations: {id: string; nodes: {html: string}[]}[]}>};
    };
    const {violations} = await axe.run();
    return violations.flatMap(({id, nodes}) =>
      nodes.map(({html}) => `${id}: ${html.slice(0, 200)}`),
    );
  });
}

/** Addresses outside of the site that the page asks for. */
export function foreignRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:http:\/\/127\.0\.0\.1:|data:|blob:)/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

type Query = {query: string; indexName: string; facetFilters?: unknown};

/** A host that speaks Algolia's protocol. Its behaviour can be changed while it runs. */
export async function algoliaHost() {
  const asked: Query[] = [];
  const host = {
    address: '',
    asked,
    behaviour: 'good' as 'good' | 'fail' | 'malformed' | 'silent',
    server: undefined as Server | undefined,
  };
  host.server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (host.behaviour === 'silent') return;
      if (host.behaviour === 'fail') {
        response.statusCode = 503;
        response.end('{}');
        return;
      }
      if (host.behaviour === 'malformed') {
        response.end('{"results": [{"hits"');
        return;
      }
      const {requests} = JSON.parse(body) as {requests: Query[]};
      asked.push(...requests);
      const results = requests.map(({query}) => ({
        query,
        queryID: 'an-id',
        nbHits: 1,
        nbPages: 1,
        page: 0,
        hitsPerPage: 20,
        hits: [
          {
            objectID: '1',
            type: 'lvl1',
            url: 'https://aquaproj.github.io/docs/install',
            anchor: null,
            content: null,
            hierarchy: {lvl0: 'Docs', lvl1: 'From Algolia'},
            _highlightResult: {
              hierarchy: {
                lvl1: {value: '<img src=x onerror="window.injected=1"> From <mark>Algolia</mark>'},
              },
            },
          },
        ],
      }));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({results}));
    });
  });
  await new Promise<void>((resolve) => host.server?.listen(0, '127.0.0.1', resolve));
  host.address = `http://127.0.0.1:${(host.server.address() as AddressInfo).port}`;
  return host;
}

/**
 * Lets the page search as a build with Algolia's variables does: what such a build has otherwise is
 * what the plugin writes into the site's global data.
 */
export async function withAlgolia(page: Page, hosts: string[], appId: string): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script.replace(
      /(\\?")engine\1:\1embedded\1,\1appId\1:\1embedded\1,\1apiKey\1:\1embedded\1,\1indexName\1:\1aqua\1,\1hosts\1:\[\]/,
      (_, quote: string) =>
        JSON.stringify({engine: 'algolia', appId, apiKey: 'key', indexName: 'docs', hosts})
          .slice(1, -1)
          .replaceAll('"', quote),
    );
    await route.fulfill({response, body});
  });
}
