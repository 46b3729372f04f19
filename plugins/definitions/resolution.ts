import * as z from 'zod';

const environment = z.strictObject({
  env: z.string(),
  /** The reason why aqua installs nothing. All other keys are absent then. */
  unsupported: z.string().optional(),
  type: z.string().optional(),
  asset: z.string().optional(),
  url: z.string().optional(),
  format: z.string().optional(),
  unpacked: z.boolean().optional(),
  files: z.array(z.strictObject({name: z.string(), path: z.string()})).optional(),
  /** Below `$AQUA_ROOT_DIR`. */
  folder: z.string().optional(),
  checksum: z.string().optional(),
  commands: z.array(z.string()).optional(),
});

const version = z.strictObject({
  version: z.string(),
  /** The `version_constraint` that decided. */
  matched: z.string().optional(),
  environments: z.array(environment),
});

const template = z.strictObject({
  template: z.string(),
  result: z.string().optional(),
  error: z.string().optional(),
});

const expression = z.strictObject({
  expression: z.string(),
  prefix: z.string().optional(),
  versions: z.array(
    z.strictObject({version: z.string(), result: z.boolean(), error: z.string().optional()}),
  ),
});

/** The schema of `facts/definitions/<name>.json`, which `scripts/tool/resolve` writes. */
export const resolutionFile = z.strictObject({
  tool: z.string(),
  definition: z.string().optional(),
  versions: z.array(version).optional(),
  templates: z.array(template).optional(),
  expressions: z.array(expression).optional(),
});

/** What aqua resolves a definition to. */
export type Resolution = z.infer<typeof resolutionFile>;
/** What aqua resolves a definition to for one version. */
export type VersionResolution = z.infer<typeof version>;
/** What aqua resolves a definition to for one version on one OS and CPU architecture. */
export type EnvironmentResolution = z.infer<typeof environment>;
/** An expression and its result for each version. */
export type ExpressionResolution = z.infer<typeof expression>;
