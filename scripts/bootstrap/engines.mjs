import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {installPackages} from './system.mjs';

/** What the tests of other engines need: programs by their names on the path, and their packages. */
const PROGRAMS = {
  firefox: {names: ['firefox-esr', 'firefox'], package: 'firefox-esr'},
  screen: {names: ['Xvfb'], package: 'xvfb'},
  driver: {names: ['WebKitWebDriver'], package: 'webkit2gtk-driver'},
  miniBrowser: {names: ['MiniBrowser'], package: 'webkit2gtk-driver'},
};

/** The folders that WebKit's small browser may be in, which is not on the path: /usr/lib/*\/webkit*. */
function webkitFolders(libraries = '/usr/lib') {
  const below = (folder) =>
    existsSync(folder)
      ? readdirSync(folder, {withFileTypes: true})
          .filter((each) => each.isDirectory())
          .map(({name}) => path.join(folder, name))
      : [];
  return below(libraries)
    .flatMap(below)
    .filter((folder) => path.basename(folder).startsWith('webkit2gtk-'));
}

/**
 * Where each program is, or undefined.
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
    ...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean),
    ...webkitFolders(),
  ]);

const missing = (found) => Object.keys(PROGRAMS).filter((program) => !found[program]);

/**
 * Where Firefox, WebKit's driver and browser, and a screen in memory are on this machine.
 * @returns {Record<keyof typeof PROGRAMS, string>}
 * @throws {Error} if one is missing: it names their packages
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
 * Installs what is missing of them, if the user or CI agrees.
 * @throws {Error} if one is missing after that
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
