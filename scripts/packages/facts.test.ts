import {describe, expect, it} from 'vitest';
import type {Answer} from './answer';
import {changesOf} from './changes';
import {factsOf, filesToWrite, usedByOf} from './facts';
import {summariesReport} from './summaries';

const SIX = [
  'darwin/amd64',
  'darwin/arm64',
  'linux/amd64',
  'linux/arm64',
  'linux/amd64/musl',
  'linux/arm64/musl',
  'windows/amd64',
  'windows/arm64',
];

const answer = (more: Partial<Answer> = {}): Answer => ({
  name: 'acme/lantern',
  line: 2,
  lines: 10,
  fields: ['type', 'asset', 'checksum'],
  repository: 'acme/lantern',
  version: 'v3.0.0',
  types: ['github_release'],
  commands: ['lantern'],
  platforms: SIX,
  verification: ['checksum'],
  ...more,
});

const change = (constraint: string, version: string | undefined, more: object = {}) => {
  const {types, commands, platforms, verification} = answer();
  return {constraint, version, types, commands, platforms, verification, ...more};
};

describe('changesOf', () => {
  it('describes differences in ranges without gaps', () => {
    const changes = changesOf(
      answer({
        changes: [
          change('semver("<= 1.0.0")', '1.0.0', {none: true}),
          change('semver("<= 2.0.0")', '2.0.0', {verification: []}),
          change('true', 'v3.0.0'),
        ],
      }),
    );
    expect(changes).toEqual([
      {versions: 'up to 1.0.0', none: true},
      {versions: 'after 1.0.0, up to 2.0.0', verification: []},
    ]);
  });

  it('merges equal adjacent ranges, and omits ranges that are like the newest version', () => {
    const changes = changesOf(
      answer({
        changes: [
          change('semver("<= 1.0.0")', '1.0.0', {commands: ['old']}),
          change('semver("< 1.5.0")', 'v1.4.999', {commands: ['old']}),
          change('semver("<= 2.0.0")', '2.0.0'),
          change('true', 'v3.0.0'),
        ],
      }),
    );
    expect(changes).toEqual([{versions: 'before 1.5.0', commands: ['old']}]);
  });

  it('ignores the order of commands', () => {
    const changes = [
      change('semver("<= 1.0.0")', '1.0.0', {commands: ['two', 'one']}),
      change('true', 'v3.0.0'),
    ];
    expect(changesOf(answer({commands: ['one', 'two'], changes}))).toEqual([]);
  });

  it('also reads constraints in descending order', () => {
    const changes = changesOf(
      answer({
        changes: [
          change('semver(">= 2.0.0")', 'v3.0.0'),
          change('semver(">= 1.0.0")', '1.0.0', {verification: []}),
        ],
      }),
    );
    expect(changes).toEqual([{versions: 'from 1.0.0, before 2.0.0', verification: []}]);
  });

  it.each([
    [['semver(">= 2.0.0")', 'semver(">= 1.0.0")', 'semver("< 1.0.0")'], 'before 2.0.0'],
    [['semver("<= 1.0.0")', 'Version == "v3.0.0"', 'true'], 'all others'],
    [['semver("<= 1.0.0")', 'semver("<= 2.0.0")', 'Version == "v3.0.0"', 'true'], 'all others'],
  ])('merges all versions that differ from the newest one: %j', (constraints, versions) => {
    const changes = constraints.map((constraint) =>
      /3\.0\.0|>= 2/.test(constraint)
        ? change(constraint, 'v3.0.0')
        : change(constraint, 'v1.0.0', {commands: ['old']}),
    );
    expect(changesOf(answer({changes}))[0]).toEqual({versions, commands: ['old']});
  });

  it('merges all versions with a prefix and a range of those without it to this range', () => {
    const changes = [
      change('Version == "v3.0.0"', 'v3.0.0'),
      change('true', 'cli-v1.0.0', {commands: ['old']}),
      change('semver("<= 1.0.0")', 'v1.0.0', {commands: ['old']}),
    ];
    expect(changesOf(answer({changes}))).toContainEqual({
      versions: 'up to 1.0.0',
      commands: ['old'],
    });
  });

  it('does not merge ranges that do not touch', () => {
    const changes = [
      change('semver(">= 0.4.8")', '0.4.8', {commands: ['old']}),
      change('semver("= 0.4.7")', '0.4.7', {commands: ['other']}),
      change('semver("< 0.4.7")', '0.4.6', {commands: ['old']}),
    ];
    expect(changesOf(answer({changes})).map(({versions}) => versions)).toEqual([
      'from 0.4.8',
      '0.4.7',
      'before 0.4.7',
    ]);
  });

  it('lists single versions, also those that are like the newest version within a different range', () => {
    const changes = changesOf(
      answer({
        changes: [
          change('Version in ["v1.1.0", "v1.2.0"]', 'v1.1.0', {none: true}),
          change('Version == "v1.3.0"', 'v1.3.0'),
          change('semver("<= 2.0.0")', '2.0.0', {platforms: ['linux/amd64', 'linux/amd64/musl']}),
          change('true', 'v3.0.0'),
        ],
      }),
    );
    expect(changes).toEqual([
      {versions: 'v1.1.0, v1.2.0', none: true},
      {versions: 'v1.3.0'},
      {versions: 'up to 2.0.0', platforms: ['linux/amd64']},
    ]);
  });

  it('keeps a constraint if words would be longer, and drops one without known versions', () => {
    const odd = 'Version startsWith "rc-" || semver("<= 1.0.0")';
    expect(
      changesOf(
        answer({
          changes: [change(odd, 'v1.0.0', {none: true}), change('Version == "x"', undefined)],
        }),
      ),
    ).toEqual([{constraint: odd, none: true}]);
  });
});

