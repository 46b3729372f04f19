import type {Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/folder.ts';
import {element} from '../tags/nodes.ts';
import {readAttributes, type TagContext} from '../tags/tag.ts';
import type {Resolution} from './resolution.ts';
import {resolutionTables} from './resolutionTables.ts';
import {definition, definitionNodes, wholeRegistry} from './tag.ts';

const resolution: Resolution = {
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
        {env: 'windows/arm64', unsupported: 'no entry in supported_envs matches this platform'},
      ],
    },
  ],
};

const tag = (attributes: Record<string, string>) => element('Definition', attributes);

const rowsOf = (node: unknown) =>
  (node as Table).children.map((row) => row.children.map((each) => textOf(each)));

describe('resolutionTables', () => {
  it('shows each platform, with names that differ from the command and reasons for missing assets', () => {
    const [table, address] = resolutionTables(resolution);
    expect(rowsOf(table)).toEqual([
      ['Platform', 'Asset', 'Format', 'Executable'],
      ['linux/amd64', 'lantern_linux.tar.gz', 'tar.gz', 'bin/lantern-linux (command: lantern)'],
      [
        'linux/arm64',
        'lantern_arm.zip',
        'aqua detects it from the file name and content',
        'lantern',
      ],
      ['windows/arm64', 'not installed: no entry in supported_envs matches this platform'],
    ]);
    expect(textOf(address)).toBe(
      'For version v1.2.3, aqua downloads each asset from https://github.com/example/lantern/releases/download/v1.2.3/.',
    );
  });

  it('shows the version and the matching constraint if there are several versions', () => {
    const [first] = resolution.versions ?? [];
    if (!first) throw new Error('no version');
    const two = {...resolution, versions: [first, {...first, version: 'v2.0.0', matched: 'true'}]};
    const texts = resolutionTables(two).map((node) => textOf(node));
    expect(texts).toContain('Version v1.2.3');
    expect(texts).toContain('Version v2.0.0, which matches the constraint true');
  });

  it('describes below the table what is the same on every platform, and the commands', () => {
    const url = 'https://example.com/lantern.tar.gz';
    const same = {asset: 'lantern.tar.gz', url, checksum: `${url}.sha256`, folder: 'pkgs/lantern'};
    const environments = [
      {env: 'linux/amd64', ...same, commands: ['make', 'go build']},
      {env: 'darwin/arm64', ...same, commands: ['make']},
    ];
    const shown = resolutionTables({tool: 'v2.0.0', versions: [{version: 'v1', environments}]});
    expect(shown.slice(1).map((node) => textOf(node))).toEqual([
      `For version v1, aqua downloads ${url}.`,
      'The URL of the checksum file is https://example.com/lantern.tar.gz.sha256.',
      'aqua installs the package in $AQUA_ROOT_DIR/pkgs/lantern.',
      'To install the package, aqua runs make.',
      'On linux/amd64, aqua runs go build.',
    ]);
    const [linux, mac] = environments.map((each) => ({...each, url: `${url}?${each.env}`}));
    const others = [linux, mac].map((each) => ({...each, checksum: `${each?.url}.sha256`}));
    const versions = [{version: 'v1', environments: others as typeof environments}];
    expect(resolutionTables({tool: 'v2.0.0', versions}).map((node) => textOf(node))).toContain(
      'The URL of the checksum file is the URL of the asset, followed by .sha256.',
    );
  });

  it('says why a version is installed nowhere', () => {
    const environments = ['linux/amd64', 'darwin/arm64'].map((env) => ({
      env,
      unsupported: 'it has no asset.',
    }));
    const shown = resolutionTables({tool: 'v2.0.0', versions: [{version: 'v1', environments}]});
    expect(shown.map((node) => textOf(node))).toEqual([
      'Not installed on any platform: it has no asset.',
    ]);
  });

  it('shows the result of each template', () => {
    const templates = [
      {template: '{{.OS}}', result: 'linux'},
      {template: '{{""}}', result: ''},
      {template: '{{', error: 'render a template: bad'},
    ];
    const [table] = resolutionTables({tool: 'v2.0.0', templates});
    expect(rowsOf(table).map(([, result]) => result)).toEqual([
      'Result',
      'linux',
      'empty',
      'error: bad',
    ]);
  });

  it('groups the versions of an expression by its result', () => {
    const [table] = resolutionTables({
      tool: 'v2.0.0',
      expressions: [
        {
          expression: 'semver("^1")',
          prefix: 'cli-',
          versions: [
            {version: 'v1.0.0', result: true},
            {version: 'v2.0.0', result: false, error: 'evaluate the expression: bad (1:1)'},
          ],
        },
      ],
    });
    expect(rowsOf(table)[1]).toEqual([
      'semver("^1") with the prefix cli-',
      'v1.0.0',
      'v2.0.0 (error: bad)',
    ]);
  });
});

describe('definitionNodes', () => {
  it('returns the definition and the table', () => {
    expect(definitionNodes(resolution).map((node) => node.type)).toEqual([
      'code',
      'mdxJsxFlowElement',
    ]);
    expect(definitionNodes(resolution, {only: 'table'})).toHaveLength(1);
  });

  it('returns the definition as a complete registry that readers can copy', () => {
    expect(wholeRegistry('type: http\nfiles:\n  - name: a\n\nurl: b\n')).toBe(
      'packages:\n  - type: http\n    files:\n      - name: a\n\n    url: b',
    );
    expect(definitionNodes(resolution)[0]).toMatchObject({
      meta: 'title="registry.yaml"',
      value: 'packages:\n  - type: github_release',
    });
  });
});

describe('<Definition>', () => {
  const read = (attributes: Record<string, string>) => readAttributes(tag(attributes), definition);

  it('rejects unknown attributes', () => {
    expect(() => read({})).toThrow('<Definition> needs the attribute name="…"');
    expect(() => read({name: 'x', only: 'rows'})).toThrow(
      '<Definition> has no only "rows"; there are: table',
    );
    expect(() => read({name: 'x', columns: 'asset,size'})).toThrow(
      '<Definition> has no columns "size"; there are: type, asset, url',
    );
  });

  it('reports how to create a missing resolution', () => {
    const context = {siteDir: __dirname} as TagContext;
    expect(() => definition.expand({name: 'x'}, context)).toThrow(
      'facts/definitions/x.json is missing: write x.yaml beside it and run `npm run definitions`',
    );
  });

  it('reports file, line, and command for a resolution with an invalid format', () => {
    const siteDir = testFolder({
      'facts/definitions/x.json': '{"tool": "v2.0.0",\n"versions": 3}',
    });
    expect(() => definition.expand({name: 'x'}, {siteDir} as TagContext)).toThrow(
      /facts\/definitions\/x\.json:2: "versions": .*: run npm run definitions$/,
    );
  });
});
