import {describe, expect, it} from 'vitest';
import {parseQuery, withoutTypography} from './query';
import {RANKING} from './ranking';

const LINE =
  'Nov 21 02:18:47.690 ERR aqua failed program=aqua version=2.62.3 env=linux/amd64 exe_name=foo ' +
  'doc=https://aquaproj.github.io/docs/reference/codes/004 error="command is not found"';

const COMMANDS = ['i', 'install', 'update', 'which'];
const parse = (query: string) => parseQuery(query, (name) => COMMANDS.includes(name));

describe('withoutTypography', () => {
  it('adds the apostrophe of a contraction, and changes no other word', () => {
    expect(withoutTypography('aqua cant start, isnt installed')).toBe(
      "aqua can't start, isn't installed",
    );
    expect(withoutTypography('cantata, want, ignorant')).toBe('cantata, want, ignorant');
  });

  it('replaces the capital letter and the quotation marks of a telephone', () => {
    expect(withoutTypography('Why “isn’t” it')).toBe('why "isn\'t" it');
  });
});

describe('parseQuery', () => {
  it.each([
    'checksum is required',
    'command not found',
    LINE,
    'API rate limit exceeded',
    'cosign failed',
  ])('recognizes %s as an error', (query) => {
    expect(parse(query).isError).toBe(true);
  });

  it.each(['checksum', 'lazy install', 'how do I require checksums', 'error', 'what is an error'])(
    'does not recognize %s as an error',
    (query) => {
      expect(parse(query).isError).toBe(false);
    },
  );

  it('distinguishes messages of a shell from those of the tool', () => {
    expect(parse('bash: line 1: gh: command not found').isShellError).toBe(true);
    expect(parse('command is not found').isShellError).toBe(false);
    // What a longer message becomes in the field.
    expect(parse('shell: command not found').isShellError).toBe(true);
  });

  it('keeps the word "shell" only if a command is not found, because it leads to the pages about PATH', () => {
    const words = (query: string) => parse(query).tokens.map(({token}) => token.text);
    expect(words('bash: gh: command not found')).toContain('shell');
    expect(words('bash: ./gh: Permission denied')).toEqual(['permission', 'denied']);
  });

  it('ignores filler words of a question', () => {
    const {tokens} = parse('how do I install the package?');
    expect(tokens.filter(({weight}) => weight === 1).map(({token}) => token.text)).toEqual([
      'install',
      'package',
    ]);
  });

  it('ignores abbreviations with dots', () => {
    expect(parse('tools, e.g. linters').tokens.map(({token}) => token.text)).toEqual([
      'tools',
      'linters',
    ]);
  });

  it('searches for stop words if there are no other words', () => {
    expect(parse('to be').tokens).toHaveLength(2);
  });

  it('keeps the command after aqua unchanged', () => {
    expect(parse('aqua which').tokens.map(({weight}) => weight)).toEqual([1, 1]);
    const {tokens} = parse('difference between install and aqua i');
    expect(tokens.at(-1)).toMatchObject({token: {text: 'i'}, weight: 1});
  });

  it('gives the name of the tool a low weight among several other words', () => {
    const weightOf = (query: string) =>
      parse(query).tokens.find(({token}) => token.text === 'aqua')?.weight;
    expect(weightOf('aqua downloads take forever')).toBe(RANKING.minorWordWeight);
    expect(weightOf('downloads take forever in aqua')).toBe(RANKING.minorWordWeight);
    expect(weightOf('can aqua uninstall itself')).toBe(1);
  });
});
