import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '../../shared/temporary.ts';
import {Report} from '../report.ts';
import {type Fence, siteFences} from '../samples/fences.ts';

/** The Python package that contains the schemas of CI systems and of other tools, and checks files with them. */
const CHECKER = 'check-jsonschema==0.39.0';

/** A schema of {@link CHECKER}, for the samples whose title matches. */
interface Schema {
  readonly title: RegExp;
  readonly name: string;
  /** Resolves the forms of YAML that only this system has. */
  readonly transform?: string;
}

const SCHEMAS: readonly Schema[] = [
  {title: /(^|\/)\.gitlab-ci\.yml$/, name: 'gitlab-ci', transform: 'gitlab-ci'},
  {title: /(^|\/)\.circleci\/config\.yml$/, name: 'circle-ci'},
  {title: /(^|\/)azure-pipelines\.yml$/, name: 'azure-pipelines', transform: 'azure-pipelines'},
  {title: /(^|\/)bitbucket-pipelines\.yml$/, name: 'bitbucket-pipelines'},
  {title: /(^|\/)\.github\/workflows\/[^/]+\.ya?ml$/, name: 'github-workflows'},
];

/** The schema for a sample with the title `title`. Pure function. */
export const schemaFor = (title: string | undefined): Schema | undefined =>
  SCHEMAS.find((schema) => title !== undefined && schema.title.test(title));

/** A problem in the output of {@link CHECKER}. */
type Problem = {filename: string; path?: string; message: string};

/**
 * The path of the checker, which Python installs into `.tool` on the first run.
 *
 * @throws if there is no Python, or if the installation fails
 */
function checker(siteDir: string): string {
  const home = path.join(siteDir, '.tool', CHECKER.replace('==', '-'));
  const program = path.join(home, 'bin/check-jsonschema');
  if (existsSync(program)) return program;
  rmSync(home, {recursive: true, force: true});
  execFileSync('python3', ['-m', 'venv', home], {stdio: ['ignore', 'inherit', 'inherit']});
  execFileSync(
    path.join(home, 'bin/python'),
    ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', CHECKER],
    {stdio: ['ignore', 'inherit', 'inherit']},
  );
  return program;
}

/**
 * Checks the samples of CI pipelines, whose file name is their title, against the schemas that these systems
 * publish.
 */
export function verifyPipelines(siteDir: string): Report {
  const report = new Report();
  const program = checker(siteDir);
  const fences = siteFences(siteDir).filter(({info}) => info.unchecked === undefined);
  const counts: string[] = [];
  for (const schema of SCHEMAS) {
    const samples = fences.filter(({info}) => schemaFor(info.title) === schema);
    counts.push(`${schema.name} ${samples.length}`);
    report.check(
      samples.length > 0,
      `no sample was checked with the schema ${schema.name}: correct SCHEMAS in scripts/verify/pipelines/index.ts`,
    );
    for (const [{file, line}, problem] of problemsOf(samples, schema, program)) {
      report.check(!problem, `${file}:${line}: invalid for the schema ${schema.name}: ${problem}`);
    }
  }
  report.note = `samples of pipelines: ${counts.join(', ')}`;
  return report;
}

/** Checks samples with one schema. Gives each with its problem, which is empty if the sample is valid. */
function problemsOf(
  samples: readonly Fence[],
  {name, transform}: Schema,
  program: string,
): [Fence, string][] {
  // Without files, the checker only prints its usage.
  if (samples.length === 0) return [];
  const work = temporaryFolder('pipelines');
  const files = samples.map(({value}, i) => {
    const file = path.join(work, `${i}.yml`);
    writeFileSync(file, value);
    return file;
  });
  const options = ['--builtin-schema', `vendor.${name}`, '--output-format', 'json'];
  if (transform) options.push('--data-transform', transform);
  const {stdout, stderr, error} = spawnSync(program, [...options, ...files], {encoding: 'utf8'});
  if (error) throw error;
  if (!stdout.trim()) throw new Error(`${CHECKER} failed: ${stderr}`);
  const output: Record<'errors' | 'parse_errors', Problem[] | undefined> = JSON.parse(stdout);
  const problems = [...(output.errors ?? []), ...(output.parse_errors ?? [])];
  return samples.map((sample, i): [Fence, string] => [
    sample,
    problems
      .filter(({filename}) => filename === files[i])
      .map((problem) => `${problem.path ?? ''} ${problem.message}`.trim())
      .join('; '),
  ]);
}
