import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/*
 * One sidebar in the order a reader would choose: first steps, tasks, the family of tools around
 * aqua, its registries, its security, and the reference.
 */

/** A page, by its path below the folder of the section around it; or a section or group of pages. */
type Item = string | Category;

interface Category {
  type: 'category';
  label: string;
  link?: {type: 'doc'; id: string};
  items: Item[];
}

/** `item` with `folder` before the path of each page in it. */
function inFolder(folder: string, item: Item): Item {
  if (typeof item === 'string') return `${folder}/${item}`;
  const {link, items} = item;
  return {
    ...item,
    ...(link && {link: {...link, id: `${folder}/${link.id}`}}),
    items: items.map((each) => inFolder(folder, each)),
  };
}

/** A section whose heading leads to the page `index` of `folder`, with `items` of that folder below it. */
const section = (label: string, folder: string, items: Item[]): Item =>
  inFolder(folder, {type: 'category', label, link: {type: 'doc', id: 'index'}, items});

/** A heading of its own around `items`, with no page behind it. */
const group = (label: string, items: Item[]): Item => ({type: 'category', label, items});

const tutorialSidebar: Item[] = [
  'index',
  'install',
  section('Tutorial', 'tutorial', [
    'search-packages',
    'global-config',
    'change-version-per-project',
    'lazy-install',
    'install-only-link',
    'config-path',
  ]),
  section('Guides', 'guides', [
    group('Everyday use', [
      'install-all-packages',
      'list-installed-packages',
      'update-command',
      'uninstall-packages',
      'vacuum',
      'command-alias',
      'package-tag',
    ]),
    group('Teams and projects', [
      'team-config',
      'shared-root-dir',
      'split-config',
      'keep-in-one-dir',
      'renovate',
      'private-package',
      'restricted-network',
      'wrap-aqua-with-task-runner',
      'git-hooks',
      'editors',
      'build-container-image',
      'claude-code-sandbox',
    ]),
    section('Continuous integration', 'ci', [
      'github-actions',
      'gitlab-ci',
      'circleci',
      'jenkins',
      'azure-pipelines',
      'bitbucket',
      'update-checksums',
    ]),
    group('Secure setup', ['checksum', 'policy-as-code']),
  ]),
  'trouble-shooting',
  'faq',
  section('Products', 'products', [
    section('aqua-installer', 'aqua-installer', ['bootstrap']),
    'aqua-proxy',
    section('aqua-registry', 'aqua-registry', ['contributing', 'changelog']),
    'aqua-renovate-config',
    'update-checksum-action',
    'update-checksum-workflow',
    'circleci-orb-aqua',
    'devcontainer-features',
  ]),
  section('Develop a registry', 'develop-registry', [
    'generate-registry',
    'change-os-arch-for-test',
    'registry-style-guide',
  ]),
  section('Security', 'reference/security', [
    'hardening',
    'compromised-release',
    'checksum',
    'cosign-slsa',
    'github-artifact-attestations',
    'github-immutable-release',
    'minisign',
    'keyring',
    'ghtkn',
    'archives',
    section('Policy as code', 'policy-as-code', ['why-policy-is-needed', 'git-policy']),
  ]),
  section('Reference', 'reference', [
    'usage',
    'cheat-sheet',
    'glossary',
    'packages-json',
    section('Configuration', 'config', [
      'checksum',
      'version-expr',
      'log-color',
      'progress-bar',
      'shell-completion',
      'trace-profile',
      'experimental-feature',
    ]),
    section('Error codes', 'codes', ['001', '002', '003', '004', '005', '006', '007']),
    group('How aqua works', [
      'lazy-install',
      'execve-2',
      'registry',
      'uninstall',
      'restriction',
      'aqua-cant-manage-aqua',
    ]),
    group('Platforms and other tools', [
      'windows-support',
      'nodejs-support',
      'use-aqua-with-other-tools',
    ]),
    group('See and read more', ['demo', 'slide-blog']),
  ]),
  section('Registry configuration', 'reference/registry-config', [
    'fields',
    'recipes',
    group('Package types', [
      'github-release-package',
      'github-content-package',
      'github-archive-package',
      'http-package',
      'go-install-package',
      'go-build-package',
      'cargo-package',
      'go-package',
    ]),
    group('Assets and files', [
      'format',
      'format-overrides',
      'files',
      'replacements',
      'overrides',
      'template',
      'vars',
      'build',
      'complete-windows-ext',
    ]),
    group('Platforms', ['supported-envs', 'supported-if', 'rosetta2', 'windows_arm_emulation']),
    group('Versions', [
      'version-source',
      'version-filter',
      'version-prefix',
      'version-overrides',
      'go-version-path',
      'no_asset',
      'error_message',
    ]),
    group('Verification', [
      'checksum',
      'cosign',
      'slsa-provenance',
      'github-artifact-attestations',
      'github-immutable-release',
      'minisign',
    ]),
    group('Names and access', ['aliases', 'search-words', 'private']),
  ]),
  section('Upgrade guide', 'reference/upgrade-guide', [
    section('Upgrade to v2', 'v2', [
      'only-standard-registry-is-allowed-by-default',
      'change-require_checksum',
      'change-semver',
      'fix-default-files-name',
      'remove-supported_if',
      'remove-type-go',
      'aqua-config',
      'deprecate-install-test-option',
      'deprecate-update-checksum-deep-option',
    ]),
  ]),
];

export default {tutorialSidebar} satisfies SidebarsConfig;
