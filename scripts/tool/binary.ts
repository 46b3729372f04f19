import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {pinnedTool} from './pinned.ts';

const ROOT = path.resolve(__dirname, '../..');

/** Whether the binary is the pinned release: it says so, or Go's build information does. */
function isPinned(binary: string, version: string): boolean {
  const said = spawnSync(binary, ['version'], {encoding: 'utf8'}).stdout?.trim();
  if (said === version.replace(/^v/, '')) return true;
  const built = spawnSync('go', ['version', '-m', binary], {encoding: 'utf8'}).stdout ?? '';
  return built.split('\n').some((line) => {
    const [kind, module, moduleVersion] = line.trim().split('\t');
    return (
      (kind === 'mod' || kind === 'dep') &&
      module === pinnedTool().module &&
      moduleVersion === version
    );
  });
}

/** The `aqua` of PATH, with symbolic links resolved. */
function onPath(): string | undefined {
  const found = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((directory) => path.join(directory, 'aqua'))
    .find((file) => existsSync(file));
  return found && realpathSync(found);
}

/**
 * The real aqua at the pinned version: `AQUA_BIN`; else the one on PATH when it is that version;
 * else built by Go from the module in this folder, once, into `.tool/bin`.
 */
export function toolBinary(): string {
  const {version, module} = pinnedTool();
  const given = process.env.AQUA_BIN;
  if (given) {
    if (!isPinned(given, version)) {
      throw new Error(`AQUA_BIN=${given} is not aqua ${version}, which facts/tool.yaml documents`);
    }
    return realpathSync(given);
  }
  const found = onPath();
  if (found && isPinned(found, version)) return found;
  const built = path.join(ROOT, '.tool/bin', `aqua-${version}`);
  if (!existsSync(built)) {
    execFileSync(
      'go',
      [
        'build',
        '-trimpath',
        '-ldflags',
        `-s -w -X main.version=${version.slice(1)}`,
        '-o',
        built,
        `${module}/cmd/aqua`,
      ],
      {cwd: path.join(ROOT, 'scripts/tool'), stdio: ['ignore', 'inherit', 'inherit']},
    );
  }
  return built;
}
