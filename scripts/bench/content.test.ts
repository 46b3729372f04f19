import {expect, it} from 'vitest';
import {splitTitle} from './content';

it('splits a page into its title and the rest', () => {
  expect(splitTitle('# Install aqua\n\nText.\n')).toEqual({
    title: 'Install aqua',
    body: '\nText.\n',
  });
});

it('refuses a page without a title', () => {
  expect(() => splitTitle('Text.')).toThrow('begins with "Text."');
});
