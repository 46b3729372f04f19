import {parseArgs} from 'node:util';
import {updatePackages} from './packages/update.ts';
import {runCommand} from './shared/command.ts';
import {ROOT} from './shared/root.ts';

const USAGE = `npm run packages:update -- <registry.yaml or release> [--versions <file>]
  Reads a release of the Standard Registry, from a file or, given as v4.554.0, from GitHub, and
  writes facts/packages/: what aqua's own code makes of every package at its newest known version.
  --versions  a JSON file of package names and versions that exist. Without it, the versions that
              facts/packages/ has stay; a package that is new needs the file.
  --release   the release that a file is, where its name does not say so (registry-v4.554.0.yaml)`;

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      versions: {type: 'string'},
      release: {type: 'string'},
      help: {type: 'boolean', default: false},
    },
  });
  const [source] = positionals;
  if (values.help || source === undefined || positionals.length > 1) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const {release, count, lines, problems} = await updatePackages({
    siteDir: ROOT,
    source,
    versions: values.versions,
    release: values.release,
  });
  console.log(`${count} packages of ${release} written to facts/packages/.`);
  for (const line of lines) console.log(line);
  return problems > 0 ? 1 : 0;
}

runCommand(main);
