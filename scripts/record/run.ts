import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {chmod, mkdir, readFile, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Session, SessionStep} from '../../plugins/recordings/session.ts';
import {temporaryFolder} from '../shared/temporary.ts';
import {answerFor} from './assets.ts';
import {normalize} from './normalize.ts';
import type {Asset, Scenario, Step} from './scenario.ts';
import {startWeb, type Web} from './server.ts';

/** The tool that is recorded. */
export interface Tool {
  /** The path of the binary. */
  binary: string;
  /** The documented version, as `v2.62.3`. */
  version: string;
  /** The version of aqua-proxy that it installs, without its `v`. */
  proxyVersion: string;
}

/** The directories of this machine in which a session finds programs. */
export const MACHINE_PATH = ['/usr/local/bin', '/usr/bin', '/bin'];

const HOME = '/home/me';
const ROOT = `${HOME}/.local/share/aquaproj-aqua`;

/**
 * Replaces aqua-proxy: runs `aqua exec -- <the name it was called by> <arguments>`. The real
 * aqua-proxy is downloaded from GitHub, which a recording cannot reach.
 */
const PROXY_STAND_IN = `#!/bin/sh\nexec aqua exec -- "\${0##*/}" "$@"\n`;

/** The directories of one recording on this machine; below `base` it looks like a root. */
interface Machine {
  base: string;
  /** The directory with the state of the session: its current directory and its exported variables. */
  state: string;
  env: Record<string, string>;
}

async function layOut(machine: Machine, directory: string, files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    const target = name.startsWith('~/')
      ? path.join(machine.base, HOME, name.slice(2))
      : path.join(directory, name);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, content);
    if (content.startsWith('#!')) await chmod(target, 0o755);
  }
}

/**
 * Installs the replacement for aqua-proxy where `aqua install` puts aqua-proxy, as on a machine on
 * which aqua was used before.
 */
async function placeProxy(machine: Machine, platform: string, version: string) {
  const asset = `aqua-proxy_${platform.replace('/', '_')}.tar.gz`;
  const directory = `internal/pkgs/github_release/github.com/aquaproj/aqua-proxy/v${version}/${asset}`;
  const root = path.join(machine.base, ROOT);
  await mkdir(path.join(root, directory), {recursive: true});
  await writeFile(path.join(root, directory, 'aqua-proxy'), PROXY_STAND_IN, {mode: 0o755});
  await symlink(`${directory}/aqua-proxy`, path.join(root, 'aqua-proxy'));
}

async function prepare(scenario: Scenario, tool: Tool, web: Web): Promise<Machine> {
  const base = temporaryFolder('recording');
  const start = path.join(base, HOME, scenario.directory.slice(2));
  const commands = path.join(base, 'usr/local/bin');
  const state = path.join(base, 'state');
  for (const directory of [start, commands, path.join(base, 'tmp'), state]) {
    await mkdir(directory, {recursive: true});
  }
  await symlink(tool.binary, path.join(commands, 'aqua'));
  await writeFile(path.join(state, 'web.pem'), web.certificate);
  await writeFile(path.join(state, 'cwd'), start);
  const here = `${process.platform}/${process.arch === 'x64' ? 'amd64' : process.arch}`;
  const platform = scenario.platform ?? 'linux/amd64';
  const [os = '', arch = ''] = platform.split('/');
  const inside = (text: string): string => text.replaceAll('~/', `${base}${HOME}/`);
  const machine: Machine = {
    base,
    state,
    env: {
      HOME: path.join(base, HOME),
      TMPDIR: path.join(base, 'tmp'),
      PATH: [`${base}${ROOT}/bin`, commands, ...MACHINE_PATH].join(':'),
      LANG: 'C.UTF-8',
      TZ: 'UTC',
      USER: 'me',
      SSL_CERT_FILE: path.join(state, 'web.pem'),
      HTTP_PROXY: web.proxy,
      HTTPS_PROXY: web.proxy,
      AQUA_LOG_COLOR: 'never',
      // one after the other, so that the lines come in the same order on every run
      AQUA_MAX_PARALLELISM: '1',
      ...(platform === here ? {} : {AQUA_GOOS: os, AQUA_GOARCH: arch}),
      ...Object.fromEntries(
        Object.entries(scenario.env).map(([name, value]) => [name, inside(value)]),
      ),
    },
  };
  await placeProxy(machine, platform, tool.proxyVersion);
  await layOut(machine, start, scenario.files);
  return machine;
}

