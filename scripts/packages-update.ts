import {parseArgs} from 'node:util';
import {updatePackages} from './packages/update.ts';
import {runCommand} from './shared/command.ts';
import {ROOT} from './shared/root.ts';

const USAGE = `npm run packages:update -- <registry.yaml or release> [--versions <file>]
  Reads a release of the Standard Registry, from a file whose name has the release
  (registry-v4.554.0.yaml) or, given as v4.554.0, from GitHub, and writes facts/packages/: what
  aqua's own code makes of every package at its newest known version.
  --versions  a JSON file of package names and versions that exist. Without it, the versions that
              facts/packages/ has stay; a package that is new needs the file.`;

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {versions: {type: 'string'}},
  });
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0) throw new Error(USAGE);
  const {release, count, faults, missing} = await updatePackages({
    siteDir: ROOT,
    source,
    ...values,
  });
  console.log(`${count} packages of ${release} written to facts/packages/.`);
  for (const fault of faults) console.log(fault);
  if (missing.length > 0) {
    console.log(
      `${missing.length} packages without a summary in facts/packages/summaries/:\n  ${missing.join('\n  ')}`,
    );
  }
  return faults.length > 0 ? 1 : 0;
}

runCommand(main, USAGE);
