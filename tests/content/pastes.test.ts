import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {engineOfBuild, placesFor} from '../../scripts/search/built-engine';
import {capQuery} from '../../src/search/text/paste';
import {BUILD, ROOT} from './build';

/** The messages that only sum up a run: the reason is in the lines before them. */
const SUMMARIES = /#message-(?:install|cp|update-checksum|registries)-failed$/;

/** The places that explain messages. */
const EXPLANATIONS = /^\/docs\/(?:reference\/|trouble-shooting#)/;

/** The recorded outputs of runs that failed, of several lines. */
const OUTPUTS = globSync('recordings/*/session.json', {cwd: ROOT}).flatMap((file) => {
  const {steps} = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as {
    steps: {output?: string}[];
  };
  return steps.map(({output = ''}) => ({file, output: output.trim()}));
});

it('the whole output of a failed run leads to the reason, not to the summary of the run', async () => {
  const engine = engineOfBuild(BUILD);
  const failed = OUTPUTS.filter(({output}) => / ERR /.test(output) && output.includes('\n'));
  expect(failed.length).toBeGreaterThan(50);
  const wrong: string[] = [];
  for (const {file, output} of failed) {
    const [first = ''] = await placesFor(engine, capQuery(output));
    if (SUMMARIES.test(first) || !EXPLANATIONS.test(first)) wrong.push(`${file}: ${first}`);
  }
  expect(wrong).toEqual([]);
});
