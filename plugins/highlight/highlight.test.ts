import type {Element, Root} from 'hast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import type {Facts} from '../facts/schema.ts';
import {highlight} from './html';
import rehypeHighlight from './index';
import {parseInfoString} from './infoString';
import {keyLinks} from './keys';
import {languageNames} from './kinds';
import {tokenize} from './prism';

/** A fence as rehype sees it, on line 7 of its file. */
function fence(language: string | undefined, text: string, metastring?: string): Root {
  const position = {start: {line: 7, column: 1}, end: {line: 9, column: 1}};
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {className: language ? [`language-${language}`] : undefined, metastring},
    children: [{type: 'text', value: text}],
  };
  return {
    type: 'root',
    children: [{type: 'element', tagName: 'pre', properties: {}, children: [code], position}],
  };
}

/** The attributes of the `CodeBlock` that replaces the only fence of `tree`. */
function attributesOf(tree: Root): Record<string, string> {
  rehypeHighlight({dir: '/site', baseUrl: '/'})()(tree, new VFile({path: 'docs/page.mdx'}));
  const block = tree.children[0] as unknown as {
    name: string;
    attributes: {name: string; value: string}[];
  };
  expect(block.name).toBe('CodeBlock');
  return Object.fromEntries(block.attributes.map(({name, value}) => [name, value]));
}

describe('parseInfoString', () => {
  it('reads attributes and lines', () => {
    const info = parseInfoString('title="aqua.yaml" {1,3-4} wrong=\'no "name"\'');
    expect(info).toMatchObject({title: 'aqua.yaml', wrong: 'no "name"'});
    expect([...info.marked]).toEqual([1, 3, 4]);
  });

  it('reads an absent string', () => {
    expect(parseInfoString(undefined)).toEqual({marked: new Set()});
  });

  it.each(['5-3', '0', '2,', '-', '1 2', '1-3-5'])('rejects the lines {%s}', (lines) => {
    expect(() => parseInfoString(`{${lines}}`)).toThrow(`{${lines}}. Write them as {2,4-5}.`);
  });

  it.each(['titel="a"', 'showLineNumbers'])('rejects %s', (meta) => {
    expect(() => parseInfoString(meta)).toThrow('Known attributes: title="…"');
  });
});

describe('highlight', () => {
  it.each(languageNames)('parses %s without changing the text', (language) => {
    const code = '# a <b> & "c"\nkey: value $d\n';
    const text = tokenize(code, language)
      .map((span) => span.text)
      .join('');
    expect(text).toBe(code);
  });

  it('colors aqua as a command, but not its commands that are also programs', () => {
    expect(highlight('aqua install\ntar xf a; aqua exec', 'sh')).toBe(
      '<span class="code-function">aqua</span> install\n<span class="code-function">tar</span> xf a; <span class="code-function">aqua</span> exec',
    );
    expect(highlight('install aqua.yaml ~', 'sh')).toBe(
      '<span class="code-function">install</span> aqua.yaml ~',
    );
  });

  it('adds classes to tokens and escapes text', () => {
    expect(highlight('name: "a<b" # c\n', 'yaml')).toBe(
      '<span class="code-property">name</span>: <span class="code-string">"a&lt;b"</span> <span class="code-comment"># c</span>',
    );
  });

  it('marks the lines of the info string', () => {
    expect(highlight('a\nb\nc\n', 'text', new Set([2]))).toBe(
      'a\n<span class="code-marked">b\n</span>c',
    );
  });

  it('distinguishes prompts, commands, and output', () => {
    expect(highlight('$ aqua -v\naqua version 2\n', 'console')).toBe(
      '<span class="code-prompt">$ </span><span class="code-command"><span class="code-function">aqua</span> <span class="code-parameter">-v</span></span>\n<span class="code-output">aqua version 2</span>',
    );
  });

  it('marks the whole option of a command, and the call of a package manager as one command', () => {
    expect(highlight('x --only-link=a', 'sh')).toBe(
      'x <span class="code-parameter">--only-link</span>=a',
    );
    expect(highlight('brew install aqua', 'sh')).toBe(
      '<span class="code-function">brew</span> install aqua',
    );
    expect(highlight('sudo aqua i', 'sh')).toContain('<span class="code-function">aqua</span> i');
  });

  it('marks options where lines wrap', () => {
    expect(highlight('$ a --b-c\n[-d <e>]\n', 'console')).toBe(
      '<span class="code-prompt">$ </span><span class="code-command">a <span class="code-parameter">--b-c</span></span>\n<span class="code-output">[<span class="code-option">-d</span> &lt;e&gt;]</span>',
    );
    expect(highlight('<a> -b\n', 'text')).toBe('&lt;a&gt; <span class="code-option">-b</span>');
    expect(highlight('a --b-c\n', 'sh')).not.toContain('code-option');
  });
});

