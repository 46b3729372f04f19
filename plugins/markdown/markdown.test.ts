import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {markdownAddress} from '../../src/markdown/address';
import {testFolder} from '../../tests/unit/folder';
import {articleMarkdown} from './article';
import markdown from './index';
import {llmsText, type Page, sectionsOf} from './llms';

const URL = 'https://site.example/docs/install';
const page = (body: string) =>
  `<main><article><nav class=theme-doc-breadcrumbs>Home</nav><div class="theme-doc-markdown markdown"><header><h1>Install</h1></header>${body}</div><footer>Edit</footer></article></main>`;
const convert = (body: string) => articleMarkdown(page(body), URL);

describe('articleMarkdown', () => {
  it('keeps the text and removes the layout of the page', () => {
    expect(
      convert('<h2 id=a>On <code>PATH</code><a class=hash-link href=#a>#</a></h2><p>One.</p>'),
    ).toBe('# Install\n\n## On `PATH`\n\nOne.\n');
  });

  it('makes the addresses of links and images absolute', () => {
    expect(convert('<p><a href=/docs/faq#x>FAQ</a> <a href=#y>here</a></p>')).toContain(
      '[FAQ](https://site.example/docs/faq#x) [here](https://site.example/docs/install#y)',
    );
    expect(convert('<p><img src=/img/a.png alt=A></p>')).toContain(
      '![A](https://site.example/img/a.png)',
    );
  });

  it('names the page and the address of an invalid link', () => {
    expect(() => convert('<p><a href="https://">a</a></p>')).toThrow(
      'https://site.example/docs/install: href="https://" is not an address: correct it on the page',
    );
  });

  it('keeps the language and the title of a fence, and removes its button', () => {
    const block =
      '<div class="theme-code-block block_x"><div class=head_x><span>aqua.yaml</span></div><div class=body_x><pre data-language=yaml><code><span class=code-property>a</span>: 1\n  b: 2</code></pre><button>Copy</button></div></div>';
    expect(convert(block)).toBe('# Install\n\n`aqua.yaml`:\n\n```yaml\na: 1\n  b: 2\n```\n');
  });

  it('keeps tables', () => {
    expect(
      convert('<table><thead><tr><th>a<th>b</thead><tbody><tr><td>1<td>2</tbody></table>'),
    ).toContain('| a | b |\n| - | - |\n| 1 | 2 |');
  });

  it('ends a paragraph before a table, as a browser does', () => {
    expect(convert('<p>Values<table><tr><th>a<tr><td>1</table>')).toBe(
      '# Install\n\nValues\n\n| a |\n| - |\n| 1 |\n',
    );
  });

  it('shows each tab under its label', () => {
    const tabs =
      '<div class="theme-tabs-container tabs-container"><ul role=tablist><li role=tab>macOS<li role=tab>Linux</ul><div><div role=tabpanel><p>brew</p></div><div role=tabpanel hidden><div class="theme-code-block"><pre data-language=sh><code>curl</code></pre></div></div></div></div>';
    expect(convert(tabs)).toBe(
      '# Install\n\n**macOS:**\n\nbrew\n\n**Linux:**\n\n```sh\ncurl\n```\n',
    );
  });

  it('replaces a diagram by its description', () => {
    expect(
      convert(
        '<figure><svg><title>Two steps</title><desc>One, two.</desc><text>1</text></svg></figure>',
      ),
    ).toBe('# Install\n\n**Diagram: Two steps.** One, two.\n');
  });

  it('shows the title of an admonition in bold', () => {
    const body =
      '<div class="theme-admonition theme-admonition-tip alert"><div class=heading_x><span class=icon_x><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></span>Read it first</div><div class=content_x><p>Then run it.</p></div></div>';
    expect(convert(body)).toBe('# Install\n\n**Read it first**\n\nThen run it.\n');
  });

  it('adds spaces between adjacent labels', () => {
    expect(convert('<p><code>--init</code><span>since v2.1.0</span></p>')).toContain(
      '`--init` since v2.1.0',
    );
    expect(convert('<p><span>Type: string</span><span>Default: x</span></p>')).toContain(
      'Type: string; Default: x',
    );
  });

  it('includes the heading of a post, which is outside of its text', () => {
    const post =
      '<article><header><h1>Post</h1></header><div class=markdown><p>Text.</p></div></article>';
    expect(articleMarkdown(post, URL)).toBe('# Post\n\nText.\n');
  });

  it('returns nothing for a page without an article', () => {
    expect(articleMarkdown('<main>Nothing</main>', URL)).toBeUndefined();
  });
});

it('places the Markdown version of a page beside it', () => {
  expect(markdownAddress('/docs/install')).toBe('/docs/install.md');
  expect(markdownAddress('/docs/')).toBe('/docs/index.md');
});

describe('llms.txt', () => {
  const pages = new Map<string, Page>(
    ['intro', 'guides', 'a', 'b'].map((id) => [
      id,
      {title: id.toUpperCase(), description: `About ${id}.`, permalink: `/docs/${id}`},
    ]),
  );
  const sections = sectionsOf(
    [
      {type: 'doc', id: 'intro'},
      {
        type: 'category',
        label: 'Guides',
        link: {type: 'doc', id: 'guides'},
        items: [
          {type: 'doc', id: 'a'},
          {type: 'category', label: 'More', items: [{type: 'doc', id: 'b'}]},
        ],
      },
    ],
    pages,
  );

  it('has a section for each top category of the sidebar', () => {
    expect(sections.map(({title}) => title)).toEqual(['Start', 'Guides']);
    expect(sections[1]?.pages.map(({title}) => title)).toEqual(['GUIDES', 'A', 'B']);
  });

  it('describes each page in one line', () => {
    const text = llmsText({title: 'aqua', tagline: 'Versions'}, sections, (each) => each.permalink);
    expect(text).toContain(
      '# aqua\n\n> Versions\n\n## Start\n\n- [INTRO](/docs/intro): About intro.\n',
    );
  });
});

it('writes the Markdown version of pages that llms.txt does not list too, because they link it', async () => {
  const page = (name: string, more = {}) => ({
    id: name,
    title: name,
    description: name,
    permalink: `/docs/${name}`,
    ...more,
  });
  const version = {
    docs: [page('listed'), page('unlisted', {unlisted: true}), page('outside')],
    sidebars: {main: ['listed', 'unlisted'].map((id) => ({type: 'doc', id}))},
    isLast: true,
  };
  const outDir = testFolder(
    Object.fromEntries(
      version.docs.map(({id}) => [
        `docs/${id}/index.html`,
        '<article><div class="markdown">Text</div></article>',
      ]),
    ),
  );
  const plugin = markdown({baseUrl: '/'} as LoadContext);
  const content = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [version]}}};
  await plugin.allContentLoaded?.({allContent: content} as never);
  const siteConfig = {title: 'aqua', tagline: '', url: 'https://example.com'};
  await plugin.postBuild?.({outDir, siteConfig} as never);
  for (const {id} of version.docs) {
    expect(readFileSync(path.join(outDir, `docs/${id}.md`), 'utf8')).toBe('Text\n');
  }
  const list = readFileSync(path.join(outDir, 'llms.txt'), 'utf8');
  expect(list.match(/\(.*?\)/g)).toEqual(['(https://example.com/docs/listed.md)']);
});
