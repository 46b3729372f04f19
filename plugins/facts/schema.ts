/**
 * The shape of everything under `facts/`. Each file is read with the schema of its kind; a key that
 * stands in no schema is refused, so a typing error cannot hide a fact.
 */
import * as z from 'zod';

/** Inline Markdown (or paragraphs of it): code, emphasis, links to `/docs/…`. */
const markdown = z.string().trim().min(1);
/** A sentence or more that says what the entry means. Every entry has one. */
const description = markdown;
/** A page of this site, with an anchor where it helps. */
const page = z
  .string()
  .regex(
    /^\/(docs|blog)(\/[^\s#]*)?(#\S+)?$/,
    'a page of this site: /docs/… with an optional #anchor',
  );
/** A release of the tool. Written only for what came after v2.0.0. */
export const release = z.string().regex(/^v\d+\.\d+\.\d+$/, 'a release such as v2.40.0');
const since = release;
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

/** The command at work: steps of a recorded session, or a command line that nothing can record. */
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
        : recording === undefined,
    {error: 'an example has a command, or a recording and its steps', path: ['description']},
  );
/** An example of a command. */
type Example = z.infer<typeof example>;

const flag = z.strictObject({
  /** Without its hyphens. A name of one letter takes a single hyphen. */
  name: z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/),
  /** Other spellings, without their hyphens. */
  aliases: z.array(z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/)).optional(),
  type: z.enum(['boolean', 'string', 'integer', 'duration']),
  /** What holds without the flag, where the tool's own help prints a default. */
  default: z.string().optional(),
  environment: z.array(variableName).optional(),
  description,
  since: since.optional(),
  hidden: z.literal(true).optional(),
  deprecated: markdown.optional(),
});
/** A flag of a command. */
export type Flag = z.infer<typeof flag>;

const argument = z.strictObject({
  name: z.string().min(1),
  required: z.literal(true).optional(),
  repeated: z.literal(true).optional(),
  description,
});

const exit = z.strictObject({code: z.union([z.int(), z.string()]), when: markdown});

const commandFields = {
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
  /** The page that teaches the task. */
  guide: page.optional(),
  since: since.optional(),
  hidden: z.literal(true).optional(),
  deprecated: markdown.optional(),
};

/** A command, with the commands below it. */
export interface Command extends z.infer<z.ZodObject<typeof commandFields>> {
  subcommands?: Command[];
}

const command: z.ZodType<Command> = z.strictObject({
  ...commandFields,
  get subcommands() {
    return z.array(command).optional();
  },
});

/** `facts/commands.yaml` */
export const commandsFile = z.strictObject({
  /** Flags that every command takes. */
  flags: z.array(flag),
  commands: z.array(command),
});

/** What environment variables are for, as pages name it. */
export const PURPOSES = {
  paths: 'Files and directories',
  tokens: 'GitHub tokens',
  verification: 'Verification',
  running: 'Installation and execution',
  commands: 'Defaults of single commands',
  logging: 'Log and progress',
  network: 'Network',
  tests: 'Tests of package definitions',
  ghtkn: 'ghtkn',
} as const;

const variable = z.strictObject({
  name: variableName,
  description,
  purpose: z.enum(Object.keys(PURPOSES) as (keyof typeof PURPOSES)[]),
  /** The variable at work: lines of a POSIX shell, or of PowerShell. */
  example: z.union([
    z.string().trim().min(1),
    z.strictObject({powershell: z.string().trim().min(1)}),
  ]),
  /** What a value looks like, in words: `boolean`, `path`, `list of paths` … */
  type: markdown,
  default: perSystem.optional(),
  values: z.array(z.string()).optional(),
  /** Programs that read it. */
  read_by: z.array(markdown).min(1),
  /** The flag of a command that says the same. */
  flag: markdown.optional(),
  guide: page.optional(),
  since: since.optional(),
  deprecated: markdown.optional(),
});
/** An environment variable. */
export type Variable = z.infer<typeof variable>;

/** `facts/environment.yaml` */
export const environmentFile = z.strictObject({variables: z.array(variable)});

/** A short sample of a file: two to six lines. */
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
  description,
  required: z.union([z.literal(true), markdown]).optional(),
  default: markdown.optional(),
  values: z.array(z.string()).optional(),
  /** Values that the published JSON Schema allows and the tool refuses or never meets. */
  schema_only_values: z.array(z.string()).optional(),
  /** The definition in the published JSON Schema of a map whose keys are not listed one by one. */
  schema: z.string().optional(),
  /** Package types it has an effect for; all when absent. */
  applies_to: z.array(markdown).optional(),
  /** Other objects of the same document that allow the field, by their `at`. */
  also_in: z.array(z.string()).optional(),
  /** A part of the file that has the field, from the top of the file on: see `samples` of the file. */
  example: sample.optional(),
  /** The page that explains the field. */
  page: page.optional(),
  since: since.optional(),
  deprecated: markdown.optional(),
  /** Why the published JSON Schema lacks the field though the tool reads it, or the reverse. */
  not_in_schema: markdown.optional(),
});
/** A field of a configuration file. */
export type Field = z.infer<typeof field>;

