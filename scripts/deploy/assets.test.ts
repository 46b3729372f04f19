import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {afterAll, expect, it} from 'vitest';
import {keepAssets} from './assets';

const folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** Builds a site with these assets into an empty folder. */
function build(assets: Record<string, string>): string {
  const site = path.join(folder, 'build');
  rmSync(site, {recursive: true, force: true});
  for (const [file, text] of Object.entries(assets)) {
    mkdirSync(path.dirname(path.join(site, 'assets', file)), {recursive: true});
    writeFileSync(path.join(site, 'assets', file), text);
  }
  return site;
}

it('keeps the assets of one deployment, and does not replace any', () => {
  const kept = path.join(folder, 'kept');
  const files = (site: string) => globSync('assets/**/*', {cwd: site}).sort();

  expect(keepAssets(build({'js/a.1.js': 'a', 'parts/faq.json': '1'}), kept)).toBe(0);

  const second = build({'js/a.2.js': 'b', 'parts/faq.json': '2'});
  expect(keepAssets(second, kept)).toBe(1);
  expect(files(second)).toEqual(['assets/js/a.1.js', 'assets/js/a.2.js', 'assets/parts/faq.json']);
  expect(readFileSync(path.join(second, 'assets/parts/faq.json'), 'utf8')).toBe('2');

  const third = build({'js/a.3.js': 'c'});
  expect(keepAssets(third, kept)).toBe(2);
  expect(files(third)).not.toContain('assets/js/a.1.js');
});
