import {expect, it} from 'vitest';
import {frontMatterOf} from './frontMatter';

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
