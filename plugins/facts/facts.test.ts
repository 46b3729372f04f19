import {rmSync} from 'node:fs';
import path from 'node:path';
import {inspect} from 'node:util';
import {beforeEach, describe, expect, it} from 'vitest';
import {notShown, shownBy} from '../../tests/content/shown.ts';
import {testFolder, writeFiles} from '../../tests/unit/folder.ts';
import {expandPage} from '../tags/expand.ts';
import {element, type Node, nodesIn} from '../tags/nodes.ts';
import {brokenLinks, futureReleases, missingRecordings, unreadableMarkdown} from './checks.ts';
import {currentFacts, FactsError, factsForPages, loadFacts, parseFacts} from './load.ts';
import {listFile} from './schema.ts';

const FILES: Record<string, string> = {
  'facts/tool.yaml': 'version: v2.62.3\nmodule: example.com/tool\n',
  'facts/versions.yaml': 'versions: []\n',
  'facts/articles.yaml': 'articles: []\n',
  'facts/commands.yaml': `
flags:
  - name: config
    aliases: [c]
    type: string
    environment: [AQUA_CONFIG]
    description: Which file.
commands:
  - name: install
    aliases: [i]
    summary: Installs tools.
    description: Installs [tools](/docs/guide#first).
    flags:
      - {name: limit, type: integer, default: '30', environment: [AQUA_DAYS], since: v2.17.0, description: How many.}
    exits:
      - {code: 0, when: always.}
    guide: /docs/guide
  - name: policy
    summary: Policies.
    subcommands:
      - {name: allow, summary: Allows one., deprecated: Use deny.}
`,
  'facts/environment.yaml': `
variables:
  - name: AQUA_CONFIG
    purpose: paths
    example: AQUA_CONFIG=a.yaml tool
    type: path
    default: {linux: "\`a\`", macos: "\`b\`", windows: "\`c\`"}
    since: before v2.0.0
    read_by: [aqua]
    description: Which file.
  - {name: AQUA_DAYS, purpose: commands, example: {powershell: tool}, type: integer, default: none, read_by: [aqua], since: v2.43.0, description: How long.}
`,
  'facts/fields/aqua-yaml.yaml': `
title: aqua.yaml
description: The configuration.
objects:
  - at: .
    title: aqua.yaml
    fields:
      - {name: packages, type: list, required: true, description: Them.}
  - at: packages[]
    title: A package
    fields:
      - {name: name, type: string, description: Its name., since: before v2.0.0, also_in: ['overrides[]']}
  - at: overrides[]
    title: An override
    fields:
      - {name: goos, type: string, values: [linux, darwin], description: The system.}
`,
  'facts/lists/formats.yaml': `
title: Formats
columns: [Needs]
items:
  - {name: tar.gz, description: A tar archive.}
  - {name: dmg, description: A disk image., facts: {Needs: macOS}, page: /docs/guide}
`,
  'facts/messages/all.yaml': `
messages:
  - id: not-found
    level: error
    text: command is not found
    code: '004'
    cause: No file has it.
    fix: {description: Add it., command: aqua g -i}
    page: /docs/guide
    source: [pkg/error.go]
`,
};

let site: string;

/** Writes the files of the site; `changes` replaces some of them. */
const write = (changes: Record<string, string> = {}) => writeFiles(site, {...FILES, ...changes});

/** `name` of FILES with `from` replaced by `to`. */
const edited = (name: string, from: string, to: string) => ({
  [name]: (FILES[name] as string).replace(from, to),
});

/** The problems of the site's facts. */
function problems(changes: Record<string, string>): readonly string[] {
  write(changes);
  try {
    loadFacts(site);
    return [];
  } catch (error) {
    if (error instanceof FactsError) return error.problems;
    throw error;
  }
}

beforeEach(() => {
  site = testFolder();
});

