import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {toString as textOf} from 'mdast-util-to-string';
import {beforeEach, describe, expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import {FactsError} from '../facts/load';
import type {TagContext} from '../tags/tag.ts';
import {formProblems, sharedRun} from './form';
import {frameOf} from './frame';
import {Html, html} from './html';
import packagesPlugin from './index';
import {brokenPackageLinks} from './links';
import {rowOf} from './list';
import {loadCatalog, summaryFaults} from './load';
import {packageMarkdown} from './markdown';
import {entryOf, linesOf, packagePage} from './page';
import type {Package} from './schema';
import {usedBy} from './tags';
import {formerNames} from './write';

const SITE = path.resolve(__dirname, '../..');
const PURPOSES = readFileSync(path.join(SITE, 'facts/packages/purposes.yaml'), 'utf8');

const RELEASE = {
  release: 'v4.0.0',
  tool: 'v2.0.0',
  packages: 1,
  verifiedByDefault: 0,
  onWindows: 0,
};

const DEFINITION = {
  version: 'v1',
  types: ['http'],
  commands: ['x'],
  platforms: ['linux/amd64'],
};

describe('the form of a summary', () => {
  it.each([
    ['Searches files for lines that match a pattern.', undefined],
    ['Searches files for lines that match a pattern', 'period'],
    ['searches files.', 'capital'],
    ['One two three four five six seven eight nine ten eleven twelve thirteen.', '13 words'],
    ['Runs ripgrep on files.', 'repeats the name'],
    ['Searches files blazingly.', 'praises'],
    ['Does not need what you don’t have.', undefined],
    ["Shows what you don't have.", 'contraction'],
    ['Searches files — all of them.', 'dash'],
  ])('%s', (summary, problem) => {
    const found = formProblems('BurntSushi/ripgrep', summary);
    if (problem === undefined) expect(found).toEqual([]);
    else expect(found.join(' ')).toContain(problem);
  });

  it('does not share five consecutive words with the registry', () => {
    expect(sharedRun('Finds all the lost files fast.', 'it Finds all the lost, files')).toBe(
      'finds all the lost files',
    );
    expect(sharedRun('Finds all the lost files.', 'it finds all lost files')).toBeUndefined();
  });
});

describe('loadCatalog', () => {
  let site = '';
  const facts = (file: string) => path.join(site, 'facts/packages', file);
  beforeEach(() => {
    site = testFolder({
      'facts/packages/purposes.yaml': PURPOSES,
      'facts/packages/definitions/a.json': `{\n"a/b": ${JSON.stringify(DEFINITION)}\n}\n`,
      'facts/packages/release.json': JSON.stringify(RELEASE),
      'facts/packages/common.json': '{"packages": ["a/b"]}',
      'facts/packages/summaries/a.yaml':
        'a/b: {summary: Does it all., purposes: [json], also: [json tool]}\n',
    });
  });

  it('combines the data of the registry with our summaries', () => {
    expect(loadCatalog(site).packages).toEqual([
      expect.objectContaining({
        name: 'a/b',
        summary: 'Does it all.',
        purposes: ['json'],
        also: ['json tool'],
        isCommon: true,
      }),
    ]);
  });

  it.each([
    [
      'summaries/a.yaml',
      'x/y: {summary: Does it., purposes: [json]}',
      'a.yaml:1: x/y: the registry has no such package',
    ],
    [
      'summaries/b.yaml',
      'a/b: {summary: Does it., purposes: [json]}',
      'b.yaml:1: a/b: belongs in facts/packages/summaries/a.yaml',
    ],
    [
      'summaries/a.yaml',
      '# one\na/b: {summary: Does it., purposes: [fun]}',
      'a.yaml:2: a/b: "fun" is not a purpose',
    ],
    ['summaries/a.yaml', 'a/b: {summary: Does it., purposes: []}', 'has one to three'],
    ['summaries/a.yaml', 'a/b: {summary: x, colour: y}', 'unknown key "colour"'],
    [
      'summaries/a.yaml',
      'a/b: {summary: Does it., purposes: [json], also: ["one, two"]}',
      'is one to six words without commas',
    ],
    [
      'summaries/a.yaml',
      'a/b: {summary: Does it., purposes: [json], also: [one two, One two]}',
      'a.yaml:1: a/b: has the same words twice in "also"',
    ],
    [
      'definitions/a.json',
      '{\n"a/b": {"version": "v1"}\n}',
      'a.json:2: "types" is missing: write it (at ["a/b"].types): npm run packages:update writes this file',
    ],
    ['common.json', '{"packages": 3}', 'common.json:1: "packages": '],
    ['purposes.yaml', '[]', 'purposes.yaml:1: the file: '],
    ['definitions/a.json', '{', 'a.json:1: it is not JSON'],
    ['summaries/a.yaml', '', 'a.yaml:1: the file is empty'],
    ['definitions/a.json', '{}', 'packages is 1, but definitions/ has 0'],
    [
      'release.json',
      '{"release": "v1.0.0", "tool": "v2.0.0", "packages": 1, "verifiedByDefault": 0, "onWindows": 1}',
      'release.json:1: onWindows is 1, but definitions/ has 0: run npm run packages:update',
    ],
    ['common.json', '{"packages": ["no/such"]}', 'no/such: the registry has no such package'],
    ['purposes.yaml', 'purposes: [{id: A B, label: x}]', 'purposes.yaml:1'],
  ])('rejects %s: %s', (file, text, message) => {
    writeFileSync(facts(file), text);
    expect(() => loadCatalog(site)).toThrow(message);
  });

  it('reports a missing file, and no other problems that result from it', () => {
    rmSync(facts('purposes.yaml'));
    expect(() => loadCatalog(site)).toThrow(
      new FactsError([
        'facts/packages/purposes.yaml:1: the file is missing: restore it from the repository',
      ]),
    );
  });
});

const PACKAGE: Package = {
  name: 'acme/lantern',
  version: 'v1.0.0',
  types: ['github_release'],
  commands: ['lantern'],
  platforms: ['linux/amd64', 'darwin/arm64'],
  emulated: ['darwin/arm64'],
  files: {'linux/amd64': 'lantern.tar.gz', 'darwin/arm64': 'lantern-x64.tar.gz'},
  aliases: ['old/lantern'],
  purposes: ['logs'],
  also: [],
  isCommon: false,
};
const CATALOG = {release: RELEASE, purposes: [{id: 'logs', label: 'Logs'}]};

describe('addresses', () => {
  it('are different, without regard to case', async () => {
    const facts = {version: 'v1', types: ['http'], commands: ['x'], platforms: ['linux/amd64']};
    const siteDir = testFolder({
      'facts/packages/purposes.yaml': PURPOSES,
      'facts/packages/definitions/a.json': JSON.stringify({'a/b#c': facts, 'A/b/c': facts}),
      'facts/packages/release.json': JSON.stringify({...RELEASE, packages: 2}),
      'facts/packages/common.json': '{"packages": ["a/b#c"]}',
    });
    const plugin = packagesPlugin({baseUrl: '/', siteDir} as LoadContext);
    await expect(plugin.loadContent?.()).rejects.toThrow('A/b/c would have the address of a/b#c');
    const [one, other] = loadCatalog(siteDir).packages;
    expect([one?.isCommon, other?.isCommon]).toEqual([true, false]);
  });

  it('of former names are those that no other package has or had', () => {
    const packages = [
      {...PACKAGE, name: 'a/b', aliases: ['old/b', 'C/d']},
      {...PACKAGE, name: 'c/d', aliases: ['Old/B', 'old/d']},
    ];
    expect(formerNames({packages})).toEqual([
      ['old/b', 'a/b'],
      ['old/d', 'c/d'],
    ]);
  });
});

it('lists musl and the kinds of types in the row of a package', () => {
  const types = ['github_content', 'go_build', 'cargo'] as const;
  expect(rowOf({...PACKAGE, musl: ['linux/amd64'], types: [...types]})).toMatchObject({
    platforms: ['linux/amd64', 'darwin/arm64', 'musl'],
    kinds: ['archive', 'go', 'cargo'],
  });
});

describe('the addresses of packages', () => {
  const named = (...names: string[]) => names.map((name) => ({name}) as Package);
  const load = async (...names: string[]) => {
    const definitions = names.map((name) => `"${name}": ${JSON.stringify(DEFINITION)}`);
    const siteDir = testFolder({
      'facts/packages/purposes.yaml': PURPOSES,
      'facts/packages/definitions/a.json': `{\n${definitions.join(',\n')}\n}\n`,
      'facts/packages/release.json': JSON.stringify({...RELEASE, packages: names.length}),
      'facts/packages/common.json': `{"packages": ["${names[0]}"]}`,
      'facts/packages/summaries/a.yaml': names
        .map((name) => `${name}: {summary: Does it all., purposes: [json], also: [json tool]}\n`)
        .join(''),
    });
    return packagesPlugin({baseUrl: '/', siteDir} as LoadContext).loadContent?.();
  };

  it.each([
    ['a/B', 'a/b', 'a/B'],
    ['a/b', 'a/b.md', 'a/b'],
    ['a/b', 'a/b.json', 'a/b'],
    ['a/b', 'a-z/b', 'a list'],
  ])('%s and %s: the second stops the build', async (one, other, taken) => {
    await expect(load(one, other)).rejects.toThrow(`${other} would have the address of ${taken}`);
  });

  it('may begin in the same way', async () => {
    expect((await load('a/b', 'a/b/c', 'a/b.js'))?.packages).toHaveLength(3);
  });

  it('of former names are not those of files of other packages', () => {
    const [first, second] = named('a/b', 'c/d');
    const packages = [first, {...second, aliases: ['a/b.md', 'c/e']}] as Package[];
    expect(formerNames({packages})).toEqual([['c/e', 'c/d']]);
  });
});

it('has the pages of the build under npm start, and no others', async () => {
  const plugin = packagesPlugin({baseUrl: '/base/', siteDir: SITE} as LoadContext);
  const content = {...CATALOG, packages: [PACKAGE]};
  await plugin.contentLoaded?.({
    content,
    actions: {setGlobalData: () => undefined, addRoute: () => undefined},
  } as never);
  type Handler = (request: object, response: object, next: () => void) => void;
  const config = plugin.configureWebpack?.({}, false, {} as never, content) as {
    devServer: {setupMiddlewares(all: unknown[]): {middleware: Handler}[]};
  };
  /** The heading of the page below `/packages/`; undefined if the app answers, with suggestions. */
  const headingAt = (slug: string): string | undefined => {
    let text = '';
    const response = {setHeader: () => undefined, end: (all: string) => (text = all)};
    const url = `/base/packages/${slug}/index.html`;
    config.devServer.setupMiddlewares([])[0]?.middleware({url}, response, () => undefined);
    return /<h1>(.*?)<\/h1>/.exec(text)?.[1]?.replace(/<[^>]+>/g, '');
  };
  expect(headingAt('acme/lantern')).toBe('acme/lantern');
  expect(headingAt('old/lantern')).toBe('acme/lantern');
  expect(headingAt('a-z/a')).toBe('Packages, A');
  for (const none of ['a-z/zz', 'a-z/b', 'a-z/a/b', 'a-z', 'acme/none'])
    expect(headingAt(none), none).toBeUndefined();
});

describe('the page of a package', () => {
  const page = (more: Partial<Package> = {}, baseUrl = '/') =>
    packagePage({...PACKAGE, ...more}, CATALOG, baseUrl).content;

  it('has the lines to copy, the platforms, and the former names', () => {
    const text = page().replace(/<[^>]+>/g, '');
    expect(text).toContain('aqua g -i acme/lantern');
    expect(text).toContain('- name: acme/lantern@v1.0.0');
    expect(text).toContain('lantern.tar.gz');
    expect(text).toContain('through Rosetta 2');
    expect(text).toContain('not supported');
    expect(text).toContain('old/lantern');
  });
  it('escapes texts of the registry', () => {
    expect(page({commands: ['<b>"x"']})).not.toContain('<b>');
    expect(page({summary: 'Shows <script>.'})).toContain('&lt;script&gt;');
  });
  it('describes in complete sentences how older versions are verified', () => {
    const changes = [
      {versions: 'up to 1', verification: ['checksum' as const, 'minisign' as const]},
      {versions: 'up to 2', verification: []},
    ];
    const text = page({changes, verification: ['cosign']});
    expect(text).toContain('verified by a checksum file and minisign');
    expect(text).toContain('no verification');
  });
  it('respects the base URL', () => {
    expect(page({}, '/site/')).not.toMatch(/href="\/(?!site\/)/);
  });
  it('describes what is verified and what is not', () => {
    expect(page()).toContain('contains neither a checksum file nor a signature');
    expect(page({verification: ['checksum', 'cosign'], signed: ['cosign']})).toContain(
      'signature when it records',
    );
    expect(page({types: ['cargo']})).toContain('Cargo builds this package from source');
  });
  it('quotes a name that YAML or a shell would misread', () => {
    const odd = {...PACKAGE, name: '_go/x.org/y#cmd/z'};
    expect(entryOf(odd)).toContain('name: "_go/x.org/y#cmd/z"\n    version: v1.0.0');
    expect(linesOf(odd)[0]?.code).toBe("aqua g -i '_go/x.org/y#cmd/z'\naqua i -l");
  });
  it('names the version if aqua cannot look it up', () => {
    const code = (more: Partial<Package>) => linesOf({...PACKAGE, ...more})[0]?.code;
    expect(code({repository: false})).toBe('aqua g -i acme/lantern@v1.0.0\naqua i -l');
    const go = {repository: false as const, go: 'x.org/y'};
    expect(code(go)).toBe('aqua g -i acme/lantern\naqua i -l');
    const version = '0123456789abcdef0123456789abcdef01234567';
    expect(code({...go, version})).toBe(`aqua g -i acme/lantern@${version}\naqua i -l`);
  });
  it.each([
    ['filter', 'version_filter'],
    ['constraint', 'version_constraint'],
  ] as const)('names the version if aqua lists none because of a %s', (unlisted, field) => {
    const each = {...PACKAGE, unlisted};
    expect(linesOf(each)[0]?.code).toBe('aqua g -i acme/lantern@v1.0.0\naqua i -l');
    expect(page({unlisted})).toContain('cannot list the versions of this package');
    expect(page({unlisted})).toContain(`<code>${field}</code>`);
    expect(page()).not.toContain('cannot list the versions');
  });
  it('shows the entry first if variables are required, because `aqua g` writes none', () => {
    const vars = ['go_version'];
    expect(entryOf({...PACKAGE, vars})).toContain('vars:\n      go_version: ""');
    expect(linesOf({...PACKAGE, vars}).map(({use}) => use)).toEqual(['entry', 'links', 'once']);
    expect(page({vars})).toContain('requires a value for <code>go_version</code>');
    expect(page({vars})).not.toContain('aqua g -i');
  });
});

describe('the Markdown version of a package', () => {
  const text = packageMarkdown(
    {
      ...PACKAGE,
      crate: 'lantern',
      link: 'https://lantern.example',
      musl: ['linux/amd64'],
      files: {...PACKAGE.files, 'linux/amd64/musl': 'lantern-musl.tar.gz'},
      verification: ['checksum', 'cosign'],
      signed: ['cosign'],
      changes: [{versions: 'up to 0.9.0', verification: []}],
    },
    CATALOG,
  );

  it.each([
    '# acme/lantern\n',
    '- Purposes: Logs\n',
    '- Newest known version: v1.0.0\n',
    '- Other names: `old/lantern`\n',
    '- Repository: https://github.com/acme/lantern\n',
    '- Site: https://lantern.example\n',
    '- Crate: `lantern`\n',
    '/blob/v4.0.0/pkgs/acme/lantern/registry.yaml (v4.0.0)\n',
    '```sh\naqua g -i acme/lantern\naqua i -l\n```',
    '```yaml\npackages:\n  - name: acme/lantern@v1.0.0\n```',
    '```sh\naqua g -g -i acme/lantern\naqua i -l -a\n```',
    '```sh\naqua exec -- lantern --help\n```',
    '(`darwin/arm64`): `lantern-x64.tar.gz`; the Intel build, through Rosetta 2\n',
    '(`linux/amd64`): `lantern.tar.gz`; with musl (Alpine): `lantern-musl.tar.gz`\n',
    '- Checksum: with checksum verification on, aqua can get the expected checksum',
    "- Cosign: aqua verifies the checksum file's signature when it records a checksum from the file.\n",
    '- up to 0.9.0: no verification\n',
    'run `aqua i -l` to create the link to the command. aqua installs the tool when you first run',
  ])('contains the data of the page: %s', (part) => {
    expect(text).toContain(part);
  });

  it('contains the notes of the page about its samples', () => {
    const noted = (more: Partial<Package>) => packageMarkdown({...PACKAGE, ...more}, CATALOG);
    expect(noted({vars: ['go_version']})).toContain(
      'requires a value for `go_version`, and `aqua g` writes none: replace the empty value of the entry. Below, `VALUE` represents it.',
    );
    expect(noted({vars: ['a', 'b']})).toContain('requires values for `a`, `b`, and');
    expect(noted({unlisted: 'filter'})).toContain('because a `version_filter` in its definition');
    expect(noted({unlisted: 'constraint'})).toContain('because no `version_constraint` in its');
    expect(text).not.toContain('cannot list the versions');
  });
});

describe('html', () => {
  it('escapes values but not HTML', () => {
    expect(
      html`<p>${'<a> & "b"'}${new Html('<i>')}${[1, html`<b>${'&'}</b>`]}${false}${undefined}</p>`
        .text,
    ).toBe('<p>&lt;a&gt; &amp; &quot;b&quot;<i>1<b>&amp;</b></p>');
  });
});

describe('frameOf', () => {
  const built = `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="a"><title>Packages | aqua</title><meta property="og:title" content="a"><meta name="description" content="a"><meta property="og:description" content="a"><link rel="canonical" href="a"><meta property="og:url" content="a"><meta property="og:image" content="https://x/img/list.png"><meta name="twitter:image" content="https://x/img/list.png"><link rel="alternate" href="a" hreflang="en"></head><body><script id="app-scripts">[]</script><main data-packages="" class="m">old</main><footer>f</footer></body></html>`;
  it('replaces the list by a page', () => {
    const page = frameOf(
      built,
      'aqua',
    )({
      title: 'a/b',
      description: 'd "q"',
      content: '<p>$& new</p>',
      address: 'https://x/packages/a/b',
      slug: 'a/b',
      card: 'one',
    });
    expect(page.match(/https:\/\/x\/img\/\w+\.png/g)).toEqual(
      Array(2).fill('https://x/img/one.png'),
    );
    expect(page).toContain('<title>a/b | aqua</title>');
    expect(page).toContain('<meta name="description" content="d &quot;q&quot;">');
    expect(page).toContain('<main data-packages="a/b" class="m"><p>$& new</p></main><footer>');
    expect(page).toContain('rel="canonical" href="https://x/packages/a/b"');
    expect(page).not.toContain('old');
  });
  it('rejects a page that lacks an element to replace', () => {
    expect(() => frameOf(built.replace('data-packages', 'x'), 'aqua')).toThrow(
      'main[data-packages]',
    );
  });
  it('rejects a page without a content security policy, which no page of a package would have', () => {
    expect(() => frameOf(built.replace('Content-Security-Policy', 'x'), 'aqua')).toThrow(
      'no content security policy',
    );
  });
});

describe('<UsedBy>', () => {
  const sentence = (count: number, packages: string[]) => {
    const siteDir = testFolder({
      'facts/packages/release.json': JSON.stringify(RELEASE),
      'facts/packages/used-by.json': JSON.stringify({'recipe: jar': {count, packages}}),
    });
    const nodes = usedBy.expand({recipe: 'jar'}, {siteDir} as TagContext);
    return textOf({type: 'root', children: nodes});
  };

  it.each([
    [1, ['a/b'], 'In the Standard Registry v4.0.0, one package uses this recipe: a/b.'],
    [
      2,
      ['a/b', 'c/d'],
      'In the Standard Registry v4.0.0, 2 packages use this recipe: a/b and c/d.',
    ],
    [
      1200,
      ['a/b'],
      'In the Standard Registry v4.0.0, 1,200 packages use this recipe, for example a/b.',
    ],
  ])('with %d packages', (count, packages, text) => {
    expect(sentence(count, packages)).toBe(text);
  });
});

it('finds links to packages that do not exist', () => {
  const known = new Set(['/packages', '/packages/cli/cli', '/packages/a-z/c']);
  const links =
    '<a class=x href=/packages/cli/cli>1</a><a href="/packages/">2</a><a href="/packages/?q=x">3</a><a href="/packages/CLI/cli">4</a><a href="/packages/no/such">5</a><a href="/packages/index.json">6</a><a href="/docs/">7</a><a href="/packages/50%">8</a><a href="/packages/cli/cli.md">9</a><a href="/packages/cli/clii.json">10</a><a href="/packages/cli/cli/index.md">11</a><a href="/packages/a-z/c.json">12</a><a href="/packages/a-z/c">13</a>';
  expect(brokenPackageLinks('docs/x.html', links, known, '/')).toEqual([
    'docs/x.html: no package is at /packages/CLI/cli: did you mean /packages/cli/cli?',
    'docs/x.html: no package is at /packages/no/such: npm run packages:update may have renamed it',
    'docs/x.html: /packages/50% is not a valid URL: write % as %25',
    'docs/x.html: no package is at /packages/cli/clii.json: npm run packages:update may have renamed it',
    'docs/x.html: no package is at /packages/cli/cli/index.md: npm run packages:update may have renamed it',
    'docs/x.html: no package is at /packages/a-z/c.json: npm run packages:update may have renamed it',
  ]);
});

it('accepts the facts of this site', () => {
  const release = JSON.parse(readFileSync(path.join(SITE, 'facts/packages/release.json'), 'utf8'));
  const catalog = loadCatalog(SITE);
  expect(catalog.packages).toHaveLength(release.packages);
  expect(summaryFaults(catalog)).toEqual([]);
  // Readers look up purposes by their labels.
  const labels = catalog.purposes.map(({label}) => label);
  expect(labels.length).toBeGreaterThan(1);
  expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en')));
});
