import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {appendFileSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {copySite} from '../../scripts/shared/copy';
import {docusaurusIn} from '../../scripts/shared/docusaurus';
import {freePort} from '../port';

/* `npm start` in a copy of the site, so that a page can change. */

test.setTimeout(240_000);

/** Starts the site in `folder`. `printed` returns the output of the command. */
function start(folder: string, port: number): {site: ChildProcess; printed: () => string} {
  const args = [docusaurusIn(folder), 'start', '--no-open', '--port', String(port)];
  const env = {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', NODE_ENV: 'development'};
  const site = spawn(process.execPath, args, {cwd: folder, env});
  let output = '';
  for (const stream of [site.stdout, site.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return {site, printed: () => output};
}

test('shows pages of every kind, a changed page, and a page whose tag named a missing file', async ({
  page,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
  copySite(folder);
  const port = await freePort();
  const {site, printed} = start(folder, port);
  try {
    const url = `http://localhost:${port}`;
    const answers = async () => {
      if (site.exitCode !== null) throw new Error(`docusaurus start ended:\n${printed()}`);
      return fetch(url, {headers: {accept: 'text/html'}}).then(
        ({status}) => status,
        () => 0,
      );
    };
    await expect.poll(answers, {timeout: 120_000}).toBe(200);
    const title = page.locator('h1').first();
    const shows = (text: string | RegExp) => expect(title).toHaveText(text, {timeout: 30_000});

    await page.goto(`${url}/docs/install`);
    await shows('Install aqua');
    appendFileSync(path.join(folder, 'docs/install.mdx'), '\nThis sentence is new.\n');
    await expect(page.getByText('This sentence is new.')).toBeVisible({timeout: 30_000});

    await page.getByRole('contentinfo').getByRole('link', {name: 'Tutorial'}).click();
    await expect(page).toHaveURL(/\/docs\/tutorial\/$/);
    await shows(/^Tutorial/);

    await page.goto(`${url}/blog`);
    await expect(page.locator('article h2').first()).toBeVisible({timeout: 30_000});
    await page.goto(`${url}/packages/cli/cli`);
    await shows('cli/cli');
    await page.goto(`${url}/no-such-page`);
    await shows('Page not found');

    // A tag may name a file that is written after it.
    await page.goto(`${url}/docs/install`);
    await shows('Install aqua');
    appendFileSync(path.join(folder, 'docs/install.mdx'), '\n<List of="new" />\n');
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    await expect(overlay.getByText('there is no list "new"')).toBeVisible({timeout: 30_000});
    const list = 'title: New\nitems:\n  - {name: first, description: This list is new.}\n';
    writeFileSync(path.join(folder, 'facts/lists/new.yaml'), list);
    await expect(page.getByText('This list is new.')).toBeAttached({timeout: 30_000});
  } finally {
    site.kill('SIGINT');
    if (site.exitCode === null) await once(site, 'exit');
    rmSync(folder, {recursive: true, force: true});
  }
});