describe('reading facts', () => {
  it('returns all of them with their lines', () => {
    write();
    const facts = loadFacts(site);
    expect(facts.tool.version).toBe('v2.62.3');
    expect(facts.positionOf(facts.environment.variables[1] as object)).toEqual({
      file: 'facts/environment.yaml',
      line: 11,
    });
  });

  it('reads only changed files again', () => {
    write();
    const first = currentFacts(site);
    expect(currentFacts(site)).toBe(first);
    write(edited('facts/tool.yaml', 'v2.62.3', 'v2.100.0'));
    expect(currentFacts(site).tool.version).toBe('v2.100.0');
  });

  it('reads again if any file at the top of the folder or in a folder of facts changes', () => {
    write();
    for (const file of ['facts/new.yaml', 'facts/lists/new.yaml']) {
      const before = currentFacts(site);
      write({[file]: FILES['facts/lists/formats.yaml'] as string});
      expect(currentFacts(site)).not.toBe(before);
    }
  });

  it('keeps the last valid facts for pages while a change is invalid', () => {
    write(edited('facts/commands.yaml', 'guide: /docs', 'giude: /docs'));
    expect(() => factsForPages(site)).toThrow('unknown key "giude"');
    write();
    const right = factsForPages(site);
    write(edited('facts/commands.yaml', 'guide: /docs', 'giude: /docs'));
    expect(() => currentFacts(site)).toThrow('unknown key "giude"');
    expect(factsForPages(site)).toBe(right);
    write();
    expect(factsForPages(site).commands).toEqual(right.commands);
  });

  it('rejects an unknown key and reports its line', () => {
    expect(problems(edited('facts/commands.yaml', 'guide: /docs', 'giude: /docs'))).toEqual([
      'facts/commands.yaml:17: install: unknown key "giude": remove it, or correct its spelling (see facts/README.md) (at commands[0])',
    ]);
  });

  it('rejects a missing description', () => {
    expect(problems(edited('facts/environment.yaml', ', description: How long.', ''))).toEqual([
      'facts/environment.yaml:11: AQUA_DAYS: "description" is missing: write it (at variables[1].description)',
    ]);
  });

  it('rejects a missing value of a fixed set', () => {
    expect(problems(edited('facts/messages/all.yaml', '    level: error\n', ''))[0]).toBe(
      'facts/messages/all.yaml:3: not-found: "level" is missing: write it (at messages[0].level)',
    );
  });

  it('rejects a value that matches none of several schemas', () => {
    const fault = (from: string, to: string) =>
      problems(edited('facts/environment.yaml', from, to));
    expect(fault(' default: none,', '')).toEqual([
      'facts/environment.yaml:11: AQUA_DAYS: "default" is missing: write it (at variables[1].default)',
    ]);
    expect(fault(', windows: "`c`"', '')).toEqual([
      'facts/environment.yaml:7: AQUA_CONFIG: "windows" is missing: write it (at variables[0].default.windows)',
    ]);
    expect(fault('default: none', 'default: 3')).toEqual([
      'facts/environment.yaml:11: AQUA_DAYS: "default": Invalid input: expected string, received number; or Invalid input: expected object, received number (at variables[1].default)',
    ]);
  });

  it('rejects an invalid value', () => {
    expect(problems(edited('facts/commands.yaml', 'v2.17.0', '2.17.0'))[0]).toContain(
      'facts/commands.yaml:14: limit: "since": a release such as v2.40.0',
    );
  });

  it.each([
    'command: tool i, steps: "2"',
    'command: tool i, recording: sample',
    'recording: sample',
    'steps: "2"',
  ])('rejects an example of a command with only a part of a recording: %s', (keys) => {
    const example = `examples: [{description: Do it., ${keys}}]`;
    expect(problems(edited('facts/commands.yaml', 'guide: /docs/guide', example))).toEqual([
      expect.stringContaining('an example has a command, or a recording and its steps'),
    ]);
  });

  it('rejects a duplicate entry', () => {
    expect(problems(edited('facts/environment.yaml', 'AQUA_DAYS', 'AQUA_CONFIG'))).toEqual([
      'facts/environment.yaml:11: variable "AQUA_CONFIG" is already at facts/environment.yaml:3: keep one',
    ]);
    expect(problems(edited('facts/commands.yaml', 'name: policy', 'name: i'))).toEqual([
      'facts/commands.yaml:18: command "i" is already at facts/commands.yaml:9: keep one',
    ]);
    const twice = (from: string, flag: string) =>
      problems(edited('facts/commands.yaml', from, `${from}      - ${flag}\n`));
    expect(
      twice('How many.}\n', '{name: l, aliases: [limit], type: string, description: x}'),
    ).toEqual([
      'facts/commands.yaml:15: flag of "install" "--limit" is already at facts/commands.yaml:14: keep one',
    ]);
    expect(
      problems(
        edited(
          'facts/commands.yaml',
          'commands:',
          '  - {name: c, type: string, description: x}\ncommands:',
        ),
      ),
    ).toEqual(['facts/commands.yaml:8: flag "-c" is already at facts/commands.yaml:3: keep one']);
  });

  it('requires the first release and an example of each field, in two to six lines that contain the field', () => {
    const kind = 'facts/fields/aqua-yaml.yaml';
    const withSamples = (example: string, since = ', since: before v2.0.0') => ({
      [kind]: `
title: aqua.yaml
description: The configuration.
samples: aqua-yaml-part
objects:
  - at: packages[]
    title: A package
    fields:
      - {name: name, type: string, description: Its name.${since}${example}}
`,
    });
    expect(problems(withSamples('', ''))).toEqual([
      `${kind}:9: packages[].name: "since" is missing: write the first release, or "before v2.0.0"`,
    ]);
    expect(problems(withSamples('', ', since: v2.0'))).toEqual([
      `${kind}:9: name: "since": a release such as v2.40.0, or "before v2.0.0" (at objects[0].fields[0].since)`,
    ]);
    expect(problems(withSamples(''))).toEqual([
      `${kind}:9: packages[].name: "example" is missing: write two to six lines of the file that have the field`,
    ]);
    expect(problems(withSamples(', example: "packages:\\n  - version: a"'))).toEqual([
      `${kind}:9: packages[].name: the example has no packages[].name: write it from the top level of the file`,
    ]);
    expect(problems(withSamples(', example: "name: a"'))).toEqual([
      `${kind}:9: name: "example": a sample has two to six lines (at objects[0].fields[0].example)`,
    ]);
    expect(problems(withSamples(', example: "packages: [\\n  - name: a"'))).toEqual([
      expect.stringMatching(
        `^${kind}:9: packages\\[\\].name: the example is not YAML: .*[^:]: correct it$`,
      ),
    ]);
    expect(problems(withSamples(', example: "packages:\\n  - name: a"'))).toEqual([]);
    expect(
      problems(edited(kind, 'description: Them.', 'description: Them., example: "a:\\n  b: c"')),
    ).toEqual([
      `${kind}:8: packages: write "samples" at the top of aqua-yaml.yaml, or remove the example`,
    ]);
  });

  it('accepts an example with the field in another object that allows it', () => {
    const kind = 'facts/fields/registry.yaml';
    const withExample = (example: string) => ({
      [kind]: `
title: registry.yaml
description: Package definitions.
samples: registry-package-part
objects:
  - at: packages[].overrides[]
    title: An override
    fields: []
  - at: packages[]
    title: A package
    fields:
      - {name: cosign, type: object, description: It., since: before v2.0.0, also_in: ['packages[].overrides[]'], example: "cosign:\\n  opts: []"}
  - at: packages[].cosign
    title: Cosign
    fields:
      - {name: enabled, type: boolean, description: Whether., since: before v2.0.0, example: "${example}"}
`,
    });
    expect(problems(withExample('cosign:\\n  enabled: true'))).toEqual([]);
    const override = 'overrides:\\n  - cosign:\\n      enabled: false';
    expect(problems(withExample(override))).toEqual([]);
    expect(problems(withExample(override.replace('cosign', 'minisign')))).toEqual([
      `${kind}:16: packages[].cosign.enabled: the example has no cosign.enabled: write it from the top level of packages[]`,
    ]);
  });

  it('rejects objects and columns that do not exist', () => {
    expect(
      problems(edited('facts/fields/aqua-yaml.yaml', "['overrides[]']", "['other[]']")),
    ).toEqual([
      'facts/fields/aqua-yaml.yaml:12: name: also_in contains "other[]", which is not an object of this file; known: ., packages[], overrides[]',
    ]);
    const same = "also_in: ['overrides[]'], same_as: 'packages[].nane'";
    expect(
      problems(edited('facts/fields/aqua-yaml.yaml', "also_in: ['overrides[]']", same)),
    ).toEqual([
      'facts/fields/aqua-yaml.yaml:12: name: same_as is "packages[].nane", which is not a field of this file: write the full name, such as overrides[].goos',
    ]);
    expect(
      problems(edited('facts/lists/formats.yaml', '{Needs: macOS}', '{Wants: macOS}')),
    ).toEqual([
      'facts/lists/formats.yaml:6: dmg: "Wants" is not a column of the list; add it to columns or correct it (Needs)',
    ]);
  });

  it('rejects invalid YAML', () => {
    const found: string[] = [];
    expect(parseFacts('facts/lists/a.yaml', 'title: [', listFile, found)).toBeUndefined();
    expect(found[0]).toMatch(/^facts\/lists\/a\.yaml:1: /);
  });

  it('rejects an alias without an anchor, which a text with a leading * is', () => {
    const found: string[] = [];
    const text = 'title: Files\nitems:\n  - name: *.yaml\n';
    expect(parseFacts('facts/lists/a.yaml', text, listFile, found)).toBeUndefined();
    expect(found).toEqual([
      expect.stringMatching(/^facts\/lists\/a\.yaml:3: no anchor .* alias \*\.yaml: .*in quotes/),
    ]);
  });

  it('reports only the first fault of invalid YAML, because it causes the others', () => {
    const tab = edited('facts/environment.yaml', '    purpose', '\tpurpose');
    expect(problems(tab)).toEqual([
      'facts/environment.yaml:4: Tabs are not allowed as indentation: indent with spaces',
    ]);
  });

  it('lists each problem once where Node.js prints the error', () => {
    expect(
      inspect(new FactsError(['facts/a.yaml:1: misspelled'])).match(/misspelled/g),
    ).toHaveLength(1);
  });

  it('reports a missing file', () => {
    write();
    rmSync(path.join(site, 'facts/environment.yaml'));
    expect(() => loadFacts(site)).toThrow('facts/environment.yaml:1: the file is missing');
  });

  it('reports problems of a whole file', () => {
    expect(problems({'facts/environment.yaml': ''})).toEqual([
      'facts/environment.yaml:1: the file is empty: write it, or remove the file (at the top)',
    ]);
    expect(problems({'facts/environment.yaml': '- AQUA_DAYS'})[0]).toMatch(
      /^facts\/environment\.yaml:1: the file: .*: correct it/,
    );
  });
});

