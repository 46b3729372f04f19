import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {currentFacts} from '../../plugins/facts/load.ts';
import {searchPath} from '../bootstrap/run.mjs';
import type {Tool} from '../record/run.ts';
import {ROOT} from '../shared/root.ts';

/**
 * Whether the binary is the documented release, according to its own output or Go's build
 * information.
 */
function isRelease(binary: string): boolean {
  const {version, module: documented} = currentFacts(ROOT).tool;
  const said = spawnSync(binary, ['version'], {encoding: 'utf8'}).stdout?.trim();
  if (said === version.replace(/^v/, '')) return true;
  const built = spawnSync('go', ['version', '-m', binary], {encoding: 'utf8'}).stdout ?? '';
  return built.split('\n').some((line) => {
    const [kind, module, moduleVersion] = line.trim().split('\t');
    return (kind === 'mod' || kind === 'dep') && module === documented && moduleVersion === version;
  });
}

/** The `aqua` of PATH, with symbolic links resolved. */
function onPath(): string | undefined {
  const found = searchPath()
    .map((directory) => path.join(directory, 'aqua'))
    .find(existsSync);
  return found && realpathSync(found);
}

/**
 * The path of the real aqua at the documented release: `AQUA_BIN`; otherwise the one in PATH if it is that version;
 * otherwise a binary that Go builds once from the module in this folder, in `.tool/bin`.
 */
export function toolBinary(): string {
  const {version, module} = currentFacts(ROOT).tool;
  const given = process.env.AQUA_BIN;
  if (given) {
    if (!isRelease(given)) {
      throw new Error(
        `AQUA_BIN is ${given}, which is not aqua ${version} (see facts/tool.yaml): correct or unset it.`,
      );
    }
    return realpathSync(given);
  }
  const found = onPath();
  if (found && isRelease(found)) return found;
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
      {
        cwd: __dirname,
        // As aqua's .goreleaser.yml does: with cgo, the user and host names come from elsewhere.
        env: {...process.env, CGO_ENABLED: '0'},
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
  }
  return built;
}

/** The real aqua with the data that a recording needs. */
export function recordedTool(): Tool {
  const {tool, versions} = currentFacts(ROOT);
  const proxyVersion = versions.get('aqua-proxy') ?? '';
  return {binary: toolBinary(), version: tool.version, proxyVersion};
}
