import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {loadFacts} from '../../../plugins/facts/load.ts';
import {toolBinary} from '../../tool/binary.ts';
import {goSources, moduleFolder, standardPackage} from '../../tool/source.ts';
import {Report} from '../report.ts';
import {
  compareCommands,
  compareCompletion,
  compareFlagVariables,
  compareHidden,
} from './commands.ts';
import {compareEnvironment} from './environment.ts';
import {parseCompletion, walkHelp} from './help.ts';
import {compareSchemas, type JsonSchema} from './schemas.ts';

/** The JSON Schemas in `folder`, by file name. */
function readSchemas(folder: string): Record<string, JsonSchema> {
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name, JSON.parse(readFileSync(path.join(folder, name), 'utf8'))]),
  );
}

/**
 * Compares the facts with the help of the tool, its completion, its JSON Schemas (those in `schemas`, or
 * of the tool's repository) and the variables that its source reads.
 */
export function verifyTool(siteDir: string, {schemas}: {schemas?: string}): Report {
  const facts = loadFacts(siteDir);
  const report = new Report();
  const binary = toolBinary();
  const home = mkdtempSync(path.join(tmpdir(), 'verify-tool-'));
  const run = (args: string[]) =>
    spawnSync(binary, args, {
      cwd: home,
      encoding: 'utf8',
      env: {PATH: process.env.PATH, HOME: home, AQUA_ROOT_DIR: path.join(home, 'root')},
    });
  try {
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
  } finally {
    rmSync(home, {recursive: true, force: true});
  }
  compareFlagVariables(facts, report);

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
  compareSchemas(facts, readSchemas(schemas ?? path.join(tool, 'json-schema')), report);
  return report;
}