it('entries of facts since a newer release than the documented one are reported', () => {
  write();
  expect(futureReleases(loadFacts(site))).toEqual([]);
  write(edited('facts/commands.yaml', 'since: v2.17.0', 'since: v2.62.4'));
  expect(futureReleases(loadFacts(site))).toEqual([
    expect.stringMatching(
      /^facts\/commands\.yaml:14: limit: since: v2\.62\.4 is newer than v2\.62\.3,/,
    ),
  ]);
});

describe('links in facts', () => {
  const broken = (changes: Record<string, string> = {}) => {
    write(changes);
    return brokenLinks(loadFacts(site), new Set(['/docs/guide', '/docs/reference/codes/004']));
  };

  it('may point to existing pages, and to those of packages, which another plugin checks', () => {
    expect(broken()).toEqual([]);
    for (const address of ['/packages', '/packages/', '/packages/cli/cli'])
      expect(
        broken(edited('facts/lists/formats.yaml', 'A tar archive.', `'[A](${address}).'`)),
      ).toEqual([]);
  });

  it('are reported if the page does not exist', () => {
    expect(broken(edited('facts/lists/formats.yaml', '/docs/guide', '/docs/guides'))).toEqual([
      'facts/lists/formats.yaml:6: dmg: link "/docs/guides": there is no page /docs/guides',
    ]);
  });

  it('have to be full paths', () => {
    expect(broken(edited('facts/commands.yaml', '/docs/guide#first', 'guide.mdx'))).toEqual([
      'facts/commands.yaml:9: install: link "guide.mdx": write the full path, starting with /docs/',
    ]);
  });

  it('of a message include the page of its code', () => {
    write();
    expect(brokenLinks(loadFacts(site), new Set(['/docs/guide']))).toEqual([
      'facts/messages/all.yaml:3: not-found: link "/docs/reference/codes/004": there is no page /docs/reference/codes/004',
    ]);
  });
});

