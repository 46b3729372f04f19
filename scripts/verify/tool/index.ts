import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {loadFacts} from '../../../plugins/facts/load.ts';
import {temporaryFolder} from '../../shared/temporary.ts';
import {toolBinary} from '../../tool/binary.ts';
import {goSources, moduleFolder, publishedSchemas, standardPackage} from '../../tool/source.ts';
import {Report} from '../report.ts';
import {compareCommands, compareCompletion, compareHidden} from './commands.ts';
import {compareEnvironment} from './environment.ts';
import {parseCompletion, walkHelp} from './help.ts';
import {compareSchemas} from './schemas.ts';

/**
 * Compares the facts with the help of the tool, its completion, its JSON Schemas and the variables that its
 * source reads.
 */
export function verifyTool(siteDir: string): Report {
  const facts = loadFacts(siteDir);
  const report = new Report();
  const binary = toolBinary();
  const home = temporaryFolder('verify-tool');
  const run = (args: string[]) =>
    spawnSync(binary, args, {
      cwd: home,
      encoding: 'utf8',
      env: {PATH: process.env.PATH, HOME: home, AQUA_ROOT_DIR: path.join(home, 'root')},
    });
  compareCommands(
    facts,
    walkHelp((args) => run(args).stdout),
    report,
  );
  compareCompletion(
    facts,
    (words, start) =>
      parseCompletion(
        run([...words, ...(start ? [start] : []), '--generate-shell-completion']).stdout,
      ),
    report,
  );
  compareHidden(facts, (args) => run(args).status === 0, report);

  const tool = moduleFolder(facts.tool.module);
  const ghtkn = 'github.com/suzuki-shunsuke/ghtkn-go-sdk';
  const xdg = 'github.com/adrg/xdg';
  compareEnvironment(
    facts,
    [...goSources('aqua', tool), ...goSources('ghtkn-go-sdk', moduleFolder(ghtkn))],
    [
      ...goSources('xdg', moduleFolder(xdg)),
      ...['os', 'crypto/x509', 'vendor/golang.org/x/net/http/httpproxy'].flatMap((name) =>
        goSources(name, standardPackage(name), '*.go'),
      ),
    ],
    report,
  );
  compareSchemas(facts, publishedSchemas(facts.tool.module), report);
  return report;
}
