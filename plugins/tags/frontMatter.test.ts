import path from 'node:path';
import {expect, it} from 'vitest';
import {frontMatterOf, parseFrontMatter} from './frontMatter';

const ROOT = path.resolve(__dirname, '../..');

it('reads front matter', () => {
  expect(frontMatterOf('---\ntitle: A page\n---\nText', 'docs/a.mdx')).toEqual({title: 'A page'});
  expect(frontMatterOf('Text', 'docs/a.mdx')).toEqual({});
});

it('reports the file, the line, and the fix if front matter is not valid YAML', () => {
  const source = '---\ntitle: A page\ndescription: One thing: two things\n---\nText';
  expect(() => frontMatterOf(source, 'docs/a.mdx')).toThrow(
    'docs/a.mdx:3: the front matter is not valid YAML: Nested mappings are not allowed in compact mappings. Put a value that contains a colon in quotes',
  );
});

it('reports this in the build, before Docusaurus reads the front matter', () => {
  const page = {filePath: path.join(ROOT, 'docs/a.mdx'), fileContent: '---\na: b: c\n---\n'};
  const defaultParseFrontMatter = () => expect.unreachable('Docusaurus reads it');
  expect(() => parseFrontMatter(ROOT)({...page, defaultParseFrontMatter})).toThrow(
    /^docs\/a\.mdx:2: the front matter is not valid YAML: /,
  );
});