describe('texts in facts', () => {
  it('must not contain HTML', () => {
    write(edited('facts/lists/formats.yaml', 'A tar archive.', 'A <name> archive.'));
    expect(unreadableMarkdown(loadFacts(site))).toEqual([
      'facts/lists/formats.yaml:5: tar.gz: description contains "<name>", which is read as HTML: put it in backquotes',
    ]);
  });

  it('must refer to existing recordings', () => {
    write(edited('facts/messages/all.yaml', 'source:', 'recording: gone\n    source:'));
    expect(missingRecordings(loadFacts(site), site)).toEqual([
      'facts/messages/all.yaml:3: not-found: recording: There is no recording "gone" (recordings/gone/session.json). Write recordings/gone/scenario.yaml (see recordings/README.md), then run: npm run record -- gone',
    ]);
    write({
      ...FILES,
      ...edited(
        'facts/commands.yaml',
        'guide: /docs/guide',
        'examples: [{description: So., recording: near, steps: "2"}]',
      ),
      'recordings/near/session.json': JSON.stringify({
        title: 'Near',
        steps: [{command: 'tool i', output: '', exit: 0}],
      }),
    });
    expect(missingRecordings(loadFacts(site), site)).toEqual([
      'facts/commands.yaml:17: recording: steps="2" does not fit: the session has the steps 1 to 1. Write one step ("2"), a range ("2-3") or a list ("1,3-4").',
    ]);
  });

  it('contain examples as a command or as a recording', () => {
    const example = 'examples: [{description: So., command: tool i, recording: sample}]';
    expect(problems(edited('facts/commands.yaml', 'guide: /docs/guide', example))[0]).toContain(
      'facts/commands.yaml:17: install: "description": an example has a command, or a recording and its steps',
    );
  });
});

