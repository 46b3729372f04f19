import {existsSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {searchPath} from './run.mjs';
import {installPackages} from './system.mjs';

/** The programs that the tests in Firefox and WebKit need: their names in PATH, and their Debian packages. */
const PROGRAMS = {
  firefox: {names: ['firefox-esr', 'firefox'], package: 'firefox-esr'},
  screen: {names: ['Xvfb'], package: 'xvfb'},
  driver: {names: ['WebKitWebDriver'], package: 'webkit2gtk-driver'},
  miniBrowser: {names: ['MiniBrowser'], package: 'webkit2gtk-driver'},
};

/**
 * The path of each program in `folders`; undefined for a program that is in none of them.
 * @param {readonly string[]} folders
 * @returns {Record<keyof typeof PROGRAMS, string | undefined>}
 */
export function programsIn(folders) {
  const find = (names) =>
    names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
  return Object.fromEntries(
    Object.entries(PROGRAMS).map(([program, {names}]) => [program, find(names)]),
  );
}

const here = () =>
  programsIn([
    ...searchPath(),
    // MiniBrowser of WebKit is not in PATH.
    ...globSync('usr/lib/*/webkit2gtk-*', {cwd: '/', absolute: true, onlyDirectories: true}),
  ]);

const missing = (found) => Object.keys(PROGRAMS).filter((program) => !found[program]);

/**
 * The paths of the programs: Firefox, the driver and the browser of WebKit, and Xvfb.
 * @returns {Record<keyof typeof PROGRAMS, string>}
 * @throws {Error} if one is missing; the message names its package
 */
export function findEngines() {
  const found = here();
  const absent = missing(found);
  if (absent.length > 0) {
    const packages = [...new Set(absent.map((program) => PROGRAMS[program].package))].join(' ');
    throw new Error(
      `No ${absent.flatMap((program) => PROGRAMS[program].names[0]).join(', ')} to test with: ` +
        `install ${packages} (apt-get install ${packages}), then run npm run test:engines again.`,
    );
  }
  return /** @type {Record<keyof typeof PROGRAMS, string>} */ (found);
}

/**
 * Installs the programs that are missing, if the user agrees or in CI.
 * @throws {Error} if one is still missing
 */
export async function ensureEngines() {
  const absent = missing(here());
  if (absent.length > 0) {
    await installPackages([...new Set(absent.map((program) => PROGRAMS[program].package))], {
      systems: ['debian', 'ubuntu'],
      reason: 'Browsers to test with are missing. This installs them:',
    });
  }
  return findEngines();
}
