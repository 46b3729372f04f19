import {expect, it} from 'vitest';
import {feedbackAddress} from './address';

const page = {
  repository: 'https://github.com/owner/site',
  title: 'Checksums & signatures',
  page: 'https://site.example/docs/checksum/',
  section: ['Guides', 'Security'],
  version: 'v1.2.3',
};

it('opens an issue with the page, its section, and the version', () => {
  const {origin, pathname, searchParams} = new URL(feedbackAddress(page, false));
  expect(origin + pathname).toBe('https://github.com/owner/site/issues/new');
  expect(searchParams.get('title')).toBe('Not helpful: Checksums & signatures');
  expect(searchParams.get('body')).toBe(
    'Page: https://site.example/docs/checksum/\nSection: Guides / Security\nVersion: aqua v1.2.3\n\n' +
      'What is missing or wrong:\n',
  );
});

it('reports that a page helped, and omits the section if there is none', () => {
  const {searchParams} = new URL(feedbackAddress({...page, section: []}, true));
  expect(searchParams.get('title')).toBe('Helpful: Checksums & signatures');
  expect(searchParams.get('body')).not.toContain('Section');
});
