import {describe, expect, it} from 'vitest';
import {extractRecords} from './records';

const URL_OF_PAGE = new URL('https://aquaproj.github.io/docs/guides/checksum');

const page = (body: string, head = '') => `<!doctype html><html lang="en"><head>
  <meta name="description" content="What the page gives."><meta name="docsearch:language" content="en">
  <meta name="docsearch:docusaurus_tag" content="docs-default-current">${head}</head><body><main><article>
  <nav class="theme-doc-breadcrumbs"><ul><li><a><svg></svg></a></li><li>Guides</li><li>Checksum</li></ul></nav>
  <div class="theme-doc-markdown markdown"><header><h1>Checksum</h1></header>${body}</div></article></main></body></html>`;

const said = (html: string) =>
  extractRecords(html, URL_OF_PAGE).map(
    ({type, role, anchor, content, hierarchy}) =>
      `${type} ${role} ${anchor ?? '-'} ${type === 'content' ? content : hierarchy[type]}`,
  );

describe('extractRecords', () => {
  it('returns the page, its headings, and its text in order', () => {
    const html = page(`<p>First <code>aqua i</code>.</p>
      <h2 id="set-up">Set up<a class="hash-link" href="#set-up">\u200b</a></h2><ul><li>One<ul><li>Deep</li></ul></li></ul>
      <h3 id="x">Deeper</h3><pre><code><div class="token-line">a: 1<br></div><div class="token-line">b: 2<br></div></code></pre>`);
    expect(said(html)).toEqual([
      'lvl1 heading - Checksum',
      'content summary - What the page gives.',
      'content text - First aqua i.',
      'lvl2 heading set-up Set up',
      'content text set-up One',
      'content text set-up Deep',
      'lvl3 heading x Deeper',
      'content code x a: 1\nb: 2',
    ]);
  });

  it('sets the hierarchy, the facets, and the weight of each record', () => {
    const records = extractRecords(
      page('<h2 id="a">A</h2><h3 id="b">B</h3><h2 id="c">C</h2><p>text</p>'),
      URL_OF_PAGE,
    );
    expect(records.at(-1)).toMatchObject({
      type: 'content',
      url: 'https://aquaproj.github.io/docs/guides/checksum#c',
      url_without_anchor: 'https://aquaproj.github.io/docs/guides/checksum',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      hierarchy: {lvl0: 'Guides', lvl1: 'Checksum', lvl2: 'C', lvl3: null},
      weight: {level: 0},
    });
    expect(records[0]?.weight.level).toBe(100);
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  });

  it('reads the keywords of a page', () => {
    const html =
      '<html lang="en"><head><meta name="keywords" content="clean up, disk space"></head>' +
      '<body><article><div class="markdown"><h1>Vacuum</h1><p>Text.</p></div></article></body></html>';
    const found = extractRecords(html, new URL('https://example.com/docs/vacuum'))
      .filter(({role}) => role === 'keyword')
      .map(({content}) => content);
    expect(found).toEqual(['clean up', 'disk space']);
  });

  it('returns a table row as one text, and the name that it defines', () => {
    const html = page(
      '<table><thead><tr><th>Name</th><th>Meaning</th></tr></thead><tbody><tr><td><code>AQUA_X</code></td><td><p>Does x</p></td></tr></tbody></table>',
    );
    expect(said(html).slice(2)).toEqual([
      'content term - AQUA_X',
      'content text - AQUA_X · Does x',
    ]);
  });

  it('omits the examples of fields', () => {
    const example = '<pre><code>a: 1</code></pre>';
    const html = page(
      `<h3 id="field-a"><code>a</code></h3>${example}<h3 id="more">More</h3>${example}<dl><div id="field-b"><dt><code>b</code></dt><dd>${example}</dd></div></dl>`,
    );
    expect(said(html).slice(2)).toEqual([
      'content term field-a a',
      'lvl3 heading more More',
      'content code more a: 1',
      'content term field-b b',
    ]);
  });

  it('separates adjacent words, and adds no space after a bracket', () => {
    expect(
      said(
        page('<dl><dt><code>--init</code><span>since v2</span></dt><dd>Writes it</dd></dl>'),
      ).slice(2),
    ).toEqual(['content term - --init since v2', 'content text - Writes it']);
    expect(said(page('<p><code>-l</code> (<code>--only-link</code>)</p>')).at(-1)).toMatch(
      /-l \(--only-link\)$/,
    );
  });

  it('omits elements without text, and pages with noindex', () => {
    expect(
      said(page('<script>x()</script><button>Copy</button><svg><title>t</title></svg>')),
    ).toHaveLength(2);
    expect(
      extractRecords(page('<p>a</p>', '<meta name="robots" content="noindex">'), URL_OF_PAGE),
    ).toEqual([]);
    expect(extractRecords('<main><p>no article</p></main>', URL_OF_PAGE)).toEqual([]);
  });

  it('recognizes the pages of errors', () => {
    const of = (path: string) =>
      extractRecords(page('<p>a</p>'), new URL(path, URL_OF_PAGE))[0]?.is_error;
    expect(of('/docs/reference/codes/001')).toBe(true);
    expect(of('/docs/guides/checksum')).toBe(false);
  });

  it('identifies a page by its route in every docs version', () => {
    const of = (path: string, version: string, baseUrl = '/') =>
      extractRecords(
        page('<p>a</p>', `<meta name="docsearch:version" content="${version}">`),
        new URL(path, URL_OF_PAGE),
        baseUrl,
      )[0];
    const current = of('/docs/reference/codes/001', 'current');
    expect(current).toMatchObject({route: '/docs/reference/codes/001', is_error: true});
    for (const other of [
      of('/docs/1.0.0/reference/codes/001', '1.0.0'),
      of('/docs/next/reference/codes/001', 'current'),
      of('/site/docs/1.0.0/reference/codes/001', '1.0.0', '/site/'),
    ]) {
      expect(other).toMatchObject({
        route: current?.route,
        is_error: true,
        weight: {pageRank: current?.weight.pageRank},
      });
    }
  });
});