describe('the facts that pages show', () => {
  const shownIn = (source: string) => {
    const facts = loadFacts(site);
    return {facts, shown: shownBy(source, {facts, siteDir: site, page: 'docs/other.mdx'})};
  };

  it('are found outside of code', () => {
    write();
    const {facts, shown} = shownIn(
      '<List of="formats" />\n\n`<Version />`\n\n```mdx\n<EnvironmentVariables />\n```\n',
    );
    expect([...shown]).toEqual(facts.lists.formats?.items);
  });

  it('must be all facts', () => {
    write();
    const {facts, shown} = shownIn(
      '<Commands />\n\n<EnvironmentVariables />\n\n<Fields of="aqua-yaml" />\n\n<List of="formats" />\n\n<Messages area="all" />\n',
    );
    expect(notShown(facts, shown)).toEqual([]);
  });

  it('are reported if some are missing', () => {
    write();
    const {facts, shown} = shownIn(
      '<EnvironmentVariables only="AQUA_DAYS" />\n\n<Fields of="aqua-yaml" at="packages[]" />\n\n<Fields of="aqua-yaml" at="." only="packages" />\n',
    );
    expect(notShown(facts, shown)).toEqual([
      'facts/commands.yaml:9: install: no page shows it; write <Commands /> on the page it belongs to',
      'facts/commands.yaml:18: policy: no page shows it; write <Commands /> on the page it belongs to',
      'facts/commands.yaml:21: policy allow: no page shows it; write <Commands /> on the page it belongs to',
      'facts/environment.yaml:3: AQUA_CONFIG: no page shows it; write <EnvironmentVariables only="AQUA_CONFIG" /> on the page it belongs to',
      'facts/fields/aqua-yaml.yaml:16: overrides[] goos: no page shows it; write <Fields of="aqua-yaml" at="overrides[]" /> on the page it belongs to',
      'facts/lists/formats.yaml:5: tar.gz: no page shows it; write <List of="formats" /> on the page it belongs to',
      'facts/lists/formats.yaml:6: dmg: no page shows it; write <List of="formats" /> on the page it belongs to',
      'facts/messages/all.yaml:3: not-found: no page shows it; write <Message id="not-found" /> on the page it belongs to',
    ]);
  });
});

