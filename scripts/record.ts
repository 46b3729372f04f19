import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  recordingsDirectory,
  type Session,
  sessionSchema,
  sessionText,
} from '../plugins/recordings/session.ts';
import {difference} from './record/difference.ts';
import {record} from './record/run.ts';
import {parseScenario} from './record/scenario.ts';
import {toolBinary} from './tool/binary.ts';
import {pinnedTool} from './tool/pinned.ts';

const USAGE = `npm run record [-- names…] [--check]
  Runs the scenarios under recordings/ with the real aqua and writes their session.json.
  --check  compares instead of writing; fails when a session differs.`;

/** A session as text to compare, line by line. */
const readable = ({title, steps}: Session): string =>
  [
    title,
    ...steps.map(
      (step, index) => `[${index + 1}] ${sessionText([step])}\n(exit code ${step.exit})`,
    ),
  ].join('\n');

/** Records or checks one scenario; returns what is wrong, if anything. */
async function handle(
  directory: string,
  name: string,
  check: boolean,
): Promise<string | undefined> {
  const scenario = parseScenario(
    readFileSync(path.join(directory, name, 'scenario.yaml'), 'utf8'),
    name,
    (base) => readFileSync(path.join(directory, 'bases', `${base}.yaml`), 'utf8'),
  );
  const tool = {binary: toolBinary(), version: pinnedTool().version};
  const session = await record(scenario, tool);
  const file = path.join(directory, name, 'session.json');
  const text = `${JSON.stringify(session, null, 2)}\n`;
  if (!check) {
    writeFileSync(file, text);
    return undefined;
  }
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (stored === text) return undefined;
  const before =
    stored === '' ? '(never recorded)' : readable(sessionSchema.parse(JSON.parse(stored)));
  return `recordings/${name}/session.json is not what aqua prints:\n${difference(before, readable(session))}\nIf that is right, record it: npm run record -- ${name}`;
}

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {check: {type: 'boolean', default: false}, help: {type: 'boolean', default: false}},
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const directory = recordingsDirectory(path.resolve(__dirname, '..'));
  const all = readdirSync(directory, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== 'bases')
    .map((entry) => entry.name)
    .sort();
  const unknown = positionals.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    console.error(`No such scenario: ${unknown.join(', ')}. There are: ${all.join(', ')}`);
    return 2;
  }
  const names = positionals.length > 0 ? positionals : all;
  let failures = 0;
  for (const name of names) {
    let problem: string | undefined;
    try {
      problem = await handle(directory, name, values.check);
    } catch (error) {
      problem = `recordings/${name}: ${(error as Error).message}`;
    }
    if (problem) {
      failures += 1;
      console.error(`${problem}\n`);
    }
  }
  const done = values.check ? 'agree with the tool' : 'recorded';
  console.log(`recordings: ${names.length - failures} of ${names.length} ${done}`);
  console.log(`${names.length - failures} passed, ${failures} failed`);
  return failures === 0 ? 0 : 1;
}

main().then((code) => {
  process.exitCode = code;
});
