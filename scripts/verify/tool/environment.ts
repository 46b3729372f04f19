/** Compares the facts about environment variables with the source of the tool and its libraries. */
import {positionText} from '../../../plugins/facts/names.ts';
import type {Facts} from '../../../plugins/facts/schema.ts';
import type {Source} from '../../tool/source.ts';
import type {Report} from '../report.ts';

/**
 * Variables in the source that are not relevant to readers, each with the reason. They need no
 * entry in the facts.
 */
const IGNORED: Readonly<Record<string, string>> = {
  GHTKN_AGENT_KEY: 'read only by the agent of ghtkn, not by its client in aqua',
  GHTKN_AGENT_TOKEN_DIR: 'read only by the agent of ghtkn, not by its client in aqua',
  GHTKN_GIT_APP: "read only by ghtkn's Git credential helper",
  GHTKN_LOG_LEVEL: 'read only by the program ghtkn',
  GHTKN_OUTPUT_FORMAT: 'read only by the program ghtkn',
};

/** A call that reads variables, or the table of boolean ones in `SetParam`. */
const READ =
  /(?:[gG]etenv|[gG]etEnv|LookupEnv|EnvVars)\(\s*((?:["`][A-Za-z_]\w*["`](?:,\s*)?)+)\)|\{"([A-Z][A-Z0-9_]+)", &param\.|\b[A-Z]\w*\s+=\s+"((?:GHTKN|XDG)_[A-Z_]+|APPDATA|LocalAppData|HOME)"/g;

/** The variables that Go source reads, in upper case, because Windows ignores case. */
export function variablesRead(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, inCall, inTable, constant] of text.matchAll(READ)) {
    for (const [, name = ''] of (inCall ?? '').matchAll(/["`](\w+)["`]/g)) {
      found.add(name.toUpperCase());
    }
    const other = inTable ?? constant;
    if (other !== undefined) found.add(other.toUpperCase());
  }
  for (const [, name = ''] of text.matchAll(/"(AQUA_[A-Z0-9_]+)"/g)) found.add(name);
  return found;
}

/**
 * Compares in both directions: variables that `sources` read must be in the facts, and variables in
 * the facts must be in `sources` or, as a quoted name, in `libraries`.
 */
export function compareEnvironment(
  facts: Facts,
  sources: readonly Source[],
  libraries: readonly Source[],
  report: Report,
): void {
  const {variables} = facts.environment;
  const read = new Map<string, string>();
  for (const {name, text} of sources) {
    for (const variable of variablesRead(text)) {
      if (!read.has(variable)) read.set(variable, name);
    }
  }
  for (const [variable, file] of read) {
    if (variable in IGNORED) continue;
    report.check(
      variables.some((each) => each.name === variable),
      `facts/environment.yaml:1: ${variable}: ${file} reads it, but the facts do not contain it: add it under variables`,
    );
  }
  const everywhere = [...sources, ...libraries].map((each) => each.text.toUpperCase());
  for (const variable of variables) {
    if (!variable.read_by.includes('aqua')) continue;
    const quoted = [`"${variable.name}"`, `\`${variable.name}\``].map((each) => each.toUpperCase());
    report.check(
      read.has(variable.name) ||
        everywhere.some((text) => quoted.some((each) => text.includes(each))),
      `${positionText(facts, variable)}: ${variable.name}: neither aqua nor a library in it reads it: remove it, or correct its name or read_by`,
    );
  }
  for (const name of Object.keys(IGNORED)) {
    report.check(
      read.has(name),
      `scripts/verify/tool/environment.ts:1: ${name} is ignored but nothing reads it: remove it from IGNORED`,
    );
  }
}
