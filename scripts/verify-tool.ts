import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {FactsError, loadFacts} from '../plugins/facts/load.ts';
import {toolBinary} from './tool/binary.ts';
import {moduleFolder} from './tool/source.ts';
import {
  compareCommands,
  compareCompletion,
  compareFlagVariables,
  compareHidden,
} from './verify/commands.ts';
import {compareEnvironment} from './verify/environment.ts';
import {goSources, standardPackage} from './verify/gosource.ts';
import {parseCompletion, walkHelp} from './verify/help.ts';
import {Report} from './verify/report.ts';
import {compareSchemas, type JsonSchema} from './verify/schemas.ts';

const USAGE = `npm run verify:tool [-- --schemas FOLDER]
  Compares facts/ with the real aqua at the pinned version: its help, its completion, its published
  JSON Schemas, and the variables its source reads. (Messages: npm run verify:messages.)
  --schemas FOLDER  the JSON Schemas to compare with; without it, those of the tool's repository at
                    the pinned version`;

/** The JSON Schemas in `folder`, by file name. */
function readSchemas(folder: string): Record<string, JsonSchema> {
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name, JSON.parse(readFileSync(path.join(folder, name), 'utf8'))]),
  );
}

/** Compares everything; the report says what differs. */
function verify(siteDir: string, schemas: string | undefined): Report {
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
        goSources(name, standardPackage(name), false),
      ),
    ],
    report,
  );
  compareSchemas(facts, readSchemas(schemas ?? path.join(tool, 'json-schema')), report);
  return report;
}

function main(): number {
  const {values} = parseArgs({
    options: {schemas: {type: 'string'}, help: {type: 'boolean', default: false}},
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const report = verify(path.resolve(__dirname, '..'), values.schemas);
  for (const problem of report.problems) console.error(problem);
  console.log(report.summary);
  return report.problems.length > 0 ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof FactsError)) throw error;
  for (const problem of error.problems) console.error(problem);
  console.log(`0 passed, ${error.problems.length} failed`);
  process.exitCode = 1;
}
