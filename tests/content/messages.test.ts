import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {currentFacts} from '../../plugins/facts/load.ts';
import {readSession} from '../../plugins/recordings/session.ts';
import {ROOT} from '../../scripts/shared/root.ts';
import {holds} from './holds.ts';

const {messages} = currentFacts(ROOT);

describe('holds', () => {
  it('finds a text with placeholders', () => {
    expect(holds('error="/a/b isn\'t a directory"', "<path> isn't a directory")).toBe(true);
    expect(holds('error="the version \\"latest\\" is"', 'the version "latest" is')).toBe(true);
  });

  it('detects one changed character', () => {
    expect(holds('error="checksum is invalid"', 'checksum is invalld')).toBe(false);
  });
});

describe.each(messages.filter((message) => message.recording !== undefined))(
  'facts/messages: $id',
  ({id, text, recording = ''}) => {
    it(`is in the recording ${recording} letter by letter`, () => {
      const output = readSession(ROOT, recording)
        .steps.map((step) => step.output)
        .join('\n');
      expect(
        holds(output, text),
        `"${id}" says aqua prints:\n  ${text}\nrecordings/${recording}/session.json has no such text. Correct facts/messages, or set the recording in which the tool prints it.`,
      ).toBe(true);
    });
  },
);

describe('the error codes', () => {
  it.each(messages.filter((message) => message.code !== undefined))(
    '$id: its recording contains the URL of the page of code $code',
    ({code, recording = ''}) => {
      const session = readFileSync(
        path.join(ROOT, 'recordings', recording, 'session.json'),
        'utf8',
      );
      expect(session).toContain(`https://aquaproj.github.io/docs/reference/codes/${code}`);
    },
  );
});
