/**
 * The schemas of the files in `facts/`. The objects are strict: an unknown key, such as a misspelled one, is
 * an error.
 */
import * as z from 'zod';

/** Inline Markdown (or paragraphs of it): code, emphasis, links to `/docs/…`. */
const markdown = z.string().trim().min(1);
/** A page of this site, with an anchor where it helps. */
const page = z
  .string()
  .regex(
    /^\/(docs|blog)(\/[^\s#]*)?(#\S+)?$/,
    'a page of this site: /docs/… with an optional #anchor',
  );
/** The address of a page, as the host answers it without a redirect. */
const address = z.string().regex(/^\/docs\/(\S+\/)?$/, 'a page of this site: /docs/…/');
/** A release of the tool. `since` is written only for what was added after v2.0.0. */
export const release = z.string().regex(/^v\d+\.\d+\.\d+$/, 'a release such as v2.40.0');
/** The `since` of an entry that v1.38.0, the last release before v2.0.0, already had. */
export const BEFORE_V2 = 'before v2.0.0';
/** The first release with a field: every field of a file with `samples` names one. */
const fieldSince = z
  .string()
  .regex(/^(v\d+\.\d+\.\d+|before v2\.0\.0)$/, `a release such as v2.40.0, or "${BEFORE_V2}"`);
/** The first release that reads a variable: of aqua, or of aqua-installer. */
const variableSince = z
  .string()
  .regex(
    /^((aqua-installer )?v\d+\.\d+\.\d+|before v2\.0\.0)$/,
    `a release such as v2.40.0 or aqua-installer v2.3.1, or "${BEFORE_V2}"`,
  );
const commandName = z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower-case words joined by hyphens');
const variableName = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'the name of an environment variable');
const identifier = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'lower-case words joined by hyphens');
/** An answer for every operating system, or one for each. */
const perSystem = z.union([
  markdown,
  z.strictObject({linux: markdown, macos: markdown, windows: markdown}),
]);

/** An example of a command: steps of a recorded session, or a command line that cannot be recorded. */
const example = z
  .strictObject({
    description: markdown,
    command: z.string().trim().min(1).optional(),
    recording: identifier.optional(),
    /** Which steps of the recording: `1`, `2-3`. */
    steps: z.string().optional(),
  })
  .refine(
    ({command, recording, steps}) =>
      command === undefined
        ? recording !== undefined && steps !== undefined
        : recording === undefined && steps === undefined,
    {error: 'an example has a command, or a recording and its steps', path: ['description']},
  );

const flag = z.strictObject({
  /** Without its hyphens. A name of one letter takes a single hyphen. */
  name: z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/),
  /** Other spellings, without their hyphens. */
  aliases: z.array(z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/)).optional(),
  type: z.enum(['boolean', 'string', 'integer', 'duration']),
  /** The default, if the help of the tool prints one. */
  default: z.string().optional(),
  environment: z.array(variableName).optional(),
  description: markdown,
  since: release.optional(),
  hidden: z.literal(true).optional(),
  deprecated: markdown.optional(),
});
export type Flag = z.infer<typeof flag>;

const argument = z.strictObject({
  name: z.string().min(1),
  required: z.literal(true).optional(),
  repeated: z.literal(true).optional(),
  description: markdown,
});
export type Argument = z.infer<typeof argument>;

const exit = z.strictObject({code: z.union([z.int(), z.string()]), when: markdown});

const command = z.strictObject({
  name: commandName,
  aliases: z.array(commandName).optional(),
  /** One sentence for lists of commands. */
  summary: markdown,
  description: markdown.optional(),
  arguments: z.array(argument).optional(),
  flags: z.array(flag).optional(),
  reads: z.array(markdown).optional(),
  writes: z.array(markdown).optional(),
  prints: markdown.optional(),
  exits: z.array(exit).optional(),
  examples: z.array(example).optional(),
  guide: page.optional(),
  since: release.optional(),
  hidden: z.literal(true).optional(),
  deprecated: markdown.optional(),
  get subcommands() {
    return z.array(command).optional();
  },
});
/** A command, with the commands below it. */
export type Command = z.infer<typeof command>;

