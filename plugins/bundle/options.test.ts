import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import site from '../../docusaurus.config';
import {testFolder} from '../../tests/unit/folder';
import {refuseIgnoredOptions} from './options';

const check = (themeConfig: object, text = '') => {
  const folder = testFolder({'docusaurus.config.ts': text});
  refuseIgnoredOptions({
    siteConfig: {themeConfig} as unknown as DocusaurusConfig,
    siteConfigPath: path.join(folder, 'docusaurus.config.ts'),
  });
};

it('accepts the configuration of the site, and the default values of the theme', () => {
  check(site.themeConfig);
  check({});
  check({
    colorMode: {respectPrefersColorScheme: false},
    prism: {additionalLanguages: []},
    algolia: {searchParameters: {}},
  });
});

it.each([
  ['colorMode', 'respectPrefersColorScheme', true],
  ['prism', 'additionalLanguages', ['java']],
  ['algolia', 'searchParameters', {typoTolerance: false}],
])('names the line of %s.%s', (group, name, value) => {
  expect(() => check({[group]: {[name]: value}}, `const a = 1;\n  ${name}: x,\n`)).toThrow(
    `docusaurus.config.ts:2: themeConfig.${group}.${name} has no effect on this site: `,
  );
});

it('names only the file if the option comes from another file', () => {
  expect(() => check({prism: {additionalLanguages: ['java']}})).toThrow(
    'docusaurus.config.ts: themeConfig.prism.additionalLanguages has no effect',
  );
});
