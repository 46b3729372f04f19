import {createRequire} from 'node:module';

const {engines} = createRequire(import.meta.url)('../../package.json');

/**
 * The error message if Node.js `version` is older than package.json requires; undefined otherwise.
 * @param {string} version
 */
export function oldNodeMessage(version) {
  const [major, minor] = version.split('.').map(Number);
  const [minimumMajor, minimumMinor] = engines.node.match(/\d+/g).map(Number);
  const enough = major > minimumMajor || (major === minimumMajor && minor >= minimumMinor);
  return enough
    ? undefined
    : `Node ${version} is too old: install Node ${minimumMajor}.${minimumMinor} or later (https://nodejs.org).`;
}
