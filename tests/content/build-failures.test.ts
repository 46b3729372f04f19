import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import config from '../../docusaurus.config';
import {ROOT} from './build';

/** The settings of this site for problems that a build finds. */
const {onBrokenLinks, onBrokenAnchors, onDuplicateRoutes, markdown} = config;
const faults = {
  onBrokenLinks,
  onBrokenAnchors,
  onDuplicateRoutes,
  markdown: {hooks: markdown.hooks},
};

mkdirSync(path.join(ROOT, '.cache'), {recursive: true});
const folder = mkdtempSync(path.join(ROOT, '.cache/build-failures-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** Builds a site with the pages `docs` (text by file name) and this site's settings for problems. */
function build(
  name: string,
  docs: Record<string, string>,
): {status: number | null; output: string} {
  const site = path.join(folder, name);
  mkdirSync(path.join(site, 'docs'), {recursive: true});
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'));
  cpSync(path.join(ROOT, 'tsconfig.json'), path.join(site, 'tsconfig.json'));
  writeFileSync(path.join(site, 'package.json'), '{"name": "faults", "private": true}');
  writeFileSync(
    path.join(site, 'docusaurus.config.js'),
    `module.exports = ${JSON.stringify({
      title: 'Faults',
      url: 'https://docs.example',
      baseUrl: '/',
      future: {v4: true, faster: true, experimental_vcs: false},
      ...faults,
      presets: [['classic', {docs: {routeBasePath: '/'}, blog: false, pages: false}]],
    })};`,
  );
  for (const [file, text] of Object.entries(docs)) {
    writeFileSync(path.join(site, 'docs', file), text);
  }
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build', site],
    {
      cwd: site,
      encoding: 'utf8',
      env: {...process.env, NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    },
  );
  return {status, output: `${stdout}${stderr}`};
}

const HOME = '---\nslug: /\n---\n\n# Home\n\n';

describe('a build', {timeout: 120_000}, () => {
  it('fails for a broken anchor and reports the page and the anchor', () => {
    const {status, output} = build('anchor', {
      'home.md': HOME,
      'guide.md': '# Guide\n\n[Home](/#no-such-heading)\n',
    });
    expect(status).not.toBe(0);
    expect(output).toContain('/guide');
    expect(output).toContain('#no-such-heading');
  });

  // The build checks links at its end, so it continues after both warnings.
  it('fails for a broken link, after warnings for a duplicate route and a broken Markdown link', () => {
    const {status, output} = build('link', {
      'home.md': HOME,
      'one.md': '---\nslug: /same\n---\n\n# One\n',
      'two.md': '---\nslug: /same\n---\n\n# Two\n',
      'guide.md': '# Guide\n\n[Gone](/no-such-page)\n',
      'other.md': '# Other\n\n[Gone](./no-such-file.md)\n',
    });
    expect(status).not.toBe(0);
    expect(output).toMatch(/WARNING[\s\S]*duplicate[\s\S]*\/same/i);
    const broken = (page: string, link: string) =>
      new RegExp(`source page path = ${page}:\\s+-> linking to ${link}`);
    expect(output).toMatch(broken('/guide', '/no-such-page'));
    expect(output).toMatch(/WARNING[\s\S]*no-such-file\.md[\s\S]*docs\/other\.md/);
    expect(output).toMatch(broken('/other', '(?:./)?no-such-file.md'));
  });
});
