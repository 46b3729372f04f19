import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {searchSetup} from '../search/environment';
import {headerFile, LONGEST_LINE} from './headers';
import {hashOf, inlineOf} from './inline';
import {policyOf, searchHosts, withPolicy} from './policy';

const PAGE =
  '<!doctype html><html><head><meta charset=UTF-8><title>A &amp; b</title>' +
  '<script type=application/json>["data"]</script><script type="application/ld+json">{}</script>' +
  '<script src=/a.js></script><script>run("</p>" && 1)</script><style>p{}</style></head>' +
  '<body><svg style="display: none;"></svg><p style="font-family:&quot;a&quot;">Text</p></body></html>';

describe('the inline parts of a page', () => {
  it('are its executed scripts, its styles, and its style attributes, unchanged', () => {
    expect(inlineOf(PAGE)).toMatchObject({
      scripts: ['run("</p>" && 1)'],
      styles: ['p{}'],
      attributes: ['display: none;', 'font-family:"a"'],
      handlers: [],
    });
  });

  it('include the style attributes that a script writes', () => {
    const script = 'x.innerHTML=\'<p style="color: red;">\'';
    expect(inlineOf(`<script>${script}</script>`).attributes).toEqual(['color: red;']);
    expect(inlineOf(`<script>${JSON.stringify('<b style="top: 0">')}</script>`).attributes).toEqual(
      ['top: 0'],
    );
  });

  it('include inline handlers', () => {
    expect(inlineOf('<img src=a onerror="x()">').handlers).toEqual(['<img onerror>']);
  });
});

describe('the policy', () => {
  const inline = inlineOf(PAGE);
  const policy = policyOf([inline, inline], [], {inHeader: false});
  const directive = (name: string, text = policy) =>
    text.split('; ').find((each) => each.startsWith(`${name} `));

  it('contains the hash of each script once, and allows no other script', () => {
    const hash = createHash('sha256').update('run("</p>" && 1)').digest('base64');
    expect(directive('script-src')).toBe(`script-src 'self' 'sha256-${hash}'`);
  });

  it('never contains unsafe-inline or unsafe-eval', () => {
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  });

  it('allows style attributes by their hashes only', () => {
    expect(directive('style-src')).toContain("'unsafe-hashes'");
    expect(directive('style-src')).toContain(hashOf('display: none;'));
    expect(policyOf([inlineOf('<p>')], [], {inHeader: false})).toContain("style-src 'self'; ");
  });

  it('contains frame-ancestors only in a header', () => {
    expect(directive('frame-ancestors')).toBeUndefined();
    expect(directive('frame-ancestors', policyOf([inline], [], {inHeader: true}))).toBe(
      "frame-ancestors 'none'",
    );
  });

  it('is directly after the encoding', () => {
    expect(withPolicy(PAGE, policy, inline)).toContain(
      `<meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="${policy}"><title>`,
    );
    expect(() => withPolicy('<p>', policy, inlineOf('<p>'))).toThrow(
      'does not declare its encoding',
    );
  });

  it('does not change the inline parts of the page', () => {
    expect(inlineOf(withPolicy(PAGE, policy, inline))).toMatchObject({scripts: inline.scripts});
  });
});

describe('the hosts of search', () => {
  const algolia = {ALGOLIA_APP_ID: 'APP1', ALGOLIA_API_KEY: 'k', ALGOLIA_INDEX_NAME: 'aqua'};

  it('are none for the embedded index', () => {
    expect(searchHosts(searchSetup({}))).toEqual([]);
  });

  it('are those of Algolia if Algolia is the engine', () => {
    expect(searchHosts(searchSetup(algolia))).toEqual([
      'https://app1-dsn.algolia.net',
      'https://app1.algolia.net',
      'https://app1-1.algolianet.com',
      'https://app1-2.algolianet.com',
      'https://app1-3.algolianet.com',
    ]);
  });

  it('are the configured hosts that replace them', () => {
    const setup = searchSetup({
      ...algolia,
      ALGOLIA_HOSTS: 'https://proxy.example/a http://127.0.0.1:81',
    });
    expect(searchHosts(setup)).toEqual(['https://proxy.example', 'http://127.0.0.1:81']);
  });
});

describe('the header file', () => {
  it('has rules below the base URL', () => {
    const file = headerFile("default-src 'self'", '/docs/');
    expect(file).toMatch(/^\/docs\/\*\n {2}Content-Security-Policy: default-src 'self'\n/);
    expect(file).toContain('\n/docs/assets/js/*\n  Cache-Control: ');
    for (const name of ['Referrer-Policy', 'Permissions-Policy', 'Strict-Transport-Security']) {
      expect(file).toContain(`\n  ${name}: `);
    }
    expect(headerFile('', '/')).toMatch(/^\/\*\n/);
  });

  it('does not have a line that a host would ignore', () => {
    expect(() => headerFile('x'.repeat(LONGEST_LINE), '/')).toThrow('Cloudflare Pages reads 2000');
  });
});
