/** The oldest Node.js that can build and test the site. A test compares it with `engines` in package.json. */
export const MINIMUM_NODE = '20.20.0';

/**
 * The error message if Node.js `version` is too old; undefined otherwise.
 * @param {string} version
 */
export function oldNodeMessage(version) {
  const [major, minor] = version.split('.').map(Number);
  const [minimumMajor, minimumMinor] = MINIMUM_NODE.split('.').map(Number);
  const enough = major > minimumMajor || (major === minimumMajor && minor >= minimumMinor);
  return enough
    ? undefined
    : `Node ${version} is too old: install Node ${minimumMajor}.${minimumMinor} or later (https://nodejs.org).`;
}