/** `facts/commands.yaml` */
export const commandsFile = z.strictObject({
  /** Flags that every command takes. */
  flags: z.array(flag),
  commands: z.array(command),
});

/** The purposes of environment variables, with their headings. */
export const PURPOSES = {
  paths: 'Files and directories',
  tokens: 'GitHub tokens',
  verification: 'Verification',
  running: 'Installation and execution',
  commands: 'Defaults for individual commands',
  logging: 'Logging and progress',
  network: 'Network',
  tests: 'Testing package definitions',
  ghtkn: 'ghtkn',
} as const;

const variable = z.strictObject({
  name: variableName,
  description: markdown,
  purpose: z.enum(Object.keys(PURPOSES) as (keyof typeof PURPOSES)[]),
  /** An example: lines of a POSIX shell, or of PowerShell. */
  example: z.union([
    z.string().trim().min(1),
    z.strictObject({powershell: z.string().trim().min(1)}),
  ]),
  /** What a value looks like, in words: `boolean`, `path`, `list of paths` … */
  type: markdown,
  default: perSystem,
  values: z.array(z.string()).optional(),
  read_by: z.array(markdown).min(1),
  guide: page.optional(),
  since: variableSince,
  deprecated: markdown.optional(),
});
export type Variable = z.infer<typeof variable>;

/** `facts/environment.yaml` */
export const environmentFile = z.strictObject({variables: z.array(variable)});

/** The kind of sample as which examples are checked. */
const samples = z.enum(['aqua-yaml-part', 'registry.yaml', 'registry-package-part']);

const sample = z
  .string()
  .trim()
  .refine((text) => text.split('\n').length >= 2 && text.split('\n').length <= 6, {
    error: 'a sample has two to six lines',
  });

const field = z.strictObject({
  name: z.string().min(1),
  /** In words, as inline Markdown: `string`, `list of [files](…)` … */
  type: markdown,
  description: markdown,
  required: z.union([z.literal(true), markdown]).optional(),
  default: markdown.optional(),
  values: z.array(z.string()).optional(),
  /** Values that the published JSON Schema allows, but the tool refuses or does not use. */
  schema_only_values: z.array(z.string()).optional(),
  /** The definition in the published JSON Schema of a map whose keys are not listed one by one. */
  schema: z.string().optional(),
  /** The package types for which the field has an effect; all types if absent. */
  applies_to: z.array(markdown).optional(),
  /** Other objects of the same document that allow the field, by their `at`. */
  also_in: z.array(z.string()).optional(),
  /** A sample with the field, of the kind `samples`. */
  example: sample.optional(),
  page: page.optional(),
  /** Another field whose value has the same fields: `packages[].cosign`. */
  same_as: z.string().optional(),
  since: fieldSince.optional(),
  deprecated: markdown.optional(),
});
export type Field = z.infer<typeof field>;

const object = z.strictObject({
  /** The path of the object: `.` is the document itself, `packages[]` an item of a list. */
  at: z.string().min(1),
  title: z.string().min(1),
  description: markdown.optional(),
  /** Its name under `$defs` in the published JSON Schema. */
  schema: z.string().optional(),
  /** The kind of its examples, if it is not that of the file. */
  samples: samples.optional(),
  /** The page whose `<Fields>` lists its fields, if it is not that of the file. */
  fields_page: address.optional(),
  fields: z.array(field),
});
export type FieldObject = z.infer<typeof object>;

/** `facts/fields/*.yaml`: one kind of file each. */
export const fieldsFile = z.strictObject({
  title: z.string().min(1),
  description: markdown,
  /** The file name of the published JSON Schema, where there is one. */
  schema: z.string().optional(),
  /** The kind of the examples. If the file or an object has it, each of the fields needs an example. */
  samples: samples.optional(),
  /** The page whose `<Fields>` lists the fields. Keys of samples link there; without it, they do not. */
  fields_page: address.optional(),
  objects: z.array(object).min(1),
});
export type FieldsFile = z.infer<typeof fieldsFile>;

const item = z.strictObject({
  name: z.string().min(1),
  description: markdown,
  /** The values of the columns that `columns` of the file lists. */
  facts: z.record(z.string(), markdown).optional(),
  page: page.optional(),
  since: release.optional(),
});

