import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {currentFacts} from '../plugins/facts/load.ts';
import {npmCommand, run} from './bootstrap/run.mjs';
import {runCommand} from './shared/command.ts';
import {ROOT} from './shared/root.ts';
import {withVersion} from './tool/release.ts';

const USAGE = `npm run tool:bump -- vX.Y.Z
  Documents another release of aqua: writes its version into facts/tool.yaml, moves the Go module
  in scripts/tool to it, and lists every fact that the new release makes wrong.`;

async function main(): Promise<number> {
  const [version] = process.argv.slice(2);
  if (version === undefined) throw new Error(USAGE);
  const before = currentFacts(ROOT).tool;
  const file = path.join(ROOT, 'facts/tool.yaml');
  const text = withVersion(readFileSync(file, 'utf8'), version);
  const go = (...args: string[]) =>
    execFileSync('go', args, {cwd: path.join(ROOT, 'scripts/tool'), stdio: 'inherit'});
  go('get', `${before.module}@${version}`);
  go('mod', 'tidy');
  writeFileSync(file, text);
  console.log(`aqua ${before.version} -> ${version}. Facts that no longer match the tool:`);
  const status = await run(...npmCommand(['run', '--silent', 'verify', '--', 'tool']));
  const {release} = JSON.parse(
    readFileSync(path.join(ROOT, 'facts/packages/release.json'), 'utf8'),
  );
  console.log(
    `Then compute again what the pages show: npm run record; npm run definitions; npm run packages:update -- ${release}. Then: npm test`,
  );
  return status;
}

runCommand(main, USAGE);
