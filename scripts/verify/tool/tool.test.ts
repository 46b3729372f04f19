import {describe, expect, it} from 'vitest';
import type * as z from 'zod';
import {currentFacts, parseFacts} from '../../../plugins/facts/load.ts';
import {
  commandsFile,
  environmentFile,
  type Facts,
  fieldsFile,
  type Position,
} from '../../../plugins/facts/schema.ts';
import {ROOT} from '../../shared/root.ts';
import {withVersion} from '../../tool/release.ts';
import {Report} from '../report.ts';
import {compareCommands, compareCompletion, compareHidden} from './commands.ts';
import {compareEnvironment, variablesRead} from './environment.ts';
import {parseCompletion, parseFlag, parseHelp, walkHelp} from './help.ts';
import {compareSchemas} from './schemas.ts';

const ROOT_HELP = `NAME:
   aqua - Version Manager

USAGE:
   aqua [global options] [command [command options]]

COMMANDS:
   install, i  Install tools
   help, h     Shows a list of commands or help for one command

GLOBAL OPTIONS:
   --config string, -c string  configuration file path [$AQUA_CONFIG]
   --help, -h                  show help
`;

const INSTALL_HELP = `NAME:
   aqua install - Install tools

USAGE:
   aqua install [options]

DESCRIPTION:
   -x this is no flag

OPTIONS:
   --all, -a           install all
   --limit int, -l int  how many (default: 30)
   -o string            where to (default: "dist") [$AQUA_OUT]
   --help, -h          show help

GLOBAL OPTIONS:
   --config string, -c string  configuration file path [$AQUA_CONFIG]
`;

const COMMANDS = `
flags:
  - {name: config, aliases: [c], type: string, environment: [AQUA_CONFIG], description: Which file.}
  - {name: help, aliases: [h], type: boolean, description: Help.}
  - {name: old, type: boolean, hidden: true, description: Once.}
commands:
  - name: install
    aliases: [i]
    summary: Installs.
    flags:
      - {name: all, aliases: [a], type: boolean, description: All.}
      - {name: limit, aliases: [l], type: integer, default: '30', description: How many.}
      - {name: o, type: string, default: dist, environment: [AQUA_OUT], description: Where to.}
  - name: help
    aliases: [h]
    summary: Helps.
`;

const ENVIRONMENT = `
variables:
  - {name: AQUA_CONFIG, purpose: paths, example: AQUA_CONFIG=a.yaml aqua install, type: path, default: none, since: before v2.0.0, read_by: [aqua], description: Which file.}
  - {name: AQUA_OUT, purpose: paths, example: AQUA_OUT=a aqua install, type: path, default: none, since: before v2.0.0, read_by: [aqua], description: Where to.}
`;

const FIELDS = `
title: aqua.yaml
description: The configuration.
schema: aqua-yaml.json
objects:
  - at: .
    title: aqua.yaml
    schema: Config
    fields:
      - {name: packages, type: list of packages, description: Them.}
  - at: packages[]
    title: A package
    schema: Package
    fields:
      - {name: name, type: string, required: true, description: Its name.}
      - {name: kind, type: string, values: [a, b], description: Its kind.}
`;

const SCHEMA = {
  $defs: {
    Config: {properties: {packages: {type: 'array', items: {$ref: '#/$defs/Package'}}}},
    Package: {
      properties: {name: {type: 'string'}, kind: {type: 'string', enum: ['a', 'b']}},
      required: ['name'],
    },
  },
};

/** Facts from the given texts. */
function factsOf({
  commands = COMMANDS,
  environment = ENVIRONMENT,
  fields = FIELDS,
}: {
  commands?: string;
  environment?: string;
  fields?: string;
}): Facts {
  const problems: string[] = [];
  const positions = new WeakMap<object, Position>();
  const read = <T>(file: string, text: string, schema: z.ZodType<T>) =>
    parseFacts(file, text, schema, problems, {positions});
  const facts = {
    tool: {version: 'v2.0.0', module: 'example.com/tool'},
    versions: new Map<string, string>(),
    samples: [],
    commands: read('facts/commands.yaml', commands, commandsFile),
    environment: read('facts/environment.yaml', environment, environmentFile),
    fields: {'aqua-yaml': read('facts/fields/aqua-yaml.yaml', fields, fieldsFile)},
    lists: {},
    messages: [],
    articles: [],
    positionOf: (entry: object) => positions.get(entry) ?? {file: 'facts', line: 1},
  };
  expect(problems).toEqual([]);
  return facts as Facts;
}

