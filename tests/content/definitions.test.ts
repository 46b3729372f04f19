import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {Resolution} from '../../plugins/definitions/resolution.ts';
import {wholeRegistry} from '../../plugins/definitions/tag.ts';
import {currentFacts} from '../../plugins/facts/load.ts';
import {ROOT} from '../../scripts/shared/root.ts';
import {checkSamples} from '../../scripts/verify/samples/check.ts';
import {shownOnPages} from './shown.ts';

const FOLDER = path.join(ROOT, 'facts/definitions');

const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.slice(0, -'.yaml'.length));

/** The definitions that pages show. */
const shown = shownOnPages(ROOT);

describe.each(names)('facts/definitions/%s.yaml', (name) => {
  const input = parse(readFileSync(path.join(FOLDER, `${name}.yaml`), 'utf8')) as Resolution;

  it('is shown by a page', () => {
    expect(shown).toContain(`facts/definitions/${name}.json`);
  });

  it('is resolved from its current content', () => {
    const resolution = JSON.parse(
      readFileSync(path.join(FOLDER, `${name}.json`), 'utf8'),
    ) as Resolution;
    expect(resolution.definition).toBe(input.definition);
    expect(resolution.tool).toBe(currentFacts(ROOT).tool.version);
  });

  it('only has fields that exist at their place', () => {
    if (input.definition === undefined) return;
    const fence = {
      file: `facts/definitions/${name}.yaml`,
      line: 1,
      lang: 'yaml',
      value: input.definition,
      info: {as: 'registry-package', marked: new Set<number>()},
    };
    const [checked] = checkSamples([fence], currentFacts(ROOT));
    expect(checked?.problems).toEqual([]);
  });
});

describe('the definition of the page about developing a registry', () => {
  const read = <T>(file: string): T => parse(readFileSync(path.join(ROOT, file), 'utf8')) as T;
  const {definition = ''} = read<Resolution>('facts/definitions/develop-registry.yaml');

  it('is the one that a recording tests', () => {
    const {steps} = read<{steps: {files?: Record<string, string>}[]}>(
      'recordings/develop-registry/scenario.yaml',
    );
    const tested = steps.flatMap(({files}) => files?.['registry.yaml'] ?? []);
    expect(tested).toEqual([`${wholeRegistry(definition)}\n`]);
  });

  it('is the one in the recorded clone of the Standard Registry', () => {
    const {files} = read<{files: Record<string, string>}>(
      'recordings/develop-registry-pull-request/scenario.yaml',
    );
    const {packages} = parse(files['registry.yaml'] ?? '') as {packages: unknown[]};
    expect(packages).toContainEqual(parse(definition));
  });
});
