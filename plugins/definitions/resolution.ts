/** What `scripts/tool/resolve` writes to `facts/definitions/<name>.json`. */
export interface Resolution {
  tool: string;
  definition?: string;
  vars?: Record<string, unknown>;
  versions?: VersionResolution[];
  templates?: TemplateResolution[];
  expressions?: ExpressionResolution[];
}

/** What aqua resolves a definition to for one version. */
export interface VersionResolution {
  version: string;
  /** The `version_constraint` that decided. */
  matched?: string;
  environments: EnvironmentResolution[];
}

/** What aqua resolves a definition to for one version on one OS and CPU architecture. */
export interface EnvironmentResolution {
  env: string;
  /** The reason why aqua installs nothing. All other keys are absent then. */
  unsupported?: string;
  type?: string;
  asset?: string;
  url?: string;
  format?: string;
  unpacked?: boolean;
  files?: {name: string; path: string}[];
  /** Below `$AQUA_ROOT_DIR`. */
  folder?: string;
  /** The URL of the checksum file. */
  checksum?: string;
  commands?: string[];
}

/** A template and what it renders to. */
interface TemplateResolution {
  template: string;
  env: string;
  result?: string;
  error?: string;
}

/** An expression and its result for each version. */
export interface ExpressionResolution {
  expression: string;
  for: string;
  prefix?: string;
  versions: {version: string; result: boolean; error?: string}[];
}