describe('factsOf', () => {
  it('writes only the data that a package has', () => {
    expect(factsOf(answer())).toEqual({
      version: 'v3.0.0',
      types: ['github_release'],
      commands: ['lantern'],
      platforms: SIX.filter((each) => !each.endsWith('/musl')),
      verification: ['checksum'],
    });
  });

  it('lists a file for musl only if it differs, and recognizes musl by the file name', () => {
    const facts = factsOf(
      answer({
        files: {
          'linux/amd64': 'a-linux-musl',
          'linux/amd64/musl': 'a-linux-musl',
          'linux/arm64': 'a-gnu',
          'linux/arm64/musl': 'a-musl',
        },
      }),
    );
    expect(facts.files).toEqual({
      'linux/amd64': 'a-linux-musl',
      'linux/arm64': 'a-gnu',
      'linux/arm64/musl': 'a-musl',
    });
    expect(facts.musl).toEqual(['linux/amd64', 'linux/arm64']);
  });

  it('stores whether there is no repository or a repository with another name', () => {
    expect(factsOf(answer({repository: undefined})).repository).toBe(false);
    expect(factsOf(answer({repository: 'acme/tools'})).repository).toBe('acme/tools');
  });
});

it('writes the same files for the same answers in any order, with one package per line', () => {
  const answers = [
    answer(),
    answer({name: 'Acme/torch'}),
    answer({name: '1st/one', verification: ['checksum', 'cosign']}),
  ];
  const release = {release: 'v1.2.3', tool: 'v2.62.3'};
  const files = filesToWrite(answers, release);
  expect(files).toEqual(filesToWrite([...answers].reverse(), release));
  expect([...files.keys()]).toEqual([
    'release.json',
    'used-by.json',
    'definitions/0.json',
    'definitions/a.json',
  ]);
  expect(files.get('definitions/a.json')?.split('\n')).toHaveLength(5);
  expect(JSON.parse(files.get('release.json') ?? '')).toEqual({
    ...release,
    packages: 3,
    verifiedByDefault: 1,
    onWindows: 3,
  });
});

it('lists the packages that use a field, shortest definition first', () => {
  const users = usedByOf([answer(), answer({name: 'a/b', lines: 3, fields: ['checksum']})]);
  expect(users.checksum).toEqual({count: 2, packages: ['a/b', 'acme/lantern']});
  expect(users.asset?.count).toBe(1);
  expect(users['recipe: universal']).toBeUndefined();
  expect(users.description).toBeUndefined();
});

it('lists packages without a summary, and summaries that copy the registry', () => {
  const catalog = {
    packages: [
      {name: 'a/b', summary: 'Shows the state of all clusters.'},
      {name: 'c/d', summary: undefined},
    ],
  } as unknown as Parameters<typeof summariesReport>[0];
  const report = summariesReport(catalog, [
    {name: 'a/b', description: 'A tool that shows the state of all your clusters'},
  ]);
  expect(report).toEqual({
    faults: [expect.stringContaining('"shows the state of all"')],
    missing: ['c/d'],
  });
});