describe('tags in pages', () => {
  /** The text of a tree, without the ids of headings. */
  const plainText = ({type, value, children = []}: Node): string =>
    type === 'mdxTextExpression' ? '' : (value ?? children.map(plainText).join(''));

  const tag = (name: string, attributes = {}, flow = true): Node => ({
    ...element(name, attributes),
    type: flow ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
    position: {start: {line: 7}},
  });

  /** A page of `children` after their expansion, on the site as it is. */
  const expandOn = (page: string, ...children: Node[]) => {
    const facts = loadFacts(site);
    const root: Node = {type: 'root', children};
    return {root, facts, ...expandPage(root, {facts, siteDir: site, page})};
  };

  const expand = (...children: Node[]): Node => {
    write();
    return expandOn('docs/other.mdx', ...children).root;
  };

  /** What `pick` returns for the nodes of a tree, without undefined. */
  const collect = (root: Node, pick: (node: Node) => unknown): unknown[] =>
    nodesIn(root)
      .map(pick)
      .filter((each) => each !== undefined);

  /** The attribute `name` of an element. */
  const attribute = (node: Node, name: string): unknown =>
    node.attributes?.find((each) => each.name === name)?.value;

  const ids = (root: Node) => collect(root, (node) => attribute(node, 'id'));

  /** The labels with their values: `Default: none`. */
  const pairs = (root: Node): string[] =>
    collect(root, (node) =>
      attribute(node, 'className') === 'fact-pair' ? plainText(node) : undefined,
    ).map(String);

  it('are replaced by the facts that they name', () => {
    expect(plainText(expand(tag('Version')))).toBe('v2.62.3');
    expect(expand(tag('Since', {version: 'v2.40.0'}, false)).children?.[0]).toMatchObject({
      name: 'span',
      children: [{value: 'since v2.40.0'}],
    });
    expect(ids(expand(tag('EnvironmentVariables', {only: 'AQUA_DAYS'})))).toEqual(['AQUA_DAYS']);
    expect(plainText(expand(tag('EnvironmentVariables')))).toContain(
      'on Linux, a; on macOS, b; on Windows, c',
    );
    expect(ids(expand(tag('List', {of: 'formats'})))).toEqual(['formats-tar.gz', 'formats-dmg']);
    expect(ids(expand(tag('Message', {id: 'not-found'})))).toEqual(['message-not-found']);
    expect(ids(expand(tag('Messages', {area: 'all'})))).toEqual([
      'messages-all',
      'message-not-found',
    ]);
    expect(ids(expand(tag('Commands')))).toContain('aqua-install--limit');
  });

  it('combine operating systems with the same default', () => {
    write(edited('facts/environment.yaml', 'macos: "`b`"', 'macos: "`a`"'));
    const {root} = expandOn('docs/other.mdx', tag('EnvironmentVariables'));
    expect(plainText(root)).toContain('on Linux and macOS, a; on Windows, c');
  });

  it('show the fields of an object, including shared ones', () => {
    expect(ids(expand(tag('Fields', {of: 'aqua-yaml', at: 'overrides[]'})))).toEqual([
      'field-overrides.goos',
      'field-overrides.name',
    ]);
    expect(ids(expand(tag('Fields', {of: 'aqua-yaml'})))).toHaveLength(4);
  });

  it('give each field a heading with its full name', () => {
    const root = expand(tag('Fields', {of: 'aqua-yaml', as: 'headings'}));
    const headings = collect(root, (node) =>
      node.type === 'heading'
        ? [node.depth, plainText(node), node.children?.at(-1)?.value]
        : undefined,
    );
    const id = (name: string) => `/* #${name} */`;
    // The fields below a field follow it.
    expect(headings).toEqual([
      [3, 'packages', id('field-packages')],
      [4, 'packages[].name', id('field-packages.name')],
      [3, 'overrides[].goos', id('field-overrides.goos')],
    ]);
  });

  it('have an index above all fields of a file', () => {
    const root = expand(tag('Fields', {of: 'aqua-yaml', as: 'headings'}));
    const rows = collect(root, (node) =>
      node.type === 'tableRow' ? node.children?.map(plainText) : undefined,
    );
    expect(rows).toEqual([
      ['Part of the file', 'Fields'],
      ['the file itself', 'packages'],
      ['packages[]', 'name'],
      ['overrides[]', 'goos'],
    ]);
  });

  it('leave out objects with a page of their own, except in the index', () => {
    write(
      edited(
        'facts/fields/aqua-yaml.yaml',
        'title: An override',
        'title: An override\n    fields_page: /docs/guide/',
      ),
    );
    const {root, facts, shown} = expandOn(
      'docs/other.mdx',
      tag('Fields', {of: 'aqua-yaml', as: 'headings'}),
      tag('Fields', {of: 'aqua-yaml', at: 'packages[]'}),
    );
    const found = collect(root, (node) => (node.type === 'heading' ? plainText(node) : node.url));
    expect(found).toEqual([
      '#field-packages',
      '#field-packages.name',
      '/docs/guide/#field-overrides.goos',
      'packages',
      'packages[].name',
    ]);
    expect(notShown(facts, shown).join()).toContain('overrides[] goos: no page shows it');
  });

  it('show an example only on the page to which the keys of samples link', () => {
    write({
      'facts/fields/aqua-yaml.yaml': `
title: aqua.yaml
description: The configuration.
samples: registry-package-part
fields_page: /docs/guide/
objects:
  - at: packages[]
    title: A package
    fields:
      - {name: name, type: string, description: Its name., since: before v2.0.0, example: "type: http\\nname: a"}
`,
    });
    const samplesOn = (page: string) =>
      collect(expandOn(page, tag('Fields', {of: 'aqua-yaml'})).root, ({meta}) => meta);
    expect(samplesOn('docs/guide.mdx')).toEqual(['as="registry-package-part"']);
    expect(samplesOn('versioned_docs/version-1.0/guide.mdx')).toEqual([
      'as="registry-package-part"',
    ]);
    expect(samplesOn('docs/other.mdx')).toEqual([]);
  });

  it('group all variables by purpose', () => {
    const root = expand(tag('EnvironmentVariables'));
    const titles = collect(root, (node) => (node.type === 'heading' ? plainText(node) : undefined));
    const examples = collect(root, ({lang}) => lang);
    expect(titles).toEqual(['Files and directories', 'Defaults for individual commands']);
    expect(examples).toEqual(['sh', 'powershell']);
    const [filter, frame] = root.children?.[0]?.children ?? [];
    expect(filter?.name).toBe('ListFilter');
    const [index] = frame?.children ?? [];
    expect(index?.children?.map((row) => row.children?.map(plainText))).toEqual([
      ['Purpose', 'Variables'],
      ['Files and directories', 'AQUA_CONFIG'],
      ['Defaults for individual commands', 'AQUA_DAYS'],
    ]);
  });

  it('print the default and the first release of all variables and of all fields of a file', () => {
    const labels = (shown: Node) =>
      pairs(expand(shown)).filter((pair) => /^(Default|Required|Since): /.test(pair));
    expect(labels(tag('EnvironmentVariables'))).toEqual([
      'Default: on Linux, a; on macOS, b; on Windows, c',
      'Since: before v2.0.0',
      'Default: none',
      'Since: v2.43.0',
    ]);
    expect(labels(tag('Fields', {of: 'aqua-yaml', as: 'headings'}))).toEqual([
      'Required: yes',
      'Default: none',
      'Since: before v2.0.0',
      'Default: none',
    ]);
    const only = expand(tag('EnvironmentVariables', {only: 'AQUA_CONFIG,AQUA_DAYS'}));
    expect(collect(only, (node) => attribute(node, 'since'))).toEqual(['v2.43.0']);
  });

  it('print the flag that sets the same as a variable', () => {
    const flags = pairs(expand(tag('EnvironmentVariables'))).filter((pair) => /^Flag: /.test(pair));
    expect(flags).toEqual([
      'Flag: --config, which takes precedence',
      'Flag: --limit of aqua install, which takes precedence',
    ]);
  });

  it('show in one table which objects allow a field', () => {
    const at = 'packages[], overrides[]';
    const [frame] = expand(tag('FieldMatrix', {of: 'aqua-yaml', at})).children ?? [];
    const [table] = frame?.children ?? [];
    expect(table?.children?.map((row) => row.children?.map(plainText))).toEqual([
      ['Field', 'packages[]', 'overrides[]'],
      ['name', 'yes', 'yes'],
      ['goos', 'no', 'yes'],
    ]);
    expect(table?.children?.[1]?.children?.[0]?.children).toMatchObject([
      {type: 'link', url: '#field-packages.name', data: {hProperties: {id: undefined}}},
    ]);
  });

  it('link in this table to entries on other pages, with the anchors of these entries', () => {
    const of = {of: 'aqua-yaml', at: 'packages[], overrides[]'};
    write(
      edited(
        'facts/fields/aqua-yaml.yaml',
        'description: The configuration.',
        'description: The configuration.\nfields_page: /docs/guide/',
      ),
    );
    const {root} = expandOn('docs/other.mdx', tag('FieldMatrix', of));
    const links = collect(root, ({url, data}) => (url === undefined ? undefined : [url, data]));
    expect(links).toEqual([
      ['/docs/guide/#field-packages.name', {hProperties: {id: 'field-packages.name'}}],
      ['/docs/guide/#field-overrides.goos', {hProperties: {id: 'field-overrides.goos'}}],
    ]);
  });

  it('do not mark a field as required if it can be inherited', () => {
    write(edited('facts/fields/aqua-yaml.yaml', 'Its name.,', 'Its name., required: always,'));
    const requiredAt = (at: string) => {
      const {root} = expandOn('docs/other.mdx', tag('Fields', {of: 'aqua-yaml', at}));
      return pairs(root).some((pair) => pair.startsWith('Required: '));
    };
    expect(requiredAt('packages[]')).toBe(true);
    expect(requiredAt('overrides[]')).toBe(false);
  });

  it('list all commands, each with its own heading', () => {
    const headings = collect(expand(tag('Commands')), (node) =>
      node.type === 'heading' ? [node.depth, plainText(node)] : undefined,
    );
    expect(headings).toEqual([
      [2, 'Global flags'],
      [2, 'aqua install'],
      [2, 'aqua policy'],
      [3, 'aqua policy allow'],
    ]);
  });

  it('show the recorded output of each example of a command', () => {
    const examples =
      'examples: [{description: Do it., recording: sample, steps: "2"}, {description: Or so., command: tool i}]';
    const session = {
      title: 'A session',
      steps: ['one', 'two'].map((command) => ({command, output: `${command}!\n`, exit: 0})),
    };
    write({
      ...edited('facts/commands.yaml', 'guide: /docs/guide', examples),
      'recordings/sample/session.json': JSON.stringify(session),
    });
    const {root, shown} = expandOn('docs/other.mdx', tag('Commands'));
    const order = collect(root, (node) => {
      if (node.type === 'code') return [node.lang, node.value];
      if (node.name === 'dl') return [attribute(node, 'aria-label')];
      const isSynopsis = plainText(node).startsWith('Synopsis: aqua install');
      return node.type === 'paragraph' && isSynopsis ? ['Synopsis'] : undefined;
    });
    // The description and the output of a command precede its flags.
    expect(order).toEqual([
      ['Global flags'],
      ['console', '$ two\ntwo!'],
      ['sh', 'tool i'],
      ['Synopsis'],
      ['Flags of aqua install'],
    ]);
    expect(shown).toContain('recordings/sample/session.json');
  });

  it('keep the paragraphs and lists of what a command prints, also if it is the only answer', () => {
    const prints = 'prints: "In two cases:\\n\\n- one\\n- two"';
    write(edited('facts/commands.yaml', 'guide: /docs/guide', prints));
    const {root} = expandOn('docs/other.mdx', tag('Commands'));
    const details = nodesIn(root).find(({name}) => name === 'FactDetails');
    expect(details?.children?.map(plainText).slice(0, 2)).toEqual([
      'Prints: In two cases:',
      'onetwo',
    ]);
    expect(details?.children?.map(({type}) => type)).toEqual(['paragraph', 'list', 'paragraph']);
  });

  it('mark deprecated commands in the index', () => {
    const [index] = expand(tag('Commands')).children?.[0]?.children ?? [];
    expect(index?.children?.map(plainText)).toEqual([
      'aqua install Installs tools.',
      'aqua policy Policies.',
      'aqua policy allow Allows one. Deprecated.',
    ]);
  });

  it('use each anchor once', () => {
    const root = expand(tag('Message', {id: 'not-found'}), tag('Message', {id: 'not-found'}));
    expect(ids(root)).toEqual(['message-not-found', 'message-not-found-2']);
    const items = ['a b', 'a-b', 'a b 2'].map((name) => `  - {name: ${name}, description: One.}\n`);
    write({'facts/lists/x.yaml': `title: X\nitems:\n${items.join('')}`});
    const list = expandOn('docs/other.mdx', tag('List', {of: 'x'})).root;
    expect(ids(list)).toEqual(['x-a-b', 'x-a-b-2', 'x-a-b-2-2']);
  });

  it('omit links to their own page', () => {
    write();
    const links = (page: string) =>
      collect(expandOn(page, tag('List', {of: 'formats'})).root, ({url}) => url);
    expect(links('docs/other.mdx')).toEqual(['/docs/guide']);
    expect(links('docs/guide.mdx')).toEqual([]);
    expect(links('versioned_docs/version-1.0/guide.mdx')).toEqual([]);
  });

  it.each([
    [
      tag('Fields', {of: 'aqua'}),
      /^docs\/other\.mdx:7: there is no kind of file "aqua" \(did you mean aqua-yaml\?\); there are: aqua-yaml$/,
    ],
    [tag('Fields', {of: 'aqua-yaml', at: 'x'}), /there is no object of aqua-yaml "x"/],
    [
      tag('FieldMatrix', {of: 'aqua-yaml', at: 'packages[], x'}),
      /there is no object of aqua-yaml "x"; there are: \., overrides\[\], packages\[\]$/,
    ],
    [tag('Fields', {of: 'aqua-yaml', only: 'x'}), /there is no field at \. of aqua-yaml "x"/],
    [tag('Fields', {of: 'aqua-yaml', as: 'headings', only: 'name'}), /remove at and only/],
    [tag('Fields'), /<Fields> needs the attribute of="…"/],
    [
      tag('Fields', {off: 'x'}),
      /<Fields> does not have the attribute "off"; its attributes: of, at, only, as/,
    ],
    [tag('Fields', {of: {type: 'expression'}}), /write of of <Fields> as text/],
    [tag('EnvironmentVariables', {only: 'AQUA_X'}), /there is no environment variable "AQUA_X"/],
    [tag('List', {of: 'x'}), /there is no list "x"/],
    [tag('Message', {id: 'x'}), /there is no message "x"/],
    [tag('Messages', {area: 'x'}), /there is no area of messages "x"/],
    [tag('Since', {version: '2.4'}), /version of <Since>: a release such as v2\.40\.0/],
    [
      tag('Since', {version: 'v2.100.0'}),
      /^docs\/other\.mdx:7: v2\.100\.0 is newer than v2\.62\.3, .*: correct it, or remove what v2\.62\.3 does not have$/,
    ],
    [tag('List', {of: 'formats'}, false), /<List> must be on its own line/],
    [{...tag('Version'), children: [{type: 'text', value: 'x'}]}, /<Version> cannot have content/],
    [tag('version'), /write <Version> instead of <version>/],
  ])('stop the build if they refer to something that does not exist', (node, message) => {
    expect(() => expand(node)).toThrow(message);
  });

  it('do not add a paragraph inside a paragraph', () => {
    const paragraph: Node = {...tag('p'), children: [tag('Since', {version: 'v2.40.0'})]};
    expect(expand(paragraph).children?.[0]?.children?.[0]?.name).toBe('span');
  });

  it('do not change other elements', () => {
    const other = tag('Tabs');
    expect(expand(other).children?.[0]).toEqual(other);
  });
});
