import {readFileSync} from 'node:fs';
import path from 'node:path';
import {npmCommand, ROOT, run} from './run.mjs';

/**
 * @typedef {{version?: string, optional?: boolean}} LockedPackage
 * @typedef {{packages: Record<string, LockedPackage>}} Lock
 */

/**
 * Whether the installed packages have the versions of the lock file. Optional packages, such as those for
 * other platforms, may be missing.
 * @param {Lock} lock `package-lock.json`
 * @param {Lock | undefined} installed `node_modules/.package-lock.json`, in which npm records what it installed
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([location, {version, optional}]) => {
    if (location === '') return true;
    const found = installed?.packages[location];
    return found ? found.version === version : optional === true;
  });
}

/**
 * The content of a lock file; undefined if it is missing or is not JSON.
 * @param {string} file
 * @returns {Lock | undefined}
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Runs `npm ci`, unless the packages of the lock file are installed.
 * @throws {Error} if the lock file cannot be read, or if `npm ci` fails
 */
export async function installMissingPackages() {
  const lock = readLock('package-lock.json');
  if (!lock)
    throw new Error('package-lock.json is missing or damaged: restore it from the repository.');
  if (isInstalled(lock, readLock('node_modules/.package-lock.json'))) return;
  console.log('Installing the packages of package-lock.json …');
  if ((await run(...npmCommand(['ci']))) !== 0) {
    throw new Error('npm ci failed: see its message above, then run the command again.');
  }
}
