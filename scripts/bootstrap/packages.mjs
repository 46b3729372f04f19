import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT, runNpm} from './run.mjs';

/**
 * @typedef {{version?: string, optional?: boolean}} LockedPackage
 * @typedef {{packages: Record<string, LockedPackage>}} Lock
 */

/**
 * Whether what npm installed (its own record, `node_modules/.package-lock.json`) is what the lock
 * file asks for. Optional packages of other platforms may be absent.
 * @param {Lock} lock
 * @param {Lock | undefined} installed
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([location, {version, optional}]) => {
    if (location === '') return true;
    const found = installed?.packages[location];
    return found ? found.version === version : optional === true;
  });
}

/** @param {string} file @returns {Lock | undefined} */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Installs the packages of the lock file unless they are installed. */
export async function installMissingPackages() {
  const lock = readLock('package-lock.json');
  if (!lock)
    throw new Error('package-lock.json is missing or damaged: restore it from the repository.');
  if (isInstalled(lock, readLock('node_modules/.package-lock.json'))) return;
  console.log('Installing the packages of package-lock.json …');
  if ((await runNpm(['ci'])) !== 0) {
    throw new Error('npm ci failed: see its message above, then run the command again.');
  }
}