/** `facts/lists/*.yaml`, such as formats, algorithms and functions. */
export const listFile = z.strictObject({
  title: z.string().min(1),
  description: markdown.optional(),
  /** The names of the facts that an item may have besides its description. */
  columns: z.array(z.string()).optional(),
  /** The order matters: the list is numbered. */
  ordered: z.literal(true).optional(),
  items: z.array(item).min(1),
});
export type ListFile = z.infer<typeof listFile>;

const message = z.strictObject({
  id: identifier,
  level: z.enum(['error', 'warning', 'info']),
  /** The text as the tool prints it, with placeholders `<in angle brackets>`. */
  text: z.string().trim().min(1),
  /** The error page: `/docs/reference/codes/<code>`. */
  code: z
    .string()
    .regex(/^\d{3}$/)
    .optional(),
  cause: markdown,
  fix: z.strictObject({description: markdown, command: z.string().trim().min(1).optional()}),
  page,
  /** The files of the tool's source that contain the text (`pkg/…/file.go`), or the URL with a server's message. */
  source: z.array(z.string()).min(1),
  /** The recorded session in which the tool prints it. */
  recording: identifier.optional(),
});
export type Message = z.infer<typeof message>;

/** `facts/messages/*.yaml` */
export const messagesFile = z.strictObject({messages: z.array(message)});

/** The topics of articles, with their names on the page. */
export const TOPICS = {
  introduction: 'Introduction',
  comparison: 'Comparison',
  releases: 'Releases',
  ci: 'CI',
  teams: 'Teams',
  kubernetes: 'Kubernetes',
  windows: 'Windows',
  go: 'Go',
  registry: 'Registry',
  checksums: 'Checksums',
  signatures: 'Signatures',
  policy: 'Policy',
} as const;

const article = z.strictObject({
  date: z.iso.date(),
  /** The title in the language of the article. */
  title: z.string().trim().min(1),
  url: z.url({protocol: /^https$/}),
  language: z.enum(['en', 'ja']),
  kind: z.enum(['article', 'slides', 'book']),
  by: z.enum(['maintainer', 'user']),
  topics: z.array(z.enum(Object.keys(TOPICS) as (keyof typeof TOPICS)[])).min(1),
});
export type Article = z.infer<typeof article>;

/** `facts/articles.yaml` */
export const articlesFile = z.strictObject({articles: z.array(article)});

/** `facts/tool.yaml` */
export const toolFile = z.strictObject({version: release, module: z.string().min(1)});

const sampleVersion = z.strictObject({
  /** The name that pages write between percent signs. */
  name: z.string().regex(/^[a-z][a-z0-9-]+$/, 'lower-case words joined by hyphens'),
  version: z.string().regex(/^[^\d]*\d\S*$/, 'a version such as v2.98.0 or jq-1.8.1'),
  /** The package of the Standard Registry, if it is one. */
  package: z.string().optional(),
  /** The source of the version, if it is not the current one of the Standard Registry. */
  seen: z.string().optional(),
  commit: z
    .string()
    .regex(/^[0-9a-f]{40}$/, 'a commit: 40 hexadecimal digits')
    .optional(),
});
type SampleVersion = z.infer<typeof sampleVersion>;

/** `facts/versions.yaml` */
export const versionsFile = z.strictObject({versions: z.array(sampleVersion)});

/** A file name and a line in it, for error messages. */
export interface Position {
  file: string;
  line: number;
}

/** Everything under `facts/`. */
export interface Facts {
  tool: z.infer<typeof toolFile>;
  /** The versions that pages name, by name and without a prefix: `aqua` is `2.62.3`. */
  versions: ReadonlyMap<string, string>;
  samples: SampleVersion[];
  commands: z.infer<typeof commandsFile>;
  environment: z.infer<typeof environmentFile>;
  fields: Record<string, FieldsFile>;
  lists: Record<string, ListFile>;
  messages: Message[];
  articles: Article[];
  /** The file and line of an entry: an object in these facts. */
  positionOf(entry: object): Position;
}
