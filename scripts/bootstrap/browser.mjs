import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {ROOT, run, runBin} from './run.mjs';

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

/** The command prefix that makes this user root: none, sudo without a password, or undefined. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], {stdio: 'ignore'}).status === 0 ? ['sudo'] : undefined;
}

/** Installs Debian's package, where there is one and this user may. */
async function installPackage() {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const root = asRoot();
  if (!/^ID=debian$/m.test(system) || !root) return;
  console.log('Installing Chromium from Debian …');
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [command, ...rest] = [...root, 'apt-get', ...args];
    if ((await run(command, rest)) !== 0) return;
  }
}

/** The path of a browser for the tests: the one of CHROMIUM, of this machine, or a new one. */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (starts(named)) return named;
    throw new Error(`CHROMIUM is ${named}, which is no browser that starts: correct or unset it.`);
  }
  const find = () => browserCandidates(process.env, downloadedBrowser()).find(starts);
  const found = find();
  if (found) return found;
  await installPackage();
  const installed = find();
  if (installed) return installed;
  await runBin('@playwright/test', 'playwright', ['install', 'chromium']);
  const downloaded = find();
  if (downloaded) return downloaded;
  throw new Error(
    'No browser to test with: install Chromium or Chrome, or set CHROMIUM to the path of one.',
  );
}