describe('a session', () => {
  /** The commands in the session `code`, and `–` for each line of output. */
  const commandsIn = (code: string, typed?: ReadonlySet<number>) =>
    highlight(code, 'console', undefined, typed)
      .split('\n')
      .map((line) => {
        const [, command] = line.split('<span class="code-command">');
        return command === undefined ? '–' : command.replace(/<[^>]+>/g, '');
      });

  it('continues a command after a backslash', () => {
    expect(commandsIn('$ a \\\n  b\nout')).toEqual(['a \\', '  b', '–']);
  });

  it('removes the prompt of a continued line', () => {
    expect(commandsIn('$ a \\\n> b')).toEqual(['a \\', 'b']);
  });

  it('uses the typed lines of a recording', () => {
    const code = '$ for x in a; do\n> echo $x\n> done\n$ aqua policy allow\nout';
    const typed = new Set([1, 2, 3]);
    expect(commandsIn(code, typed)).toEqual(['for x in a; do', 'echo $x', 'done', '–', '–']);
  });
});

describe('keyLinks', () => {
  const fields = {
    'aqua-yaml': {
      fields_page: '/docs/config/',
      objects: [
        {at: '.', fields: [{name: 'packages'}]},
        {at: 'packages[]', fields: [{name: 'name'}, {name: 'vars'}]},
      ],
    },
    registry: {
      fields_page: '/docs/registry/',
      objects: [
        {at: '.', fields: [{name: 'packages'}]},
        {
          at: 'packages[]',
          fields: [
            {name: 'type'},
            {name: 'version_overrides'},
            {name: 'replacements', also_in: ['packages[].version_overrides[]']},
            {name: 'cosign', also_in: ['packages[].version_overrides[]']},
            {name: 'checksum'},
          ],
        },
        {
          at: 'packages[].version_overrides[]',
          fields_page: '/docs/versions/',
          fields: [{name: 'version_constraint'}],
        },
        {
          at: 'packages[].checksum',
          fields_page: '/docs/checksum/',
          fields: [{name: 'type'}, {name: 'cosign', same_as: 'packages[].cosign'}],
        },
        {at: 'packages[].cosign', fields_page: '/docs/cosign/', fields: [{name: 'opts'}]},
      ],
    },
    policy: {objects: [{at: '.', fields: [{name: 'packages'}]}]},
  } as unknown as Facts['fields'];
  const code = 'packages:\n  - name: a\n    vars:\n      name: b\n    other: c\n';
  const linksIn = (source: string, metastring: string, baseUrl = '/') =>
    [...keyLinks(source, parseInfoString(metastring), {fields}, baseUrl)].map(
      ([offset, href]) => `${source.slice(offset).match(/^\w+/)?.[0]} ${href}`,
    );

  it('links keys to their fields', () => {
    expect(linksIn(code, 'title="aqua/aqua.yaml"')).toEqual([
      'packages /docs/config/#field-packages',
      'name /docs/config/#field-packages.name',
      'vars /docs/config/#field-packages.vars',
    ]);
  });

  it('links keys of a registry to the page of each object', () => {
    const source = [
      'packages:',
      '  - type: http',
      '    checksum:',
      '      type: http',
      '      cosign:',
      '        opts: []',
      '    version_overrides:',
      '      - version_constraint: "true"',
      '        cosign:',
      '          opts: []',
    ].join('\n');
    expect(linksIn(source, 'title="registry.yaml"')).toEqual([
      'packages /docs/registry/#field-packages',
      'type /docs/registry/#field-packages.type',
      'checksum /docs/registry/#field-packages.checksum',
      'type /docs/checksum/#field-packages.checksum.type',
      'cosign /docs/checksum/#field-packages.checksum.cosign',
      'opts /docs/cosign/#field-packages.cosign.opts',
      'version_overrides /docs/registry/#field-packages.version_overrides',
      'version_constraint /docs/versions/#field-packages.version_overrides.version_constraint',
      'cosign /docs/registry/#field-packages.cosign',
      'opts /docs/cosign/#field-packages.cosign.opts',
    ]);
  });

  it.each([
    ['- name: a', 'as="aqua-yaml-packages"', 'name /docs/config/#field-packages.name'],
    ['name: a', 'as="aqua-yaml-packages"', 'name /docs/config/#field-packages.name'],
    ['type: http', 'as="registry-package"', 'type /docs/registry/#field-packages.type'],
    ['- type: http', 'as="registry-package"', 'type /docs/registry/#field-packages.type'],
    ['type: http', 'as="registry-package-part"', 'type /docs/registry/#field-packages.type'],
  ])('recognizes the part of the file in %j', (source, metastring, link) => {
    expect(linksIn(source, metastring)).toEqual([link]);
  });

  it('respects the base URL', () => {
    expect(linksIn('type: http', 'as="registry-package"', '/aqua/')).toEqual([
      'type /aqua/docs/registry/#field-packages.type',
    ]);
  });

  it('does not link unknown keys and the keys below them', () => {
    const source =
      'packages:\n  - typo: a\n    replacements:\n      type: b\n    unknown:\n      type: c\n';
    expect(linksIn(source, 'title="registry.yaml"')).toEqual([
      'packages /docs/registry/#field-packages',
      'replacements /docs/registry/#field-packages.replacements',
    ]);
  });

  it('does not link keys of a file without fields or without a page for its fields', () => {
    expect(linksIn(code, 'title=".gitlab-ci.yml"')).toEqual([]);
    expect(linksIn(code, 'title="aqua-policy.yaml"')).toEqual([]);
  });

  it('is rendered by the build', () => {
    const html = highlight('name: a\n', 'yaml', new Set(), undefined, new Map([[0, '/docs/x']]));
    expect(html).toContain('<a class="code-property" href="/docs/x">name</a>');
  });
});

