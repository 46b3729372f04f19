import {expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import {addressOfSite} from './pages';

/** The address of a site whose home page has this head. */
const addressWith = (head: string) =>
  addressOfSite(testFolder({'index.html': `<head>${head}</head>`}));

it.each([
  '<link data-rh=true rel=canonical href=https://docs.example/base/ /><link rel=icon href=a>',
  '<link rel=icon href=a><link data-rh="true" rel="canonical" href="https://docs.example/base/">',
])('finds the address of a built site in %s', async (head) => {
  expect(await addressWith(head)).toBe('https://docs.example/base/');
});

it('refuses a home page without an address', async () => {
  await expect(addressWith('<link rel=icon href=https://docs.example/>')).rejects.toThrow(
    'no canonical address',
  );
});
