import {parseLog} from '../../log/parse';

/** A field with a message in a JSON log, and its value. */
const MESSAGE_FIELD = /"(?:log|message|msg|stderr|stdout|output|error)":\s*"((?:[^"\\]|\\.)*)/g;
/** The start of an object, and the fields that only a log has. */
const OBJECT = /\{\s*"[\w.@-]+":/;
const LOG_FIELD = /"(?:level|severity|time|ts|timestamp|@timestamp|date)":/;

/** A text of a JSON string without its escapes. */
const unescaped = (text: string): string =>
  text.replace(/\\([nrt"\\/])/g, (_, escaped) => (/[nrt]/.test(escaped) ? '\n' : escaped));

/** The messages in the JSON log of a container or a program, one per line. Another text is returned unchanged. */
export function withoutJson(text: string): string {
  if (!OBJECT.test(text)) return text;
  const messages = [...text.matchAll(MESSAGE_FIELD)].map(([, value = '']) => unescaped(value));
  const isLog = LOG_FIELD.test(text) || messages.some((message) => parseLog(message).isLog);
  return (isLog && messages.join('\n').trim()) || text;
}

/** A text in quotation marks after a word that introduces a message. */
const QUOTATION =
  /\b(?:gets?|got|sees?|says?|said|prints?|printed|shows?|with|error|message|warning|told me):? (?:["`]([^"`]+)["`]|'([^']+)'(?!\w))/g;

/**
 * The longest message of at least three words that a sentence quotes: `I get "no asset is released" when I run aqua i`. A
 * sentence without one is returned unchanged.
 */
export function quotedMessage(sentence: string): string {
  const quotations = [...sentence.matchAll(QUOTATION)]
    .map(([, double, single]) => double ?? single ?? '')
    .filter((quotation) => / \S+ /.test(quotation) && !quotation.startsWith('aqua '));
  return quotations.sort((a, b) => b.length - a.length)[0] ?? sentence;
}
