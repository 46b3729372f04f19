import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {currentFacts} from '../../plugins/facts/load.ts';
import {replaceVersions} from '../../plugins/facts/versions.ts';
import {ROOT} from '../../scripts/shared/root.ts';
import {readExceptions} from './exceptions.ts';
import {allowedFile, literalVersions, typedLogs} from './literals.ts';

const {versions} = currentFacts(ROOT);
const allowed = readExceptions('literals-allowed.yaml', allowedFile);

/** The sources of pages, components, facts, and scenarios, without the files that contain the versions. */
const sources = globSync(
  [
    'docs/**/*.mdx',
    'blog/**/*.mdx',
    'src/pages/*.mdx',
    'src/{components,packages,pages,theme}/**/*.tsx',
    'plugins/packages/*.ts',
    'facts/{articles,commands,environment}.yaml',
    'facts/{fields,lists,messages}/*.yaml',
    'recordings/*/scenario.yaml',
    'recordings/bases/*.yaml',
  ],
  {cwd: ROOT, ignore: '**/*.test.{ts,tsx}'},
)
  .sort()
  .map((file) => ({file, source: readFileSync(path.join(ROOT, file), 'utf8')}));

describe('literalVersions', () => {
  const names = new Map([['aqua', '2.62.3']]);
  const found = (source: string, rules: Parameters<typeof literalVersions>[2] = []) =>
    literalVersions({file: 'docs/a.mdx', source}, names, rules);

  it('finds versions in prose, code, and links', () => {
    expect(found('a\n`aqua@v2.62.3` and jq-1.7.1')).toEqual([
      'docs/a.mdx:2: the version 2.62.3 is a literal: write %aqua%',
      'docs/a.mdx:2: the version 1.7.1 is a literal: add it to facts/versions.yaml and write its name, or allow it in tests/content/literals-allowed.yaml with the reason',
    ]);
    expect(found('127.0.0.1')).toEqual([]);
  });

  it('ignores versions in history, comments, and ranges', () => {
    expect(found('Since v2.40.0, and aqua v2.62.0 or later. <Since version="v2.1.0" />')).toEqual(
      [],
    );
    expect(found('{/* source: a.go:1\n(v2.62.3) */}')).toEqual([]);
    expect(found('semver(">= 1.2.0, < 3.0.0") and Version == "v0.9.0"')).toEqual([]);
    expect(found('see v2.40.0')).toHaveLength(1);
    expect(found('The output is from aqua v2.62.3.')).toHaveLength(1);
  });

  it('allows listed versions, but documented versions only in the listed files', () => {
    const rule = {reason: 'x', versions: ['2.62.3', '1.0.0']};
    expect(found('v1.0.0 v2.62.3', [rule])).toHaveLength(1);
    expect(found('v1.0.0 v2.62.3', [{...rule, files: ['docs/a']}])).toEqual([]);
  });
});

describe('typedLogs', () => {
  it('finds lines of the log in fences', () => {
    const source = 'ERR x program=aqua\n\n```text\nNov 21 ERR x program=aqua version=1\n```\n';
    expect(typedLogs({file: 'docs/a.mdx', source}, [])).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:4: a log line is typed: record it/),
    ]);
    expect(typedLogs({file: 'docs/a.mdx', source}, [{reason: 'x', file: 'docs/a.mdx'}])).toEqual(
      [],
    );
  });
});

describe('pages, facts, and scenarios', () => {
  it('use names of versions', () => {
    expect(
      sources.flatMap((each) => literalVersions(each, versions, allowed.versions)).join('\n'),
    ).toBe('');
  });

  it('change with the release of aqua', () => {
    const moved = new Map([...versions, ['aqua', '99.0.0']]);
    const texts = sources.map(({file, source}) => ({
      file,
      source: replaceVersions(source, moved).text,
    }));
    const old = texts.flatMap((each) =>
      literalVersions(each, new Map([['aqua', versions.get('aqua') ?? '']]), [
        ...allowed.versions,
        {reason: 'others', versions: [...moved.values()], files: ['']},
      ]),
    );
    expect(old.join('\n')).toBe('');
    expect(texts.filter(({source}) => source.includes('99.0.0')).length).toBeGreaterThan(20);
  });

  it('show recorded logs', () => {
    expect(sources.flatMap((each) => typedLogs(each, allowed.logs)).join('\n')).toBe('');
  });

  it('have no unused exceptions', () => {
    const unused = allowed.versions.flatMap((rule, index) => {
      const others = allowed.versions.filter((_, other) => other !== index);
      const kept = rule.versions === 'all' ? [undefined] : rule.versions;
      return kept
        .filter((version) => {
          const without =
            rule.versions === 'all' || version === undefined
              ? others
              : [...others, {...rule, versions: rule.versions.filter((each) => each !== version)}];
          return sources.every((each) => literalVersions(each, versions, without).length === 0);
        })
        .map((version) => `${version ?? 'all'}: ${rule.reason}`);
    });
    expect(unused).toEqual([]);
  });
});