const object = z.strictObject({
  /** Where the object stands: `.` is the document itself, `packages[]` an item of a list. */
  at: z.string().min(1),
  title: z.string().min(1),
  description: markdown.optional(),
  /** Its name under `$defs` in the published JSON Schema. */
  schema: z.string().optional(),
  fields: z.array(field),
});
/** An object of a configuration file. */
export type FieldObject = z.infer<typeof object>;

/** `facts/fields/*.yaml`: one kind of file each. */
export const fieldsFile = z.strictObject({
  title: z.string().min(1),
  description,
  /** The file name of the published JSON Schema, where there is one. */
  schema: z.string().optional(),
  /** What the `example` of each field is checked as. Where it is given, every field has an example. */
  samples: z.enum(['aqua-yaml-part']).optional(),
  objects: z.array(object).min(1),
});
/** The fields of one kind of file. */
export type FieldsFile = z.infer<typeof fieldsFile>;

const item = z.strictObject({
  name: z.string().min(1),
  description,
  /** Answers to the file's `columns`. */
  facts: z.record(z.string(), markdown).optional(),
  page: page.optional(),
  since: since.optional(),
  deprecated: markdown.optional(),
});

/** `facts/lists/*.yaml`: formats, algorithms, functions, places: anything that is a list. */
export const listFile = z.strictObject({
  title: z.string().min(1),
  description: markdown.optional(),
  /** What each item may say besides its description. */
  columns: z.array(z.string()).optional(),
  /** The order means something: first wins. */
  ordered: z.literal(true).optional(),
  items: z.array(item).min(1),
});
/** A list. */
export type ListFile = z.infer<typeof listFile>;

const message = z.strictObject({
  id: identifier,
  level: z.enum(['error', 'warning', 'info']),
  /** The literal text as printed. What varies is written `<in angle brackets>`. */
  text: z.string().trim().min(1),
  /** Attributes the log line carries beside the text. */
  attributes: z.array(z.string()).optional(),
  /** The error page: `/docs/reference/codes/<code>`. */
  code: z
    .string()
    .regex(/^\d{3}$/)
    .optional(),
  cause: markdown,
  fix: z.strictObject({description: markdown, command: z.string().trim().min(1).optional()}),
  /** The page that explains what is behind it. */
  page,
  /** Further pages whose `<Messages about>` shows it. */
  about: z.array(page).optional(),
  /** Where the tool's source has the text: `pkg/…/file.go`. */
  source: z.array(z.string()).min(1),
  /** The recorded session that provokes it. */
  recording: identifier.optional(),
  since: since.optional(),
});
/** An error or a warning. */
export type Message = z.infer<typeof message>;

/** `facts/messages/*.yaml` */
export const messagesFile = z.strictObject({messages: z.array(message)});

/** Topics of articles, as pages name them. */
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
  /** The day it was published. */
  date: z.iso.date(),
  /** The title as it stands there, in its own language. */
  title: z.string().trim().min(1),
  url: z.url({protocol: /^https$/}),
  language: z.enum(['en', 'ja']),
  kind: z.enum(['article', 'slides', 'book']),
  by: z.enum(['maintainer', 'user']),
  topics: z.array(z.enum(Object.keys(TOPICS) as (keyof typeof TOPICS)[])).min(1),
});
/** An article or a talk about the tool that stands elsewhere. */
type Article = z.infer<typeof article>;

/** `facts/articles.yaml` */
export const articlesFile = z.strictObject({articles: z.array(article)});

/** `facts/tool.yaml` */
export const toolFile = z.strictObject({version: since, module: z.string().min(1)});

const sampleVersion = z.strictObject({
  /** What pages write between percent signs. */
  name: z.string().regex(/^[a-z][a-z0-9-]+$/, 'lower-case words joined by hyphens'),
  version: z.string().regex(/^[^\d]*\d\S*$/, 'a version such as v2.98.0 or jq-1.8.1'),
  /** The package of the Standard Registry, where it is one. */
  package: z.string().optional(),
  /** Where the version is known from, where it is not the current one of the Standard Registry. */
  seen: z.string().optional(),
  /** The commit of the tag, which workflows pin. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{40}$/, 'a commit: 40 hexadecimal digits')
    .optional(),
});
/** A version that samples name. */
type SampleVersion = z.infer<typeof sampleVersion>;

/** `facts/versions.yaml` */
export const versionsFile = z.strictObject({versions: z.array(sampleVersion)});

/** A file name and a line in it, for error messages. */
export interface Place {
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
  /** Where an entry (an object of the facts above) stands. */
  placeOf(entry: object): Place;
}
