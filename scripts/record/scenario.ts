import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {parseFacts} from '../../plugins/facts/load.ts';
import type {Versions} from '../../plugins/facts/versions.ts';

/**
 * A file inside an archive: its text, or what an executable prints, whatever its arguments. A text that starts with
 * `#!` is executable.
 */
const member = z.union([z.string(), z.strictObject({prints: z.string()})]);

/** A downloadable file: an archive, a checksum file, or an answer of a web service. */
const asset = z.strictObject({
  /**
   * Its URL, on any host: the recorder answers for all hosts. `{os}` and `{arch}` are replaced by
   * each of the six platforms.
   */
  url: z.string().regex(/^https?:\/\//),
  /** The files in the archive that the URL names (`.tar.gz`, `.tar.xz`, or `.zip`), or else a single file. */
  files: z.record(z.string(), member).optional(),
  /** The URLs whose SHA-256 checksums this file lists, one per line. */
  checksums: z.array(z.string()).optional(),
  /** The body. */
  text: z.string().optional(),
  /** The body as JSON. */
  json: z.unknown().optional(),
  /** The status of the response. The default is 200. */
  status: z.number().int().optional(),
  /** Whether to serve other bytes than those with the listed checksum. */
  tampered: z.boolean().optional(),
});

const files = z.record(z.string(), z.string());

const step = z
  .strictObject({
    /** Command to type. Runs in bash; `cd` and `export` last until the end of the session. */
    run: z.string().optional(),
    /** Shows a file, as `cat` does. */
    show: z.string().optional(),
    /** The exit code that the command must have. The default is 0. */
    exit: z.number().int().optional(),
    /** Set-up or check that the page does not show. */
    hide: z.boolean().optional(),
    /** Files written (or, with an empty text, emptied) before the command. */
    files: files.optional(),
    /** Assets that are added or replaced (by URL) before the command. */
    serve: z.array(asset).optional(),
  })
  .refine(({run, show}) => (run === undefined) !== (show === undefined), {
    error: 'a step needs one of `run` and `show`',
    path: ['run'],
  });

const scenario = z.strictObject({
  /** A file of `recordings/bases/` (without `.yaml`) whose env, files and assets come first. */
  base: z.string().optional(),
  /** The title of the session, in one line. */
  title: z.string().min(1),
  /** A note about the set-up, for readers of the scenario. */
  about: z.string().optional(),
  /** Programs of the machine that the session needs. Without them, it can be neither recorded nor compared. */
  needs: z.array(z.string()).optional(),
  /** The directory in which the session starts. */
  directory: z.string().startsWith('~/').default('~/project'),
  /** Environment variables in addition to HOME and PATH. */
  env: z.record(z.string(), z.string()).default({}),
  /** The platform for which aqua runs, such as `windows/amd64`. */
  platform: z
    .string()
    .regex(/^[a-z]+\/[a-z0-9]+$/)
    .optional(),
  /** Files to create: relative to the directory, or starting with `~/`. */
  files: files.default({}),
  serve: z.array(asset).default([]),
  steps: z.array(step).min(1),
});

export type Scenario = z.infer<typeof scenario>;
export type Asset = z.infer<typeof asset>;
export type Step = z.infer<typeof step>;

const base = scenario.pick({env: true, files: true, serve: true});

/** The platforms that replace `{os}` and `{arch}`. */
const ENVIRONMENTS = ['darwin', 'linux', 'windows'].flatMap((os) =>
  ['amd64', 'arm64'].map((arch) => ({os, arch})),
);

const fill = (text: string, {os, arch}: {os: string; arch: string}): string =>
  text.replaceAll('{os}', os).replaceAll('{arch}', arch);

/** Expands an asset whose URL contains `{os}` or `{arch}` into one asset for each platform. */
function expandAsset(asset: Asset): Asset[] {
  const checksums = asset.checksums && [
    ...new Set(asset.checksums.flatMap((url) => ENVIRONMENTS.map((env) => fill(url, env)))),
  ];
  const written = new Map(ENVIRONMENTS.map((env) => [fill(asset.url, env), env]));
  return [...written].map(([url, env]) => ({
    ...asset,
    url,
    ...(checksums && {checksums}),
    ...(asset.files && {
      files: Object.fromEntries(
        Object.entries(asset.files).map(([name, content]) => [fill(name, env), content]),
      ),
    }),
  }));
}

/**
 * The scenario `name` of the site at `siteDir`, with its base. Names of `versions` are replaced.
 *
 * @throws with file and line, if the scenario does not match the schema
 */
export function readScenario(siteDir: string, name: string, versions: Versions): Scenario {
  const read = <T>(file: string, schema: z.ZodType<T>): T => {
    const problems: string[] = [];
    const source = readFileSync(path.join(siteDir, file), 'utf8');
    const data = parseFacts(file, source, schema, problems, {versions});
    if (data === undefined) throw new Error(problems.join('\n'));
    return data;
  };
  const own = read(`recordings/${name}/scenario.yaml`, scenario);
  const common = own.base ? read(`recordings/bases/${own.base}.yaml`, base) : base.parse({});
  return {
    ...own,
    env: {...common.env, ...own.env},
    files: {...common.files, ...own.files},
    serve: [...common.serve, ...own.serve].flatMap(expandAsset),
    steps: own.steps.map((each) => ({...each, serve: each.serve?.flatMap(expandAsset)})),
  };
}
