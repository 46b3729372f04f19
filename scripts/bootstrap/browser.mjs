import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {runBin, searchPath} from './run.mjs';
import {installPackages} from './system.mjs';

/** The names of browsers in the folders of PATH. */
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chrome.exe',
  'msedge.exe',
];
/** The paths of browsers on macOS and Windows, where they are not in PATH. */
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The files that may be a browser, in the order in which they are tried. They need not exist.
 * @param {string} downloaded the path of the browser that Playwright downloads
 */
export function browserCandidates(downloaded) {
  const onPath = NAMES.flatMap((name) => searchPath().map((folder) => path.join(folder, name)));
  return [...onPath, ...PLACES, downloaded];
}

/** Whether `file` is a browser that starts. Some systems have a script of that name that installs one. */
function starts(file) {
  if (!existsSync(file)) return false;
  // On Windows `--version` opens a window.
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], {stdio: 'ignore', timeout: 20_000}).status === 0;
}

/** The error message if no browser was found or installed. */
const NO_BROWSER = `No browser to test with. Do one of these, then run npm test again:
  - install Chromium or Chrome;
  - set CHROMIUM to the path of one;
  - run "npx playwright install --with-deps chromium", which also installs system libraries.`;

/**
 * Finds a browser for the tests, or installs one, and returns its path. It tries, in this order: the
 * variable CHROMIUM, an installed browser, the package of Debian (if the user agrees or in CI), and the
 * download of Playwright.
 * @throws {Error} if CHROMIUM is not a working browser, or if no browser could be installed
 */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (starts(named)) return named;
    throw new Error(`CHROMIUM is ${named}, which is not a working browser: correct or unset it.`);
  }
  // Imported here, because it takes long to load and npm start does not need it.
  const {chromium} = await import('@playwright/test');
  const find = () => browserCandidates(chromium.executablePath()).find(starts);
  const found = find();
  if (found) return found;
  // Not on Ubuntu, whose package of that name installs a snap.
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
