import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {inflateSync} from 'node:zlib';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {describe, expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import {draw, HEIGHT, WIDTH} from './draw.mjs';
import {drawCards} from './index';
import {indexedPng} from './png.mjs';
import {
  cardAddress,
  docSubjects,
  listSubjects,
  pageSubjects,
  postSubjects,
  withCards,
} from './subjects';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The data of the first chunk `type` of a PNG file. */
function chunkOf(png: Buffer, type: string): Buffer {
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const size = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === type) return png.subarray(at + 8, at + 8 + size);
  }
  throw new Error(`no ${type}`);
}

/** The indices of a card, row by row. */
function rowsOf(png: Buffer): Buffer[] {
  const data = inflateSync(chunkOf(png, 'IDAT'));
  return Array.from({length: HEIGHT}, (_, row) =>
    data.subarray(row * (WIDTH + 1) + 1, (row + 1) * (WIDTH + 1)),
  );
}

describe('an image with a palette', () => {
  it('has the given size, colors, and pixels', () => {
    const palette = [
      [1, 2, 3],
      [255, 0, 128],
    ];
    const png = indexedPng({width: 2, height: 2, indices: Uint8Array.of(0, 1, 1, 0), palette});
    expect([...chunkOf(png, 'IHDR')]).toEqual([0, 0, 0, 2, 0, 0, 0, 2, 8, 3, 0, 0, 0]);
    expect([...chunkOf(png, 'PLTE')]).toEqual(palette.flat());
    expect([...inflateSync(chunkOf(png, 'IDAT'))]).toEqual([0, 0, 1, 0, 1, 0]);
    // The checksum of the empty end chunk, which is the same in every PNG file.
    expect(png.subarray(-4).toString('hex')).toBe('ae426082');
  });
});

describe('a card', () => {
  const card = {title: 'Share a configuration across a team', section: 'Guides'};

  it('has the same bytes in each run, and other bytes for other text', async () => {
    const [one, again, other] = [
      await draw(card),
      await draw({...card}),
      await draw({...card, section: 'Reference'}),
    ];
    expect(one.equals(again)).toBe(true);
    expect(one.equals(other)).toBe(false);
  });

  it.each([
    'Wide words make a title of many lines: '.repeat(3).slice(0, 100),
    'windows_arm_emulation field',
    'AQUA_GITHUB_ARTIFACT_ATTESTATIONS',
  ])('keeps a margin around the title %s', async (title) => {
    const rows = rowsOf(await draw({title, section: card.section}));
    const margin = 40;
    const isEmpty = (part: Buffer) => part.every((index) => index === 0);
    expect(rows.filter((row) => !isEmpty(row)).length).toBeGreaterThan(150);
    for (const [index, row] of rows.entries()) {
      if (index < margin || index >= HEIGHT - margin)
        expect(isEmpty(row), `row ${index}`).toBe(true);
      expect(isEmpty(row.subarray(0, margin)), `left of row ${index}`).toBe(true);
      expect(isEmpty(row.subarray(WIDTH - margin)), `right of row ${index}`).toBe(true);
    }
  });

  it('shows a long word on one line', async () => {
    const rows = rowsOf(await draw({title: 'windows_arm_emulation'})).slice(HEIGHT / 2);
    expect(rows.filter((row) => row.some((index) => index > 0)).length).toBeLessThan(100);
  });

  it('rejects a character that its font does not have', async () => {
    await expect(draw({title: 'A 漢 in a title'})).rejects.toThrow(
      'the card of "A 漢 in a title" cannot show "漢"',
    );
  });

  it('shows the logo of the site', () => {
    const source = readFileSync(path.join(import.meta.dirname, 'draw.mjs'), 'utf8');
    const logo = readFileSync(path.join(ROOT, 'static/img/logo.svg'), 'utf8');
    const shapes = [...logo.matchAll(/ d="([^"]+)"/g)].map(([, shape]) => shape);
    expect(shapes.length).toBeGreaterThan(1);
    for (const shape of shapes) expect(source).toContain(` d="${shape}"`);
  });

  it('is drawn once for the same text', async () => {
    const cache = testFolder();
    const cards = [{name: 'one', title: 'One'}];
    const [file = ''] = await drawCards(cards, cache);
    const {mtimeMs} = statSync(file);
    expect(await drawCards([{name: 'other', title: 'One'}], cache)).toEqual([file]);
    expect(statSync(file).mtimeMs).toBe(mtimeMs);
    expect(readdirSync(cache)).toEqual([path.basename(file)]);
  });

  it('stops the build if it cannot be drawn', async () => {
    await expect(drawCards([{name: 'one', title: '漢'}], testFolder())).rejects.toThrow(
      'cannot show "漢"',
    );
  });
});

