import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {createInterface} from 'node:readline';
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

/** What installs Debian's Chromium, each command as its words. */
const APT = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
];

/**
 * The commands that install Chromium as a system package, or none where this is not Debian.
 * @param {string} system the content of /etc/os-release
 * @param {boolean} root whether this user is root; others need sudo
 */
export function packageCommands(system, root) {
  if (!/^ID="?debian"?$/m.test(system)) return [];
  return root ? APT : APT.map((words) => ['sudo', ...words]);
}

/**
 * Whether system packages may be installed: in CI without a question, on a terminal if the user
 * answers yes, and otherwise not.
 * @param {{CI?: string}} environment
 * @param {boolean} terminal whether somebody can answer
 * @param {(question: string) => Promise<string>} ask
 */
export async function mayInstall(environment, terminal, ask) {
  if (environment.CI) return true;
  return terminal && /^y(es)?$/i.test((await ask('Run it now? [y/N] ')).trim());
}

/** Asks on the terminal; no answer (Ctrl+D) is an empty one. */
function askOnTerminal(question) {
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  return new Promise((resolve) => {
    terminal.once('close', () => resolve(''));
    terminal.question(question, (answer) => {
      resolve(answer);
      terminal.close();
    });
  });
}

/** Installs Debian's package where there is one, if the user or CI agrees. */
async function installPackage() {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const commands = packageCommands(system, process.getuid?.() === 0);
  if (commands.length === 0) return;
  const line = commands.map((words) => words.join(' ')).join(' && ');
  console.log(`No browser to test with. This installs Debian's Chromium:\n  ${line}`);
  const terminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  if (!(await mayInstall(process.env, terminal, askOnTerminal))) return;
  for (const [command, ...args] of commands) {
    const status = await run(command, args).catch(() => 1);
    if (status !== 0) return;
  }
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
  await installPackage();
  const installed = find();
  if (installed) return installed;
  console.log('Downloading a browser into the cache of Playwright …');
  await runBin('@playwright/test', 'playwright', ['install', 'chromium']);
  const downloaded = find();
  if (downloaded) return downloaded;
  throw new Error(NO_BROWSER);
}
