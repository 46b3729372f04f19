/** The lowest Node that the site is built and tested with: `engines` of package.json says the same. */
export const MINIMUM_NODE = '20.20.0';

/**
 * Why the Node `version` cannot be used, in one line; undefined if it can.
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
