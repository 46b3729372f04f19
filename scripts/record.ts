import {recordAll, scenarioNames} from './record/all.ts';
import {runCommand} from './shared/command.ts';
import {ROOT} from './shared/root.ts';

const USAGE = `npm run record [-- names…]
  Runs the scenarios under recordings/ with the real aqua and writes their session.json.
  (To compare instead: npm run verify -- recordings)`;

async function main(): Promise<number> {
  const names = process.argv.slice(2);
  const all = scenarioNames(ROOT);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No such scenario: ${unknown.join(', ')}. There are: ${all.join(', ')}`);
  }
  const wanted = names.length > 0 ? names : all;
  const {problems} = await recordAll(ROOT, wanted, {check: false});
  for (const problem of problems) console.error(problem);
  console.log(`${wanted.length - problems.length} recorded, ${problems.length} failed`);
  return problems.length === 0 ? 0 : 1;
}

runCommand(main, USAGE);
