import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {ROOT, runBin} from './run.mjs';
import {installPackages} from './system.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chrome.exe',
  'msedge.exe',
];
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Files that may be a browser on this machine, the likeliest first.
 * @param {{PATH?: string}} environment
 * @param {string | undefined} downloaded where Playwright keeps the browser it downloads
 */
export function browserCandidates(environment, downloaded) {
  const folders = (environment.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...PLACES, ...(downloaded ? [downloaded] : [])];
}

/** Whether `file` is a browser that starts here: some systems have a stub of that name. */
function starts(file) {
  if (!existsSync(file)) return false;
  // On Windows `--version` opens a window.
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], {stdio: 'ignore', timeout: 20_000}).status === 0;
}

/** Where Playwright keeps its own Chromium, downloaded or not. */
function downloadedBrowser() {
  const require = createRequire(path.join(ROOT, 'package.json'));
  return require('@playwright/test').chromium.executablePath();
}

/** What to do when no browser could be found or installed. */
const NO_BROWSER = `No browser to test with. Do one of these, then run npm test again:
  - install Chromium or Chrome;
  - set CHROMIUM to the path of one;
  - run "npx playwright install --with-deps chromium", which also installs system libraries.`;

/**
 * The path of a browser for the tests: the one of CHROMIUM, one of this machine, Debian's package
 * if the user agrees, or Playwright's download.
 * @throws {Error} if CHROMIUM does not start, or if there is no browser after all of this
 */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (starts(named)) return named;
    throw new Error(`CHROMIUM is ${named}, which is no browser that starts: correct or unset it.`);
  }
  const find = () => browserCandidates(process.env, downloadedBrowser()).find(starts);
  const found = find();
  if (found) return found;
  // On Ubuntu the package of that name is a stub for another store.
  await installPackages(['chromium'], {
    systems: ['debian'],
    reason: "No browser to test with. This installs Debian's Chromium:",
  });
  const installed = find();
  if (installed) return installed;
  console.log('Downloading a browser into the cache of Playwright …');
  await runBin('@playwright/test', 'playwright', ['install', 'chromium']);
  const downloaded = find();
  if (downloaded) return downloaded;
  throw new Error(NO_BROWSER);
}
