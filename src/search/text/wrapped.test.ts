import {describe, expect, it} from 'vitest';
import {quotedMessage, withoutJson} from './wrapped';

describe('withoutJson', () => {
  it.each([
    [
      '{"log":"ERR aqua failed error=\\"checksum is invalid\\"\\n","stream":"stderr","time":"2026-11-21T12:00:00Z"}',
      'ERR aqua failed error="checksum is invalid"',
    ],
    ['{"level": "error", "msg": "tool failed", "stderr": "a\\nb"}', 'tool failed\na\nb'],
    [
      '{"message":"WRN same package already exists package_name=a/b"}',
      'WRN same package already exists package_name=a/b',
    ],
  ])('reads the messages of %s', (log, messages) => {
    expect(withoutJson(log)).toBe(messages);
  });

  it.each(['{"name": "a", "output": "b"}', 'checksum is required', '{"a": 1'])(
    'does not change %s',
    (text) => {
      expect(withoutJson(text)).toBe(text);
    },
  );
});

describe('quotedMessage', () => {
  it.each([
    [
      'I get "no asset is released for this version" when I run aqua i',
      'no asset is released for this version',
    ],
    ["it says 'command not managed by aqua' although it is", 'command not managed by aqua'],
    ['I see "a b c" and an error: "the longer message of both"', 'the longer message of both'],
  ])('%s', (sentence, message) => {
    expect(quotedMessage(sentence)).toBe(message);
  });

  it.each([
    'what does "lazy install" mean',
    'I get "aqua exec -- gh" from the docs',
    "it's the tool's fault, isn't it",
  ])('does not change %s', (sentence) => {
    expect(quotedMessage(sentence)).toBe(sentence);
  });
});
