/** The pages below `prefix`, one for each word of `names`. */
const below = (prefix: string, names: string) => names.split(/\s+/).map((name) => prefix + name);

/**
 * The routes to which other sites link, and the routes that were added later:
 * /docs/reference/, /docs/reference/codes/ with 007, /docs/guides/claude-code-sandbox,
 * /docs/reference/glossary, /docs/reference/cheat-sheet, /docs/guides/ci/ and its pages, /docs/guides/editors,
 * /docs/guides/git-hooks, /docs/guides/restricted-network, /docs/guides/shared-root-dir,
 * /docs/reference/security/archives, /docs/reference/registry-config/fields, and
 * /docs/develop-registry/generate-registry.
 */
export const ROUTES = [
  '/',
  '/markdown-page',
  '/search',
  '/blog',
  '/docs/',
  '/docs/tutorial/',
  '/docs/guides/',
  '/docs/products/',
  '/docs/products/aqua-installer/',
  '/docs/products/aqua-registry/',
  '/docs/develop-registry/',
  '/docs/reference/config/',
  '/docs/reference/registry-config/',
  '/docs/reference/security/',
  '/docs/reference/security/policy-as-code/',
  '/docs/reference/upgrade-guide/',
  '/docs/reference/upgrade-guide/v2/',
  '/docs/reference/',
  '/docs/reference/codes/',
  ...below('/docs/', 'install faq trouble-shooting'),
  ...below(
    '/docs/tutorial/',
    `change-version-per-project config-path global-config install-only-link lazy-install
     search-packages`,
  ),
  ...below(
    '/docs/guides/',
    `build-container-image checksum command-alias install-all-packages keep-in-one-dir
     list-installed-packages package-tag policy-as-code private-package renovate split-config
     team-config uninstall-packages update-command vacuum wrap-aqua-with-task-runner
     claude-code-sandbox editors git-hooks restricted-network shared-root-dir`,
  ),
  '/docs/guides/ci/',
  ...below(
    '/docs/guides/ci/',
    'azure-pipelines bitbucket circleci github-actions gitlab-ci jenkins update-checksums',
  ),
  ...below('/docs/products/aqua-installer/', 'bootstrap'),
  ...below(
    '/docs/products/',
    `aqua-proxy aqua-renovate-config circleci-orb-aqua devcontainer-features
     update-checksum-action update-checksum-workflow`,
  ),
  ...below('/docs/products/aqua-registry/', 'changelog contributing'),
  ...below(
    '/docs/develop-registry/',
    'change-os-arch-for-test generate-registry registry-style-guide',
  ),
  ...below(
    '/docs/reference/',
    `aqua-cant-manage-aqua cheat-sheet demo execve-2 glossary lazy-install nodejs-support registry restriction
     slide-blog uninstall usage use-aqua-with-other-tools windows-support`,
  ),
  ...below('/docs/reference/codes/', '001 002 003 004 005 006 007'),
  ...below(
    '/docs/reference/config/',
    `checksum experimental-feature log-color progress-bar shell-completion trace-profile
     version-expr`,
  ),
  ...below(
    '/docs/reference/registry-config/',
    `aliases build cargo-package checksum complete-windows-ext cosign error_message fields files
     format format-overrides github-archive-package github-artifact-attestations github-content-package
     github-immutable-release github-release-package go-build-package go-install-package
     go-package go-version-path http-package minisign no_asset overrides
     private recipes replacements rosetta2 search-words slsa-provenance supported-envs supported-if
     template vars version-filter version-overrides version-prefix version-source
     windows_arm_emulation`,
  ),
  ...below(
    '/docs/reference/security/',
    `archives checksum compromised-release cosign-slsa ghtkn github-artifact-attestations
     github-immutable-release hardening keyring minisign`,
  ),
  ...below('/docs/reference/security/policy-as-code/', 'git-policy why-policy-is-needed'),
  ...below(
    '/docs/reference/upgrade-guide/v2/',
    `aqua-config change-require_checksum change-semver deprecate-install-test-option
     deprecate-update-checksum-deep-option fix-default-files-name only-standard-registry-is-allowed-by-default
     remove-supported_if remove-type-go`,
  ),
];
