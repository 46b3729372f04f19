import {describe, expect, it} from 'vitest';
import {possibleNames, withoutVersions} from './names';

describe('withoutVersions', () => {
  it('keeps what is not a version', () => {
    expect(withoutVersions('"cli/cli@v2.98.0", jq@1')).toBe('"cli/cli", jq');
    expect(withoutVersions('@angular/cli @ home')).toBe('@angular/cli @ home');
  });
});

describe('possibleNames', () => {
  it('ignores stop words, punctuation, and versions', () => {
    expect(possibleNames('how to install cli/cli@v2.98.0 with "aqua"?')).toEqual([
      'how',
      'install',
      'cli/cli',
    ]);
    expect(possibleNames('a')).toEqual([]);
  });

  it('keeps a stop word that is the whole query', () => {
    expect(possibleNames('just')).toEqual(['just']);
    expect(possibleNames('just install')).toEqual(['install']);
    expect(possibleNames('aqua')).toEqual([]);
  });
});