const printed = walkHelp((args) => (args[0] === 'install' ? INSTALL_HELP : ROOT_HELP));

/** The problems that `compare` finds. */
function problemsOf(compare: (report: Report) => void): string[] {
  const report = new Report();
  compare(report);
  return report.problems;
}

describe('the help of the tool', () => {
  it('is parsed into commands and flags', () => {
    const help = parseHelp(INSTALL_HELP);
    expect(help.flags).toEqual([
      {names: ['all', 'a'], type: 'boolean', environment: []},
      {names: ['limit', 'l'], type: 'integer', default: '30', environment: []},
      {names: ['o'], type: 'string', default: 'dist', environment: ['AQUA_OUT']},
      {names: ['help', 'h'], type: 'boolean', environment: []},
    ]);
    expect(parseHelp(ROOT_HELP).commands).toEqual([
      {name: 'install', aliases: ['i']},
      {name: 'help', aliases: ['h']},
    ]);
  });

  it('may have a flag without a description', () => {
    expect(parseFlag('   --init')).toEqual({names: ['init'], type: 'boolean', environment: []});
    expect(parseFlag('   some words')).toBeUndefined();
  });

  it('and its completion are parsed into names', () => {
    expect(parseCompletion('init:Create a file\n-i:Select: packages\n')).toEqual(['init', '-i']);
  });
});

describe('commands and flags', () => {
  const compare = (commands: string) =>
    problemsOf((report) => compareCommands(factsOf({commands}), printed, report));

  it('match if the facts are correct', () => {
    expect(compare(COMMANDS)).toEqual([]);
  });

  it('are reported if a default differs', () => {
    expect(compare(COMMANDS.replace("'30'", "'20'"))).toEqual([
      'facts/commands.yaml:12: aqua install --limit: the facts have default 20, the tool 30: correct default',
    ]);
  });

  it('are reported if a spelling differs', () => {
    expect(compare(COMMANDS.replace('aliases: [a]', 'aliases: [A]'))).toEqual([
      'facts/commands.yaml:11: aqua install --all: facts spell it all, A, the tool all, a: correct name or aliases',
    ]);
  });

  it('are reported if one is missing or unknown', () => {
    const problems = compare(COMMANDS.replace('name: all', 'name: every').replace('[a]', '[e]'));
    expect(problems).toEqual([
      'facts/commands.yaml:11: aqua install --every: the tool has no such flag: remove it',
      'facts/commands.yaml:7: aqua install: the tool has the flag --all, -a, but the facts do not: add it under flags',
    ]);
  });

  it('are reported if a command is missing or unknown', () => {
    const problems = compare(COMMANDS.replace('- name: install', '- name: setup'));
    expect(problems).toEqual([
      'facts/commands.yaml:7: aqua setup: the tool has no such command: remove it',
      'facts/commands.yaml:1: the tool has the command "aqua install", but the facts do not: add it under commands',
    ]);
  });

  it('are reported if completion suggests others', () => {
    const problems = problemsOf((report) =>
      compareCompletion(
        factsOf({}),
        (words, start) => {
          if (words.length === 0) return start ? ['--config', '--help'] : ['install', 'i', 'help'];
          return start ? ['--all', '-o', '--help'] : [];
        },
        report,
      ),
    );
    expect(problems).toEqual([
      'facts/commands.yaml:2: aqua: completion offers the commands install, i, help; facts have install, help: add or remove what differs',
      'facts/commands.yaml:7: aqua install: completion offers the flags --all, -o; facts have --all, --limit, -o: add or remove what differs',
    ]);
  });

  it('are reported if a hidden one is unknown to the tool', () => {
    expect(problemsOf((report) => compareHidden(factsOf({}), () => false, report))).toEqual([
      'facts/commands.yaml:5: aqua --old: the tool does not know this hidden flag: remove it',
    ]);
  });
});

