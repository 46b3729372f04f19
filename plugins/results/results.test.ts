import type {Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import type {Answers} from './answers.ts';
import {parseColumns, resultTables} from './expand.ts';
import {expandResults, wholeRegistry} from './remark.ts';

const answers: Answers = {
  tool: 'v2.0.0',
  definition: 'type: github_release\n',
  versions: [
    {
      version: 'v1.2.3',
      environments: [
        {
          env: 'linux/amd64',
          asset: 'lantern_linux.tar.gz',
          url: 'https://github.com/example/lantern/releases/download/v1.2.3/lantern_linux.tar.gz',
          format: 'tar.gz',
          unpacked: true,
          files: [{name: 'lantern', path: 'bin/lantern-linux'}],
        },
        {
          env: 'linux/arm64',
          asset: 'lantern_arm.zip',
          url: 'https://github.com/example/lantern/releases/download/v1.2.3/lantern_arm.zip',
          unpacked: true,
          files: [{name: 'lantern', path: 'lantern'}],
        },
        {env: 'windows/arm64', unsupported: 'not in supported_envs'},
      ],
    },
  ],
};

const rowsOf = (node: unknown) =>
  (node as Table).children.map((row) => row.children.map((each) => textOf(each)));

describe('resultTables', () => {
  it('shows each environment, with what differs from the command and why there is nothing', () => {
    const [table, address] = resultTables(answers);
    expect(rowsOf(table)).toEqual([
      ['Platform', 'Asset', 'Format', 'Executable'],
      ['linux/amd64', 'lantern_linux.tar.gz', 'tar.gz', 'bin/lantern-linux as lantern'],
      ['linux/arm64', 'lantern_arm.zip', 'recognized by the name', 'lantern'],
      ['windows/arm64', 'not installed: not in supported_envs'],
    ]);
    expect(textOf(address)).toBe(
      'Each asset is downloaded from https://github.com/example/lantern/releases/download/v1.2.3/.',
    );
  });

  it('says the version and the constraint that decided when there are several', () => {
    const [first] = answers.versions ?? [];
    if (!first) throw new Error('no version');
    const two = {...answers, versions: [first, {...first, version: 'v2.0.0', matched: 'true'}]};
    const texts = resultTables(two).map((node) => textOf(node));
    expect(texts).toContain('Version v1.2.3');
    expect(texts).toContain('Version v2.0.0, selected by true');
  });

  it('sorts the versions of an expression by its verdict', () => {
    const [table] = resultTables({
      tool: 'v2.0.0',
      expressions: [
        {
          expression: 'semver("^1")',
          for: 'version_constraint',
          versions: [
            {version: 'v1.0.0', result: true},
            {version: 'v2.0.0', result: false, error: 'evaluate the expression: bad (1:1)'},
          ],
        },
      ],
    });
    expect(rowsOf(table)[1]).toEqual(['semver("^1")', 'v1.0.0', 'v2.0.0 (error: bad)']);
  });
});

describe('expandResults', () => {
  const read = () => JSON.stringify(answers);

  it('gives the definition and the table', () => {
    expect(expandResults({name: 'x'}, read).map((node) => node.type)).toEqual([
      'code',
      'mdxJsxFlowElement',
    ]);
    expect(expandResults({name: 'x', only: 'table'}, read)).toHaveLength(1);
  });

  it('shows the definition as a registry that can be pasted', () => {
    expect(wholeRegistry('type: http\nfiles:\n  - name: a\n\nurl: b\n')).toBe(
      'packages:\n  - type: http\n    files:\n      - name: a\n\n    url: b',
    );
    expect(expandResults({name: 'x'}, read)[0]).toMatchObject({
      meta: 'title="registry.yaml"',
      value: 'packages:\n  - type: github_release',
    });
  });

  it('refuses what it does not know', () => {
    expect(() => expandResults({}, read)).toThrow('needs a name');
    expect(() => expandResults({name: 'x', only: 'rows'}, read)).toThrow('definition');
    expect(() => parseColumns('asset,size')).toThrow('"size" is no column');
  });
});
