import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {addressOfSite} from './pages';

const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const home = (head: string) => writeFileSync(path.join(folder, 'index.html'), head);

it.each([
  '<link data-rh=true rel=canonical href=https://docs.example/base/ /><link rel=icon href=a>',
  '<link rel=icon href=a><link data-rh="true" rel="canonical" href="https://docs.example/base/">',
])('finds the address of a built site in %s', async (head) => {
  home(head);
  expect(await addressOfSite(folder)).toBe('https://docs.example/base/');
});

it('refuses a home page without an address', async () => {
  home('<link rel=icon href=https://docs.example/>');
  await expect(addressOfSite(folder)).rejects.toThrow('no canonical address');
});