describe('environment variables', () => {
  it('are found in every form of reading them', () => {
    const source = `
      os.Getenv("AQUA_GOOS"); c.osenv.Getenv(\`PATHEXT\`); os.LookupEnv("GH_HOST")
      Sources: cli.EnvVars("AQUA_DAYS", "AQUA_OLD_DAYS"),
      {"AQUA_CHECKSUM", &param.Checksum},
      Enable           = "GHTKN_ENABLE"
      LocalAppData  = "LocalAppData"
      doc := "AQUA_ROOT_DIR is a directory"
    `;
    expect([...variablesRead(source)].sort()).toEqual([
      'AQUA_CHECKSUM',
      'AQUA_DAYS',
      'AQUA_GOOS',
      'AQUA_OLD_DAYS',
      'GHTKN_ENABLE',
      'GH_HOST',
      'LOCALAPPDATA',
      'PATHEXT',
    ]);
  });

  it('are compared both ways', () => {
    const problems = problemsOf((report) =>
      compareEnvironment(
        factsOf({}),
        [{name: 'aqua/a.go', text: 'os.Getenv("AQUA_CONFIG"); os.Getenv("AQUA_NEW")'}],
        [],
        report,
      ),
    );
    expect(problems).toContain(
      'facts/environment.yaml:1: AQUA_NEW: aqua/a.go reads it, but the facts do not contain it: add it under variables',
    );
    expect(problems).toContain(
      'facts/environment.yaml:4: AQUA_OUT: neither aqua nor a library in it reads it: remove it, or correct its name or read_by',
    );
  });
});

describe('fields of files', () => {
  const compare = (fields: string, schema: object = SCHEMA) =>
    problemsOf((report) => compareSchemas(factsOf({fields}), {'aqua-yaml.json': schema}, report));

  it('match if the facts are correct', () => {
    expect(compare(FIELDS)).toEqual([]);
  });

  it('are reported if the schema lacks one', () => {
    const added = `${FIELDS}      - {name: color, type: string, description: Its color.}\n`;
    expect(compare(added)).toEqual([
      'facts/fields/aqua-yaml.yaml:17: packages[].color: Package of aqua-yaml.json has no such field: remove it, or correct its name or also_in',
    ]);
  });

  it('are reported if the facts lack one', () => {
    expect(compare(FIELDS.replace(/ {6}- \{name: kind.*\n/, ''))).toEqual([
      'facts/fields/aqua-yaml.yaml:11: packages[]: aqua-yaml.json allows the field "kind", but the facts do not contain it: add it under fields (or also_in)',
    ]);
  });

  it('are reported if the facts lack the object that has them', () => {
    const problem =
      'facts/fields/aqua-yaml.yaml:2: aqua-yaml.json defines "Var", but the facts do not: add an object with schema: Var, or schema to the field that is such a map';
    const Var = {properties: {name: {type: 'string'}}};
    expect(compare(FIELDS, {$defs: {...SCHEMA.$defs, Var}})).toEqual([problem]);
    // A definition without fields, such as a list, needs no object.
    expect(compare(FIELDS, {$defs: {...SCHEMA.$defs, Var: {type: 'string'}}})).toEqual([]);
  });

  it('are reported if values, types, or required fields differ', () => {
    const wrong = FIELDS.replace('[a, b]', '[a]')
      .replace('list of packages', 'string')
      .replace(', required: true', '');
    expect(compare(wrong)).toEqual([
      'facts/fields/aqua-yaml.yaml:10: packages: the facts have type "string", the schema array: correct type',
      'facts/fields/aqua-yaml.yaml:15: packages[].name: the schema requires it: add required',
      'facts/fields/aqua-yaml.yaml:16: packages[].kind: the facts have values a, the schema a, b: correct values',
    ]);
  });
});

describe('the documented version', () => {
  it('is the only change in facts/tool.yaml', () => {
    expect(withVersion('# why\nversion: v2.62.3\nmodule: m\n', 'v2.63.0')).toBe(
      '# why\nversion: v2.63.0\nmodule: m\n',
    );
    expect(() => withVersion('version: v1.0.0', 'latest')).toThrow('write it as v2.62.3');
  });

  it('is a release', () => {
    expect(currentFacts(ROOT).tool.version).toMatch(/^v2\.\d+\.\d+$/);
  });
});
