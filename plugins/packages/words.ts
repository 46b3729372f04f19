/** The labels of abbreviated facts. Pure functions. */
import type {PackageType, Platform, Verification} from './schema.ts';

export const PLATFORM_NAMES: Record<Platform, string> = {
  'darwin/amd64': 'macOS on Intel',
  'darwin/arm64': 'macOS on Apple silicon',
  'linux/amd64': 'Linux on x86-64',
  'linux/arm64': 'Linux on Arm',
  'windows/amd64': 'Windows on x86-64',
  'windows/arm64': 'Windows on Arm',
};

/** Where a package of a type comes from, to complete the sentence "Comes from". */
export const TYPE_NAMES: Record<PackageType, string> = {
  github_release: 'GitHub release',
  github_archive: 'GitHub source archive',
  github_content: 'File in a GitHub repository',
  http: 'Download over HTTP',
  go_install: 'Built from source with Go',
  go_build: 'Built from source with Go',
  cargo: 'Built from source with Cargo',
};

/** The page that explains a type. */
export const typePage = (type: PackageType): string =>
  `/docs/reference/registry-config/${type.replace('_', '-')}-package`;

/** How pages describe a kind of verification. `by` completes the sentence "verified by". */
export const VERIFICATION_WORDS: Record<
  Verification,
  {readonly name: string; readonly by: string; readonly page: string; readonly text: string}
> = {
  checksum: {
    name: 'Checksum',
    by: 'a checksum file',
    page: '/docs/reference/security/checksum',
    text: "with checksum verification on, aqua can get the expected checksum from the publisher's checksum file.",
  },
  cosign: {
    name: 'Cosign',
    by: 'Cosign',
    page: '/docs/reference/security/cosign-slsa',
    text: 'Cosign verifies a signature of the download or of its checksum file.',
  },
  slsa: {
    name: 'SLSA provenance',
    by: 'SLSA provenance',
    page: '/docs/reference/security/cosign-slsa',
    text: 'slsa-verifier verifies from which repository the file was built.',
  },
  attestation: {
    name: 'GitHub artifact attestation',
    by: 'a GitHub artifact attestation',
    page: '/docs/reference/security/github-artifact-attestations',
    text: 'The GitHub CLI verifies which repository and workflow built the file.',
  },
  minisign: {
    name: 'minisign',
    by: 'minisign',
    page: '/docs/reference/security/minisign',
    text: 'aqua runs minisign to verify a signature with the public key in the definition.',
  },
};

/** How a package is verified: the rest of a sentence that starts with the kind of verification. */
export const verificationText = (
  kind: Verification,
  {signed}: {readonly signed?: readonly Verification[]},
): string =>
  signed?.includes(kind)
    ? "aqua verifies the checksum file's signature when it records a checksum from the file."
    : VERIFICATION_WORDS[kind].text;

/** `verified by Cosign and minisign`, or that nothing verifies it. */
export const verifiedBy = (kinds: readonly Verification[]): string =>
  kinds.length === 0
    ? 'no verification'
    : `verified by ${listed(kinds.map((kind) => VERIFICATION_WORDS[kind].by))}`;

const list = new Intl.ListFormat('en');
/** `a`, `a and b`, `a, b, and c`. */
export const listed = (items: readonly string[]): string => list.format(items);

/** Types that compile sources, so that there is no file to verify. */
export const isSource = (type: PackageType): boolean =>
  type === 'go_install' || type === 'go_build' || type === 'cargo';
