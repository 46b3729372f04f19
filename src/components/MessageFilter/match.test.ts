import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {currentFacts} from '../../../plugins/facts/load';
import {logLines, matching} from './match';

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

describe('logLines', () => {
  it('takes time, level, colours and pairs off', () => {
    expect(logLines(LINE)).toEqual([
      {message: 'install the package', error: 'checksum is invalid'},
    ]);
    expect(logLines('\u001b[31mERR\u001b[0m aqua failed error="a \\"b\\": c"')).toEqual([
      {message: 'aqua failed', error: 'a "b": c'},
    ]);
    expect(logLines('FATA[0001] aqua failed   aqua_version=1.2.3 error=x')).toEqual([
      {message: 'aqua failed', error: 'x'},
    ]);
  });

  it('tells several lines apart, also when a field joined them', () => {
    const two =
      '2026-11-21T12:00:00.123Z Nov 21 12:00:00.000 ERR one a=b Nov 21 12:00:01.000 WRN two';
    expect(logLines(two).map(({message}) => message)).toEqual(['one', 'two']);
  });
});

describe('matching', () => {
  it('shows all for nothing', () => {
    expect(found('  ')).toHaveLength(messages.length);
  });

  it('finds the error of a pasted line, and what aqua was doing', () => {
    expect(found(LINE)).toEqual(['checksum-mismatch', 'install-package']);
  });

  it('finds the message of a line without an error', () => {
    expect(
      found('WRN a timestamp file is broken, so recreating it program=aqua timestamp_file=/a'),
    ).toHaveLength(1);
  });

  it('finds what is typed while it is typed, in any case', () => {
    expect(found('Checksum is inv')).toEqual(['checksum-mismatch']);
  });

  it('finds by the words of cause and fix when no message has them', () => {
    const ids = found('recorded tampered');
    expect(ids).toContain('checksum-mismatch');
    expect(ids.length).toBeLessThan(10);
  });

  it('says so when nothing matches', () => {
    expect(found('klingon warp drive')).toEqual([]);
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
      expect(lines.flatMap((line) => (line ? found(line) : []))).toContain(id);
    },
  );
});
