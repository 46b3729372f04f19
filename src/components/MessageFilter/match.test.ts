import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {currentFacts} from '../../../plugins/facts/load';
import {matching} from './match';

const ROOT = path.resolve(__dirname, '../../..');
const facts = currentFacts(ROOT).messages;
const messages = facts.map(({text, cause, fix}) => ({
  text,
  about: `${text} ${cause} ${fix.description}`,
}));

/** The ids of the messages that `query` finds. */
const found = (query: string) => [...matching(messages, query)].map((index) => facts[index]?.id);

const LINE =
  'Nov 21 12:00:00.000 ERR install the package program=aqua version=2.62.3 env=linux/amd64 package_name=a/b error="checksum is invalid"';

describe('matching', () => {
  it('finds all messages for an empty query', () => {
    expect(found('  ')).toHaveLength(messages.length);
  });

  it('finds the error of a pasted line, without a message that only refers to the error', () => {
    expect(found(LINE)).toEqual(['checksum-mismatch']);
    expect(found(`${LINE.split('error=')[0]}error="checksum is required"`)).toEqual([
      'checksum-required',
    ]);
  });

  it('finds the message of a pasted line too if it has its own advice, or if the error is unknown', () => {
    expect(found('ERR update checksums error="download an asset: status code >= 400"')).toEqual(
      expect.arrayContaining(['status-400', 'update-checksums']),
    );
    expect(found('ERR install the package error="disk quota exceeded"')).toEqual([
      'install-package',
    ]);
  });

  it('compares each line on its own', () => {
    const other = 'ERR create a link to aqua-proxy error="disk quota exceeded"';
    expect(found(`${LINE}\n${other}`)).toEqual(['checksum-mismatch', 'link-create']);
  });

  it('finds the message of a line without an error', () => {
    expect(
      found('WRN a timestamp file is broken, so recreating it program=aqua timestamp_file=/a'),
    ).toHaveLength(1);
  });

  it('finds a message while it is being typed, in upper or lower case', () => {
    expect(found('Checksum is inv')).toEqual(['checksum-mismatch']);
  });

  it('searches the cause and the fix if no message contains the words', () => {
    const ids = found('recorded tampered');
    expect(ids).toContain('checksum-mismatch');
    expect(ids.length).toBeLessThan(10);
  });

  it.each([
    "yaml: line 3: did not find expected ',' or ']'",
    'yaml: line 12: mapping values are not allowed in this context',
  ])('finds the message whose cause contains the last error of a chain: %s', (query) => {
    expect(found(query)).toEqual(['config-not-yaml']);
    expect(found(`ERR aqua failed error=${JSON.stringify(query)}`)).toContain('config-not-yaml');
  });

  it.each([
    ['lines', `${LINE}\n`.repeat(100_000 / LINE.length)],
    ['one line', `ERR ${'a: b='.repeat(20_000)}`],
    ['words', 'checksum invalid package '.repeat(4_000)],
    ['one word', 'x'.repeat(100_000)],
    ['blanks', ' \n\t '.repeat(25_000)],
    ['quotes', 'error="\\"'.repeat(10_000)],
  ])('handles 100,000 characters of %s quickly', (_, pasted) => {
    // The fastest of three runs, because the machine may pause during a run.
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      matching(messages, pasted);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(200);
  });

  it('finds nothing if no message matches', () => {
    expect(found('klingon warp drive')).toEqual([]);
    expect(found('klingon: the')).toEqual([]);
  });

  it.each(facts.map(({id, text}) => [id, text] as const))(
    'finds %s by its own text',
    (id, text) => {
      const printed = text.replace(/<[^<>]+>/g, 'x');
      expect(
        found(`ERR aqua failed program=aqua error=${JSON.stringify(`a: ${printed}`)}`),
      ).toContain(id);
    },
  );

  it.each(facts.filter(({recording}) => recording).map(({id, recording}) => [id, recording]))(
    'finds %s by a line that the tool printed',
    (id, recording) => {
      const file = path.join(ROOT, `recordings/${recording}/session.json`);
      const {steps} = JSON.parse(readFileSync(file, 'utf8')) as {steps: {output: string}[]};
      const lines = steps.flatMap(({output}) => output.split('\n'));
      const ids = lines.flatMap((line) => (line ? found(line) : []));
      const fix = facts.find((each) => each.id === id)?.fix.description ?? '';
      // Its error has its own entry.
      if (/look up the text of `error`/i.test(fix)) expect(ids).not.toEqual([]);
      else expect(ids).toContain(id);
    },
  );
});
