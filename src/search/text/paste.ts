import type {ClipboardEvent} from 'react';
import {parseLog, tidy, withoutColors, withoutTimes} from '../../log/parse';
import {QUERY_LIMIT} from '../limits';
import {quotedMessage, withoutJson} from './wrapped';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/g;
/** What surrounds the message in a log: the additions of CI runners, and a list of files. */
const NOISE = [
  // gh run view --log: the job and the step at the start of each line.
  /^[^\t\n]+\t[^\t\n]+\t(?=\d{4}-\d\d-\d\dT)/gm,
  // Jenkins: timestamps in brackets.
  /^\[\d{4}-\d\d-\d\d[^\]]*\]\s*/gm,
  // GitHub Actions, Azure Pipelines, GitLab: timestamps, with the stream of the line in GitLab; groups, commands.
  /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z\s*(?:\d\d[OE][+ ])?/g,
  /##\[(?:group|command|section)\][^\n]*/g,
  /##\[(?:endgroup|error|warning|notice|debug)\]/g,
  /::(?:endgroup|error|warning|notice|debug)(?: [^:\n]*)?::/g,
  /::group::[^\n]*/g,
  // GitLab, Docker.
  /\bsection_(?:start|end):\d+:\w+(?:\[[^\]]*\])?\s*/g,
  /^#\d+ \d+\.\d+ /gm,
  /(?:#\d+ )?(?:ERROR: )?(?:failed to solve: )?process "[^"\n]*" did not complete successfully: exit code: \d+/g,
  // Jenkins: the steps, and the commands that a shell prints before it runs them.
  /^\[Pipeline\][^\n]*$/gm,
  /^[ \t]*\++ [^\n]*$/gm,
  // The prompt of a shell: user, host, and directory.
  /^[a-z_][\w.-]*@(?!v?\d+(?:[.\s]|$))[\w.-]+(?::\S*)?(?:[ \t]+[\w~/.-]+)?[ \t]*[$#%][ \t]+/gim,
  /^(?:runner|root|vscode|circleci|jenkins)@[\w.-]+:?[ \t]+/gm,
  // The status of a step, which every failed step prints.
  /(?:Error: )?Process completed with exit code \d+\.?/g,
  /\bThe process '[^'\n]*' failed with exit code \d+/g,
  /\b(?:ERROR: )?(?:The command|script|step|job)[^\n]{0,40}\b(?:(?:failed|exited) with|returned) (?:exit )?(?:code|status) \d+\.?/gi,
  /\bERROR: Job failed: exit (?:code|status) \d+/g,
  /\bmake(?:\[\d+\])?: \*\*\* [^\n]*/g,
  /\bnpm (?:ERR!|error) (?:code \w+|Lifecycle script.*|A complete log.*)/g,
  // pre-commit: the hook and its status. cron: the subject of a mail. systemd: the host and the process.
  /^(?:- (?:hook id|exit code|duration): [^\n]*|[^\n.]{1,80}\.{4,80}Failed)$/gm,
  /^Subject: [^\n]*$/gm,
  /^[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \S+ \S+\[\d+\]: /gm,
  // The environment of a program.
  /^PATH[:=][^\n]*$/gm,
  // The stack of a Go program that crashed.
  /^(?:\[signal |goroutine \d+ \[)[\s\S]*$/m,
  // The files of an archive or the lines of a checksum file, which aqua adds to its messages about them.
  /\bFiles in the unarchived package\b[^:]*:[\s\S]*$/,
  /\bChecksum file content\b[^:]*:[\s\S]*$/,
];
/** The number of an error of curl, which identifies the error better than the reasons after it. */
const CURL = /^curl: \(\d+\) /;
const PATHS = /(?:[A-Za-z]:\\+|~\/|(?<![\w.])\/)[\w.@+-]+(?:[\\/]+[\w.@+-]+)+[\\/]*/g;
const URLS = /\b(?:https?|git|ssh):\/\/\S+/g;
/** The parts of a message that are different on every machine (URLs, paths, hashes), and its quotation marks. */
const DETAILS = [
  /\b(?:Get|Head|Post) (?=\\?"?https?:)/g,
  URLS,
  PATHS,
  /\b[0-9a-f]{12,}\b/gi,
  /"|\[\s*\]/g,
];
/** The name of a shell before its message, with the line of the error, also as `zsh:1: `. */
const SHELL =
  /^(?:(?:\S*\/)?-?(?:ba|z|k|da|fi|c|tc)?sh:(?:\d+:)? (?:line )?(?:\d+: )?|\S+\.sh(?:\.copy)?: (?:line )?\d+: |\S+: line \d+: (?=\S+: )|line \d+: |shell: )/;
/** A shell's message that a command was not found, without the name of the shell. */
const WITHOUT_SHELL =
  /^(?:command not found(?:: \S+)?|\S+: command not found|aqua\S*: not found)$/i;
/** A shell's message that aqua or one of its programs, such as aqua-proxy, was not found, in the word order of bash. */
const AQUA_NOT_FOUND =
  /^(?:unknown command:? (aqua\b\S*)|(aqua\b[^\s:]*): (?:command )?not found)$/i;
/** A shell's message that a command other than aqua was not found: its name is different for every reader. */
const NOT_FOUND =
  /^command not found: (?!aqua\b)\S+|^[^\s:]+: (?:command )?not found$|^Unknown command:? (?!aqua\b)\S+/i;
/** The message of make or of Nushell that a command was not found. */
const NOT_FOUND_ELSEWHERE =
  /^make(?:\[\d+\])?: ([^\s:/]+): No such file or directory$|^.*\bCommand `(\S+)` not found\b.*$/i;
/** The file to which another message of a shell refers, before or after the message. */
const SUBJECT = /^(?!aqua:)\S+: (?=\S)|: \S*\/\S+$/g;
/** The path of a program before the message of its loader. */
const LOADED = /^~?\/\S+: (?=\S)/;
/** The message of PowerShell and of cmd that a command was not found, with what the program might have been. */
const NOT_RECOGNIZED =
  /^(?:\S+ ?: )?(?:the term )?'[^']*' is not recognized as (an? internal or external command|an? name of a cmdlet|the name of a cmdlet)\b.*$/i;
/** The messages of parsers and templates, which are causes of messages that name what was read. */
const PARSER_CAUSE =
  /: (?:parsing time |yaml: |json: |template: |strconv\.|invalid character |cannot unmarshal |unexpected token|read\b[^:]*: is a directory).*$/i;
/** Generic messages of the operating system, which are causes of more specific messages. */
const SYSTEM_CAUSE =
  /: (?:(?:open|lstat|stat|mkdir|rename|remove|symlink|unlinkat|fork\/exec|CreateFile|GetFileAttributesEx)\b[^:]*: )?(?:no such (?:file or directory|device or address)|file does not exist|permission denied|exit status \d+|EOF|context deadline exceeded|The system cannot find the (?:file|path) specified|Access is denied|The process cannot access the file because it is being used by another process|exec: \\?"?[^":]*"?: executable file not found in [$%]PATH%?)\.?\s*$/i;
/** A message with its causes, or with what the operating system was asked for. */
const CHAIN = /: \S.*: \S|: (?:l?stat|open|mkdir|rename|remove) \S/;
/** The exit status of a program after its name. */
const STATUS = /\sexit status \d+$/i;
/** An error that is only the exit status of a program. */
const STATUS_ALONE = /^exit status \d+$/i;
/** A word before a message that only says that it is an error. */
const FILLER = /^\W*(?:aqua failed|fatal|error|err|wrn|warn|panic)\b[\s:]*/i;

/** The address of the page about an error, which the tool prints before the error: `doc=https://…/codes/004`. */
const CODE_PAGE = /\bcodes\/(\d{3})\b(?!.*\serror=)/;

/** The start of an entry in the log of aqua, also of its earlier releases. */
const ENTRY =
  /^(?=[^\n]{0,80}?(?<!\S)(?:(?:ERR|WRN|INF|DBG)\s|(?:ERRO|FATA|WARN|INFO|DEBU)\[\d+\]))/m;
/** An entry of the log about an error. */
const ERROR_ENTRY = /^[^\n]{0,80}?(?<!\S)(?:ERR\s|(?:ERRO|FATA)\[)/;
/** An error that only says that one of the entries before it is an error, or nothing. */
const SUMMARY =
  /\bit failed to \w+ some\b|\bfailed to \w+ some packages\b|\baqua failed\b(?![\s\S]*\s(?:error|doc)=)/;

/** The line of a shell, of curl, or of the loader of a program. */
const isOfAnother = (line: string): boolean =>
  CURL.test(line) ||
  WITHOUT_SHELL.test(line) ||
  (SHELL.test(line) && !line.startsWith('line ')) ||
  /^(?=\S*\/\S)\S+: (?:\/\S+: )?(?:version `|error while loading|cannot execute)/.test(line);

/**
 * In the log of a whole run, the last entry that names an error; without entries about errors, the last line of a shell,
 * preferably about a command that it did not find, or of curl. Otherwise the whole text.
 */
function tellingPart(log: string): string {
  const entries = log.split(ENTRY);
  const errors = entries.filter((entry) => ERROR_ENTRY.test(entry));
  const telling = errors.filter((entry) => !SUMMARY.test(entry));
  if (errors.length > 0) return (entries.length > 1 && telling.at(-1)) || log;
  const lines = log.split('\n').map(tidy).filter(isOfAnother);
  const notFound = lines.filter((line) => /not found\b(?!.*GLIBC)/i.test(line));
  return notFound.at(-1) ?? lines.at(-1) ?? log;
}

/** Whether a text is a message of a shell, not of the tool. */
export const isOfShell = (text: string): boolean =>
  SHELL.test(tidy(text)) || WITHOUT_SHELL.test(tidy(text));

/**
 * The message in a pasted log, see {@link tellingPart}: without time, level, `key=value` noise, colors, addresses, and
 * paths. If the address of the page about an error is pasted without the error, it is the number of the error. Text
 * that is not a log line is returned on one line, but otherwise unchanged.
 *
 * @param limit the number of characters above which a text that is not a log line loses its URLs and paths
 */
export function condense(pasted: string, limit = Number.POSITIVE_INFINITY): string {
  // The limit keeps the time for a pasted text of megabytes short. The relevant text is before the limit.
  const whole = withoutJson(withoutColors(pasted.slice(0, 20_000)));
  const isSentence = whole.length > limit && !/\n|\s\w+=/.test(whole);
  const plain = isSentence ? quotedMessage(whole) : whole;
  const quiet = without(NOISE, plain);
  const line = tidy(tellingPart(quiet.trim() ? quiet : plain).replace(CONTROL, ' '));
  const text = line.replace(NOT_FOUND_ELSEWHERE, 'shell: $1$2: command not found');
  const code = CODE_PAGE.exec(text)?.[1];
  if (code) return `error ${code}`;
  const {isLog, before, messages, errors} = parseLog(text.replace(SHELL, ''));
  if (!isLog) {
    if (isOfShell(text)) {
      const said = text.replace(SHELL, '').replace(AQUA_NOT_FOUND, 'command not found: $1$2');
      return `shell: ${tidy(said.replace(NOT_FOUND, 'command not found').replace(SUBJECT, ''))}`;
    }
    const said = text.replace(LOADED, '').replace(NOT_RECOGNIZED, 'is not recognized as $1');
    // A chain of causes: its paths are different on every machine. So are those of a long text.
    const hasPaths = CHAIN.test(text) || text.length > limit;
    return hasPaths ? tidy(without([URLS, PATHS], said)) || said : said;
  }
  const own = (messages.join(' ') || before).replace(FILLER, '').replace(STATUS, '');
  // The error is the cause of the message, unless it is only the status of a program.
  const error = bare(errors.join(' ')).replace(STATUS_ALONE, '');
  return [bare(own), error].filter(Boolean).join(': ') || text;
}

/** A text without what the patterns match. */
const without = (patterns: readonly RegExp[], text: string): string =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text);

/** A message without {@link DETAILS} and times. */
const bare = (message: string): string => tidy(without(DETAILS, withoutTimes(message)));

/** Cuts a text at a number of characters: between words if that loses little, and never inside a character. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let part = text.slice(0, limit);
  if (/[\ud800-\udbff]$/.test(part)) part = part.slice(0, -1);
  const space = part.lastIndexOf(' ');
  return (
    /\s/.test(text[part.length] ?? '') || space < limit * 0.6 ? part : part.slice(0, space)
  ).trimEnd();
}

/** Unpaired surrogates, which a URL cannot contain. With the flag `u`, the pattern does not match pairs. */
const HALF_CHARACTERS = /\p{Surrogate}/gu;

/**
 * A query within the limit of 64 characters. A longer query is usually pasted: its message is extracted
 * before it is cut, and the last causes of a chain are kept.
 */
export function capQuery(query: string): string {
  const whole = query.replace(HALF_CHARACTERS, '');
  if (whole.length <= QUERY_LIMIT) return whole;
  let message = condense(whole, QUERY_LIMIT);
  for (const cause of [PARSER_CAUSE, SYSTEM_CAUSE, STATUS]) {
    if (message.length > QUERY_LIMIT) message = message.replace(cause, '') || message;
  }
  while (message.length > QUERY_LIMIT && /: \S/.test(message) && !CURL.test(message)) {
    const rest = message.slice(message.indexOf(': ') + 2);
    // A name or a path is not a cause.
    if (rest.length < 12 || !/\s/.test(rest)) break;
    message = rest;
  }
  return cut(message, QUERY_LIMIT);
}

/** The query in a text that is pasted or selected as a whole. It has one line, and is within the limit. */
export const queryIn = (text: string): string =>
  capQuery(text.length <= QUERY_LIMIT && /\n/.test(text) ? condense(text) : text);

/**
 * Takes over a paste that replaces the whole content of a search field, if the field would cut it or join its lines:
 * of a long line, the field would keep the first 64 characters, which usually precede the message.
 *
 * @param onQuery is called with the query that the pasted text contains
 */
export function takePaste(
  event: ClipboardEvent<HTMLInputElement>,
  onQuery: (query: string) => void,
): void {
  const pasted = event.clipboardData.getData('text');
  const {value, selectionEnd, selectionStart} = event.currentTarget;
  const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
  if (kept > 0 || (pasted.length <= QUERY_LIMIT && !/\n/.test(pasted))) return;
  event.preventDefault();
  onQuery(queryIn(pasted));
}