/** The directory in which the session is. */
const currentDirectory = async ({state}: Machine): Promise<string> =>
  (await readFile(path.join(state, 'cwd'), 'utf8')).trim();

/** How long a command may take, in milliseconds. */
const LIMIT = 120_000;

/**
 * Runs one command in bash with the state of the session, for at most `limit` milliseconds. Standard output and standard
 * error go to one file, in order. `ending` describes how it ended; without an exit code, it was stopped.
 */
async function type(
  machine: Machine,
  command: string,
  limit: number,
): Promise<{output: string; exit: number | null; ending: string}> {
  const {state} = machine;
  await writeFile(path.join(state, 'command'), command);
  const shell = [
    `exec > '${state}/output' 2>&1`,
    `[ -f '${state}/exports' ] && . '${state}/exports'`,
    `trap 'code=$?; export -p > "${state}/exports"; pwd > "${state}/cwd"; exit $code' EXIT`,
    `eval "$(< '${state}/command')"`,
  ].join('\n');
  const child = spawn('bash', ['--norc', '-c', shell, 'bash'], {
    cwd: await currentDirectory(machine),
    // after the first command: only the variables that the previous command exported
    env: existsSync(`${state}/exports`) ? {} : machine.env,
    stdio: 'ignore',
    // A group of its own: the programs that bash waits for would go on without it.
    detached: true,
  });
  const stop = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, limit);
  // The terminal sends Ctrl+C to this process only.
  const interrupt = (_: string, number: number) => {
    stop();
    process.exit(128 + number);
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const [exit, signal] = (await once(child, 'close').finally(() => {
    clearTimeout(timer);
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  })) as [number | null, string | null];
  const stopped = isLate ? `did not end within ${limit / 1000} s` : `was ended by ${signal}`;
  return {
    output: await readFile(path.join(state, 'output'), 'utf8'),
    exit,
    ending: exit === null ? stopped : `exited with ${exit}`,
  };
}

async function runStep(
  machine: Machine,
  step: Step,
  number: number,
  tool: Tool,
  limit: number,
): Promise<SessionStep> {
  const command = step.run ?? `cat ${step.show}`;
  const {output, exit, ending} = await type(machine, command, limit);
  const text = normalize(output, {base: machine.base, version: tool.version.slice(1)});
  const {exit: expected = 0} = step;
  if (exit !== expected) {
    throw new Error(
      `step ${number}: \`${command}\` ${ending}, the scenario expects the exit code ${expected}. It printed:\n${text}`,
    );
  }
  return {command: command.trimEnd(), output: text, exit};
}

/**
 * Creates the files of the scenario, runs its steps with the real binary, and returns their output.
 *
 * @param limit how long a step may take, in milliseconds
 * @throws if a step has another exit code, takes longer, or requests a file that cannot be made
 */
export async function record(scenario: Scenario, tool: Tool, limit = LIMIT): Promise<Session> {
  const served = new Map<string, Asset>();
  const serve = (assets: readonly Asset[]): void => {
    for (const asset of assets) served.set(asset.url, asset);
  };
  serve(scenario.serve);
  const everything = [...scenario.serve, ...scenario.steps.flatMap((step) => step.serve ?? [])];
  let fault: unknown;
  const web = await startWeb(
    everything.map(({url}) => new URL(url).hostname),
    (url) => {
      const asset = served.get(url) ?? served.get(url.replace(/\?.*$/, ''));
      try {
        return asset && answerFor(asset, served);
      } catch (error) {
        // An error in a handler of the server would end the process.
        fault = error;
        return undefined;
      }
    },
  );
  try {
    const machine = await prepare(scenario, tool, web);
    const steps: SessionStep[] = [];
    for (const [index, step] of scenario.steps.entries()) {
      serve(step.serve ?? []);
      await layOut(machine, await currentDirectory(machine), step.files ?? {});
      const result = await runStep(machine, step, index + 1, tool, limit).catch(
        (error: unknown) => {
          throw fault ?? error;
        },
      );
      if (fault) throw fault;
      if (!step.hide) steps.push(result);
    }
    return {title: scenario.title, steps};
  } finally {
    web.close();
  }
}
