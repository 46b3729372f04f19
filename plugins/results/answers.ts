/** What `scripts/tool/resolve` writes to `facts/results/<name>.json`. */
export interface Answers {
  tool: string;
  definition?: string;
  vars?: Record<string, unknown>;
  versions?: VersionAnswer[];
  templates?: TemplateAnswer[];
  expressions?: ExpressionAnswer[];
}

/** What a definition comes to for one version. */
export interface VersionAnswer {
  version: string;
  /** The `version_constraint` that decided. */
  matched?: string;
  environments: EnvironmentAnswer[];
}

/** What a definition comes to for one version on one OS and CPU architecture. */
export interface EnvironmentAnswer {
  env: string;
  /** Why nothing is installed; nothing else is given then. */
  unsupported?: string;
  type?: string;
  asset?: string;
  url?: string;
  format?: string;
  unpacked?: boolean;
  files?: {name: string; path: string}[];
  /** Below `$AQUA_ROOT_DIR`. */
  folder?: string;
  /** The address of the checksum file. */
  checksum?: string;
  commands?: string[];
}

/** A template and what it renders to. */
export interface TemplateAnswer {
  template: string;
  env: string;
  result?: string;
  error?: string;
}

/** An expression and what it says of versions. */
export interface ExpressionAnswer {
  expression: string;
  for: string;
  prefix?: string;
  versions: {version: string; result: boolean; error?: string}[];
}
