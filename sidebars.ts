import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/*
 * One sidebar in the order a reader would choose: first steps, tasks, the family of tools around
 * aqua, its registries, its security, and the reference.
 */

/** Ids of the pages `names` of the folder `folder` under `docs/`. */
const pages = (folder: string, ...names: string[]): string[] =>
  names.map((name) => `${folder}/${name}`);

/** A section whose heading leads to the `index` page of `folder`, with `items` below it. */
const section = (label: string, folder: string, items: SidebarsConfig[string]) => ({
  type: 'category' as const,
  label,
  link: {type: 'doc' as const, id: `${folder}/index`},
  items: items as never[],
});

/** A heading of its own around `items`, with no page behind it. */
const group = (label: string, items: SidebarsConfig[string]) => ({
  type: 'category' as const,
  label,
  items: items as never[],
});

const registryConfig = 'reference/registry-config';
const v2 = 'reference/upgrade-guide/v2';

const tutorialSidebar = [
  'index',
  'install',
  section(
    'Tutorial',
    'tutorial',
    pages(
      'tutorial',
      'search-packages',
      'global-config',
      'change-version-per-project',
      'lazy-install',
      'install-only-link',
      'config-path',
    ),
  ),
  section('Guides', 'guides', [
    group(
      'Everyday use',
      pages(
        'guides',
        'install-all-packages',
        'list-installed-packages',
        'update-command',
        'uninstall-packages',
        'vacuum',
        'command-alias',
        'package-tag',
      ),
    ),
    group(
      'Teams and projects',
      pages(
        'guides',
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
      ),
    ),
    section(
      'Continuous integration',
      'guides/ci',
      pages(
        'guides/ci',
        'github-actions',
        'gitlab-ci',
        'circleci',
        'jenkins',
        'azure-pipelines',
        'bitbucket',
        'update-checksums',
      ),
    ),
    group('Secure setup', pages('guides', 'checksum', 'policy-as-code')),
  ]),
  'trouble-shooting',
  'faq',
  section('Products', 'products', [
    section(
      'aqua-installer',
      'products/aqua-installer',
      pages('products/aqua-installer', 'bootstrap'),
    ),
    'products/aqua-proxy',
    section(
      'aqua-registry',
      'products/aqua-registry',
      pages('products/aqua-registry', 'contributing', 'changelog'),
    ),
    ...pages(
      'products',
      'aqua-renovate-config',
      'update-checksum-action',
      'update-checksum-workflow',
      'circleci-orb-aqua',
      'devcontainer-features',
    ),
  ]),
  section(
    'Develop a registry',
    'develop-registry',
    pages(
      'develop-registry',
      'generate-registry',
      'change-os-arch-for-test',
      'registry-style-guide',
    ),
  ),
  section('Security', 'reference/security', [
    ...pages(
      'reference/security',
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
    ),
    section(
      'Policy as code',
      'reference/security/policy-as-code',
      pages('reference/security/policy-as-code', 'why-policy-is-needed', 'git-policy'),
    ),
  ]),
  section('Reference', 'reference', [
    'reference/usage',
    'reference/cheat-sheet',
    'reference/glossary',
    'reference/packages-json',
    section(
      'Configuration',
      'reference/config',
      pages(
        'reference/config',
        'checksum',
        'version-expr',
        'log-color',
        'progress-bar',
        'shell-completion',
        'trace-profile',
        'experimental-feature',
      ),
    ),
    section(
      'Error codes',
      'reference/codes',
      pages('reference/codes', '001', '002', '003', '004', '005', '006', '007'),
    ),
    group(
      'How aqua works',
      pages(
        'reference',
        'lazy-install',
        'execve-2',
        'registry',
        'uninstall',
        'restriction',
        'aqua-cant-manage-aqua',
      ),
    ),
    group(
      'Platforms and other tools',
      pages('reference', 'windows-support', 'nodejs-support', 'use-aqua-with-other-tools'),
    ),
    group('See and read more', pages('reference', 'demo', 'slide-blog')),
  ]),
  section('Registry configuration', registryConfig, [
    `${registryConfig}/fields`,
    `${registryConfig}/recipes`,
    group(
      'Package types',
      pages(
        registryConfig,
        'github-release-package',
        'github-content-package',
        'github-archive-package',
        'http-package',
        'go-install-package',
        'go-build-package',
        'cargo-package',
        'go-package',
      ),
    ),
    group(
      'Assets and files',
      pages(
        registryConfig,
        'format',
        'format-overrides',
        'files',
        'replacements',
        'overrides',
        'template',
        'vars',
        'build',
        'complete-windows-ext',
      ),
    ),
    group(
      'Platforms',
      pages(registryConfig, 'supported-envs', 'supported-if', 'rosetta2', 'windows_arm_emulation'),
    ),
    group(
      'Versions',
      pages(
        registryConfig,
        'version-source',
        'version-filter',
        'version-prefix',
        'version-overrides',
        'go-version-path',
        'no_asset',
        'error_message',
      ),
    ),
    group(
      'Verification',
      pages(
        registryConfig,
        'checksum',
        'cosign',
        'slsa-provenance',
        'github-artifact-attestations',
        'github-immutable-release',
        'minisign',
      ),
    ),
    group('Names and access', pages(registryConfig, 'aliases', 'search-words', 'private')),
  ]),
  section('Upgrade guide', 'reference/upgrade-guide', [
    section(
      'Upgrade to v2',
      v2,
      pages(
        v2,
        'only-standard-registry-is-allowed-by-default',
        'change-require_checksum',
        'change-semver',
        'fix-default-files-name',
        'remove-supported_if',
        'remove-type-go',
        'aqua-config',
        'deprecate-install-test-option',
        'deprecate-update-checksum-deep-option',
      ),
    ),
  ]),
] satisfies SidebarsConfig[string];

export default {tutorialSidebar} satisfies SidebarsConfig;
