import path from 'node:path';
import {expect, it} from 'vitest';
import site from '../../docusaurus.config';

it('the configuration, which Docusaurus puts into the scripts, contains no path of this machine', () => {
  const shipped = JSON.stringify(site);
  expect(shipped).toContain('"sidebarPath"');
  expect(shipped).not.toContain(path.resolve(import.meta.dirname, '../..'));
});