describe('pages', () => {
  const parse = withCards(ROOT);
  const params = {
    fileContent: '',
    defaultParseFrontMatter: async () => ({frontMatter: {title: 'A'}, content: ''}),
  };

  it('refer to their card in the front matter', async () => {
    const filePath = path.join(ROOT, 'docs/guides/a.b.mdx');
    expect((await parse({...params, filePath})).frontMatter).toEqual({
      title: 'A',
      image: '/img/cards/docs/guides/a.b.png',
    });
  });

  it('keep their own image', async () => {
    const {frontMatter} = await parse({
      ...params,
      defaultParseFrontMatter: async () => ({frontMatter: {image: '/own.png'}, content: ''}),
      filePath: path.join(ROOT, 'docs/a.md'),
    });
    expect(frontMatter).toEqual({image: '/own.png'});
  });

  it('have no cards for partial files', async () => {
    const filePath = path.join(ROOT, 'docs/_part.mdx');
    expect((await parse({...params, filePath})).frontMatter).toEqual({title: 'A'});
  });

  const document = (name: string, title: string) => ({
    id: name,
    title,
    source: `@site/${name}.mdx`,
    frontMatter: {image: cardAddress(name)},
  });

  it('show the outermost section of the page', () => {
    const doc = (id: string) => ({type: 'doc', id});
    const content = {
      loadedVersions: [
        {
          docs: [
            document('docs/intro', 'Intro'),
            document('docs/guides/index', 'Guides'),
            document('docs/guides/one', 'One'),
            {...document('docs/own', 'Own'), frontMatter: {image: '/own.png'}},
          ],
          sidebars: {
            main: [
              doc('docs/intro'),
              {
                type: 'category',
                label: 'Guides',
                link: doc('docs/guides/index'),
                items: [{type: 'category', label: 'Inner', items: [doc('docs/guides/one')]}],
              },
            ],
          },
        },
      ],
    } as unknown as Parameters<typeof docSubjects>[0];
    expect(docSubjects(content)).toEqual([
      {name: 'docs/intro', title: 'Intro', section: 'Docs'},
      {name: 'docs/guides/index', title: 'Guides'},
      {name: 'docs/guides/one', title: 'One', section: 'Guides'},
    ]);
  });

  it('include posts and Markdown pages', () => {
    const posts = {blogPosts: [{metadata: document('blog/post', 'Post')}]};
    expect(postSubjects(posts as unknown as BlogContent)).toEqual([
      {name: 'blog/post', title: 'Post', section: 'Blog'},
    ]);
    const pages = [
      {type: 'jsx', source: '@site/src/pages/index.tsx'},
      {type: 'mdx', ...document('src/pages/page', 'Page')},
    ];
    expect(pageSubjects(pages)).toEqual([{name: 'src/pages/page', title: 'Page'}]);
  });

  it('include each list of posts, at its path below the base URL', () => {
    const content = {
      blogTags: {'/site/blog/tags/one': {label: 'The first'}},
      authorsMap: {
        a: {name: 'Writers', page: {permalink: '/site/blog/authors/a'}},
        b: {name: 'No page', page: null},
      },
    };
    const lists = listSubjects(content as unknown as BlogContent, '/site/');
    expect(lists[0]).toEqual({name: 'blog', title: 'Blog'});
    expect(lists.slice(1).map(({name, title, section}) => [name, title, section])).toEqual([
      ['blog/archive', 'Archive', 'Blog'],
      ['blog/authors', 'Authors', 'Blog'],
      ['blog/tags', 'Tags', 'Blog'],
      ['blog/authors/a', 'Writers', 'Blog'],
      ['blog/tags/one', 'The first', 'Blog'],
    ]);
  });
});
