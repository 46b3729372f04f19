import {expect, it} from 'vitest';
import site from '../../docusaurus.config';
import {ROOT} from '../shared/root';

it('the configuration, which Docusaurus puts into the scripts, contains no path of this machine', () => {
  const shipped = JSON.stringify(site);
  expect(shipped).toContain('"sidebarPath"');
  expect(shipped).not.toContain(ROOT);
});
