import type {IgnoredMessage} from './compare.ts';

/**
 * Texts in the tool's source that the catalog omits. Texts that are only prefixes of another error
 * ("open a file: %w") do not need an entry here, because readers search for the wrapped error.
 */
export const IGNORED: readonly IgnoredMessage[] = [
  {
    text: 'e.executor is nil',
    file: 'pkg/minisign/exec.go',
    reason: 'Guards against a mistake in the code; the command line never builds such an executor.',
  },
  {
    text: "Windows doesn't support xsys",
    file: 'pkg/osexec/xsys_windows.go',
    reason:
      'Windows never takes this path, and the retry loop around it shows its errors at debug only.',
  },
  {
    text: "the policy file isn't found",
    file: 'pkg/policy/validate.go',
    reason: 'Never printed; it leads to the warning policy-ignored.',
  },
  {
    text: 'the policy file updated',
    file: 'pkg/policy/validate.go',
    reason: 'Never printed; it leads to the warning policy-changed.',
  },
];