describe('rehypeHighlight', () => {
  it('replaces a fence by a block with the file name', () => {
    expect(attributesOf(fence('json', '{}\n', 'title="a.json" as="aqua.yaml"'))).toEqual({
      language: 'json',
      title: 'a.json',
      html: '{}',
    });
  });

  it('labels a sample that is wrong on purpose, without the reason', () => {
    const attributes = attributesOf(
      fence('yaml', 'a: 1\n', 'title="aqua.yaml" wrong="no packages"'),
    );
    expect(attributes.label).toBe('Not valid');
    expect(JSON.stringify(attributes)).not.toContain('no ');
  });

  it('stops the build at a mark on a line that does not exist', () => {
    expect(() => attributesOf(fence('text', 'a\nb\n', '{2-3}'))).toThrow(
      'docs/page.mdx:7: The fence marks line 3, but has 2 lines.',
    );
    expect(attributesOf(fence('text', 'a\nb\n', '{2}')).html).toContain('code-marked');
  });

  it.each([
    ['klingon', 'docs/page.mdx:7: the language "klingon" is not known: use one of yaml, '],
    [undefined, 'docs/page.mdx:7: the fence has no language: write ```sh, '],
  ])('stops the build at the language %s', (language, message) => {
    expect(() => attributesOf(fence(language, 'a'))).toThrow(message);
  });

  it.each([
    ['js', '// highlight-next-line\na()'],
    ['yaml', 'a: 1 # b\n  # highlight-start\nb: 1'],
    ['tsx', '{/* highlight-end */}'],
    ['html', '<!-- highlight-next-line -->'],
    ['bat', 'REM highlight-next-line'],
  ])('stops the build at a comment of the theme in %s: %s', (language, text) => {
    expect(() => attributesOf(fence(language, text))).toThrow(
      /^docs\/page\.mdx:7: The fence has the comment ".*highlight-.* \{2,4-5\}\.$/,
    );
  });

  it.each(['metastring', 'showLineNumbers'])(
    'stops the build at <CodeBlock %s>, at any depth',
    (name) => {
      const {position} = fence('sh', 'a').children[0] as Element;
      const block = {type: 'mdxJsxFlowElement', name: 'CodeBlock', attributes: [{name}], position};
      const parent = {type: 'element', tagName: 'div', properties: {}, children: [block]};
      expect(() => attributesOf({type: 'root', children: [parent]} as unknown as Root)).toThrow(
        `docs/page.mdx:7: <CodeBlock> has the property ${name}, which has no effect.`,
      );
    },
  );
});
