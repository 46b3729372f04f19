import {expect, it} from 'vitest';
import type {SearchRecord} from './record';
import {recordsByVersion} from './write-indexes';

/** The tags of the records in each index, for a site with a record for each tag and version of `pages`. */
const indexesOf = (...pages: [tag: string, version: string][]) => {
  const records = pages.map(
    ([docusaurus_tag, version]) => ({docusaurus_tag, version: [version]}) as SearchRecord,
  );
  return Object.fromEntries(
    [...recordsByVersion(records)].map(([tag, own]) => [
      tag,
      own.map((each) => each.docusaurus_tag),
    ]),
  );
};

it('has an index for each version of docs, with the pages of the blog', () => {
  expect(
    indexesOf(
      ['default', 'current'],
      ['docs-default-current', 'current'],
      ['docs-default-1.0.0-rc.1', '1.0.0-rc.1'],
    ),
  ).toEqual({
    'docs-default-current': ['default', 'docs-default-current'],
    'docs-default-1.0.0-rc.1': ['default', 'docs-default-1.0.0-rc.1'],
  });
});

it('has one index for several docs whose names begin with the same word', () => {
  const tags = ['docs-api-go-current', 'docs-api-rust-current'];
  expect(
    indexesOf(['docs-api-go-current', 'current'], ['docs-api-rust-current', 'current']),
  ).toEqual({
    'docs-api-go-current': tags,
  });
});
