import {createServer} from 'node:http';
import {algoliasearch} from 'algoliasearch';
import {expect, it} from 'vitest';
import {PAGES, recordsOf} from '../../tests/search/fixtures';
import {listen} from '../shared/port';
import {describeUpload, push, uploadOf} from './push';

const upload = uploadOf(recordsOf(PAGES));

it('uploads records, settings, and synonyms, and replaces the index in one step', async () => {
  const asked: {method: string; path: string; body: unknown}[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      asked.push({method: request.method ?? '', path, body: body ? JSON.parse(body) : null});
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({taskID: 1, status: 'published', objectIDs: [], updatedAt: ''}));
    });
  });
  const {host} = new URL(await listen(server));
  const client = algoliasearch('APP', 'key', {
    hosts: [{url: host, accept: 'readWrite', protocol: 'http'}],
  });
  await push(client, 'docs', upload);
  server.closeAllConnections();
  server.close();

  const writes = asked.filter(({method}) => method !== 'GET');
  expect(writes[0]).toMatchObject({method: 'PUT', path: '/1/indexes/docs/settings'});
  expect(writes[1]).toMatchObject({method: 'POST', path: '/1/indexes/docs/synonyms/batch'});
  // The records are uploaded to a temporary index, which then replaces the current one.
  const batches = writes.filter(({path}) => path.endsWith('/batch') && !path.includes('synonyms'));
  expect(batches.length).toBeGreaterThan(0);
  for (const {path} of batches) expect(path).not.toBe('/1/indexes/docs/batch');
  const sent = batches.flatMap(
    ({body}) => (body as {requests: {body: {objectID: string}}[]}).requests,
  );
  expect(sent).toHaveLength(upload.records.length);
  expect(writes.at(-1)).toMatchObject({body: {operation: 'move', destination: 'docs'}});
});

it('sends the attributes for contextual search, and no record that is too large for Algolia', () => {
  expect(upload.settings.attributesForFaceting).toEqual(
    expect.arrayContaining(['language', 'docusaurus_tag']),
  );
  const long = uploadOf([
    {...(recordsOf(PAGES)[1] as ReturnType<typeof recordsOf>[0]), content: 'é'.repeat(20_000)},
  ]);
  for (const record of [...upload.records, ...long.records]) {
    expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000);
    expect(record).toHaveProperty('language');
    expect(record).toHaveProperty('docusaurus_tag');
  }
});

it('sends the questions of readers with the record of the page; they are searched last and never shown', () => {
  const [first, ...rest] = recordsOf(PAGES);
  const {records, settings} = uploadOf([
    {...first, questions: ['get rid of it']} as never,
    ...rest,
  ]);
  expect(records[0]).toMatchObject({type: 'lvl1', questions: ['get rid of it']});
  expect(settings.searchableAttributes.at(-1)).toBe('unordered(questions)');
  expect(settings.attributesToRetrieve).not.toContain('questions');
  expect(settings.attributesToHighlight).not.toContain('questions');
});

it('describes what it would send', () => {
  const said = describeUpload('docs', upload);
  expect(said).toContain('Index docs');
  expect(said).toMatch(/\d+ records of 9 pages/);
  expect(said).toContain('searchableAttributes');
});
