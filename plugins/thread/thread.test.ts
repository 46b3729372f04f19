import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {stem} from '../../src/search/text/stem';
import type {shippedPackage} from '../notices/notices';
import {inThread} from './index';

const ROOT = path.resolve(import.meta.dirname, '../..');

describe('inThread', () => {
  it('returns the result of a function in a TypeScript module', async () => {
    const file = path.join(ROOT, 'src/search/text/stem.ts');
    expect(await inThread<typeof stem>(file, 'stem', 'installations')).toBe(stem('installations'));
  });

  it('throws what the function throws', async () => {
    const file = path.join(ROOT, 'plugins/notices/notices.ts');
    await expect(
      inThread<typeof shippedPackage>(file, 'shippedPackage', path.join(ROOT, 'nowhere')),
    ).rejects.toThrow(/ENOENT.*nowhere/);
  });
});
