import {expect, it} from 'vitest';
import {loadCatalog} from '../../../plugins/packages/load';
import {ROOT} from '../../shared/root';
import {batchesOf, verifyPackages} from './index';

const {packages} = loadCatalog(ROOT);

it('has each package once, and at most one package of a repository in a batch', () => {
  const ofCfssl = packages.filter(({name}) => name.startsWith('cloudflare/cfssl/'));
  expect(ofCfssl.length).toBeGreaterThan(1);
  expect(batchesOf(ofCfssl)).toHaveLength(ofCfssl.length);
  const batches = batchesOf(packages, 50);
  expect(batches[0]).toHaveLength(50);
  expect(new Set(batches.flat()).size).toBe(packages.length);
});

it('does not pass without trying the packages that were asked for', async () => {
  await expect(verifyPackages('', {names: ['cli/cli']})).rejects.toThrow('--registry');
  await expect(verifyPackages('', {names: [], all: true})).rejects.toThrow('--registry');
});
