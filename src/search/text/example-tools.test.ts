import {describe, expect, it} from 'vitest';
import {withoutExampleTools} from './example-tools';

describe('withoutExampleTools', () => {
  it.each([
    ['remove jq', 'remove tool'],
    ['update Kubectl and helm', 'update tool and tool'],
    ['install jq@1.7', 'install tool version'],
    [
      'I need kubectl 1.28 and 1.30 at the same time',
      'I need tool version and 1.30 at the same time',
    ],
    ['how do I run golangci-lint', 'how do I run tool'],
  ])('%s', (query, expected) => {
    expect(withoutExampleTools(query)).toBe(expected);
  });

  it.each([
    'jq',
    'how to use jq',
    'terraform 1.5',
    '.terraform-version',
    'terraform-docs',
    'jqlang/jq in aqua.yaml',
    'cosign verify',
    'bat directory in PATH',
    'what kind of registry',
    'tofu trust on first use',
  ])('does not change %s', (query) => {
    expect(withoutExampleTools(query)).toBe(query);
  });
});
