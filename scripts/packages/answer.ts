/** The output of `scripts/tool/packages` for a package. */
import * as z from 'zod';
import {TYPES, VERIFICATION} from '../../plugins/packages/schema.ts';

const state = {
  none: z.boolean().optional(),
  types: z.array(z.enum(TYPES)).optional(),
  commands: z.array(z.string()).optional(),
  verification: z.array(z.enum(VERIFICATION)).optional(),
  /** Kinds of verification that apply to the checksum file only. */
  signed: z.array(z.enum(VERIFICATION)).optional(),
  /** Platforms. Linux platforms with musl end in `/musl`. */
  platforms: z.array(z.string()).optional(),
  emulated: z.array(z.string()).optional(),
  files: z.record(z.string(), z.string()).optional(),
  vars: z.array(z.string()).optional(),
};

const change = z.strictObject({
  constraint: z.string(),
  version: z.string().optional(),
  ...state,
});

/** The answer of the tool's code about one package. */
export const answerSchema = z.strictObject({
  name: z.string(),
  line: z.number(),
  description: z.string().optional(),
  repository: z.string().optional(),
  link: z.string().optional(),
  crate: z.string().optional(),
  goPath: z.string().optional(),
  aliases: z.array(z.string()).optional(),
  searchWords: z.array(z.string()).optional(),
  fields: z.array(z.string()),
  lines: z.number(),
  unlisted: z.enum(['filter', 'constraint']).optional(),
  version: z.string(),
  changes: z.array(change).optional(),
  ...state,
});

export type Answer = z.infer<typeof answerSchema>;
