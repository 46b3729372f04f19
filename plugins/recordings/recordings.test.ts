import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/folder.ts';
import {expandPage} from '../tags/expand.ts';
import {element} from '../tags/nodes.ts';
import type {TagContext} from '../tags/tag.ts';
import {pickSteps, readSession, type Session, sessionText, typedLines} from './session.ts';

const session: Session = {
  title: 'A session',
  steps: [
    {command: 'aqua install', output: 'one\ntwo\n', exit: 0},
    {command: 'for x in a b; do\n  echo $x\ndone', output: 'a\nb\n', exit: 0},
    {command: 'true', output: '', exit: 0},
  ],
};

/** A site with the text of a session recorded as "sample". */
const siteWith = (text: string) => testFolder({'recordings/sample/session.json': text});

/** The nodes of a page with only the tag `<Recording>`, expanded. */
const expand = (attributes: Record<string, string>) => {
  const tag = {...element('Recording', attributes), position: {start: {line: 12}}};
  const tree = {type: 'root', children: [tag]};
  const facts = {versions: new Map()} as unknown as TagContext['facts'];
  expandPage(tree, {facts, siteDir: siteWith(JSON.stringify(session)), page: 'docs/a.mdx'});
  return tree.children;
};

describe('pickSteps', () => {
  it('selects all steps, one step, a range, or a list', () => {
    const commands = (range?: string) => pickSteps(session, range).map(({command}) => command);
    expect(commands()).toHaveLength(3);
    expect(commands('1')).toEqual(['aqua install']);
    expect(commands('2-3')).toHaveLength(2);
    expect(commands('1,3')).toEqual(['aqua install', 'true']);
  });

  it.each(['0', '4', '3-2', 'x', ''])('rejects steps="%s" and lists the valid steps', (range) => {
    expect(() => pickSteps(session, range)).toThrow('the steps 1 to 3');
  });
});

describe('typedLines', () => {
  it('returns the lines of commands, even if the output looks like a command', () => {
    const steps = [
      {command: 'aqua i', output: 'run:\n$ aqua policy allow\n', exit: 1},
      {command: 'for x in a; do\necho $x\ndone', output: 'a\n', exit: 0},
    ];
    expect(typedLines(steps)).toEqual([1, 4, 5, 6]);
    expect(sessionText(steps).split('\n')[2]).toBe('$ aqua policy allow');
  });
});

describe('sessionText', () => {
  it('adds a prompt to each command and to continued lines', () => {
    expect(sessionText(session.steps)).toBe(
      '$ aqua install\none\ntwo\n$ for x in a b; do\n>   echo $x\n> done\na\nb\n$ true',
    );
  });
});

describe('<Recording>', () => {
  it('replaces the tag with a console fence', () => {
    expect(expand({name: 'sample', steps: '1'})[0]).toMatchObject({
      type: 'code',
      lang: 'console',
      value: '$ aqua install\none\ntwo',
    });
  });

  it('reports page, line, and command for a missing session', () => {
    expect(() => expand({name: 'other'})).toThrow(/docs\/a\.mdx:12: .*npm run record -- other/);
  });

  it('rejects an unknown attribute', () => {
    expect(() => expand({name: 'sample', step: '1'})).toThrow(
      'docs/a.mdx:12: <Recording> does not have the attribute "step"; its attributes: name, steps',
    );
  });
});

describe('readSession', () => {
  it.each([
    ['{"title":', 'recordings/sample/session.json:1: it is not JSON'],
    ['{\n"title": "x"}', 'recordings/sample/session.json:1: "steps" is missing'],
    [
      '{"title": "x",\n"steps": [\n{"command": "a", "output": "", "exit": "0"}]}',
      'recordings/sample/session.json:3: "exit": ',
    ],
  ])('reports file, line, and command for the session %s', (text, place) => {
    const site = siteWith(text);
    expect(() => readSession(site, 'sample')).toThrow(place);
    expect(() => readSession(site, 'sample')).toThrow(': run npm run record -- sample');
  });
});

it('uses each recording of this site on a page or in the facts', () => {
  const root = path.resolve(__dirname, '../..');
  const shown = new Set(
    ['docs', 'blog', 'src', 'facts']
      .flatMap((folder) =>
        readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
          .filter((file) => /\.(mdx?|ya?ml)$/.test(file))
          .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
      )
      .flatMap((text) => [...text.matchAll(/<Recording name="([^"]+)"|\brecording: ([\w-]+)/g)])
      .map(([, inPage, inFacts]) => inPage ?? inFacts),
  );
  const recorded = readdirSync(path.join(root, 'recordings'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== 'bases')
    .map(({name}) => name);
  expect(recorded.filter((name) => !shown.has(name))).toEqual([]);
});
