import path from 'node:path';
import {expect, it} from 'vitest';
import {loadCatalog} from '../../../plugins/packages/load';
import {draw} from './index';

const {packages} = loadCatalog(path.resolve(import.meta.dirname, '../../..'));

it('draws at most one package of each repository', () => {
  const ofCfssl = packages.filter(({name}) => name.startsWith('cloudflare/cfssl/'));
  expect(ofCfssl.length).toBeGreaterThan(1);
  expect(draw(ofCfssl, 50)).toHaveLength(1);
  expect(new Set(draw(packages, 50).map(({name}) => name)).size).toBe(50);
});
