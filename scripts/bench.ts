/*
 * Measures build times and sizes of this tree, of the previous commit, and of the same content built with
 * VitePress:
 * npm run bench [-- current previous vitepress]
 * Without arguments, it measures all three. CHROMIUM is the browser, as for npm run test:browser. Other work
 * on the machine makes the times useless, so the command prints the load too.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, rmSync, symlinkSync} from 'node:fs';
import {loadavg} from 'node:os';
import path from 'node:path';
import {measured, type Usage} from './bench/run';
import {pagesOf, type Sizes, sizeOf, sizesOfPage} from './bench/sizes';
import {vitepressSite} from './bench/vitepress';
import {runCommand} from './shared/command.ts';

const ROOT = path.resolve(__dirname, '..');
const CACHE = path.join(ROOT, '.cache/bench');
const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
/** The page whose sizes are shown: it has tabs and samples of code. */
const PAGE = '/docs/install';

/** A line of the table. */
interface Row {
  readonly name: string;
  readonly pages: number;
  readonly cold: Usage;
  readonly warm?: Usage;
  readonly sizes: Sizes;
  /** The size of the search index, which a browser downloads before the first search. */
  readonly index: number;
}

/** A copy of the commit `revision` in the cache, with the packages that are installed here. */
function copyOf(name: string, revision: string): string {
  const folder = path.join(CACHE, name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(CACHE, {recursive: true});
  execFileSync('git', ['clone', '--quiet', ROOT, folder]);
  execFileSync('git', ['checkout', '--quiet', '--detach', revision], {cwd: folder});
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

const build = (cwd: string, env: NodeJS.ProcessEnv = {}): Usage =>
  measured(process.execPath, [DOCUSAURUS, 'build'], {cwd, env});

async function rowOf(name: string, folder: string, times: Pick<Row, 'cold' | 'warm'>) {
  const built = path.join(folder, 'build');
  return {
    name,
    pages: pagesOf(built),
    ...times,
    sizes: await sizesOfPage(built, PAGE),
    index: sizeOf(built, 'assets/search/index.*.json'),
  };
}

const ROWS: Record<string, () => Promise<Row>> = {
  async current() {
    execFileSync(process.execPath, [DOCUSAURUS, 'clear'], {cwd: ROOT, stdio: 'ignore'});
    return rowOf('this tree', ROOT, {cold: build(ROOT), warm: build(ROOT)});
  },

  async previous() {
    const revision = execFileSync('git', ['rev-parse', '--short', 'HEAD^1'], {
      cwd: ROOT,
      encoding: 'utf8',
    }).trim();
    const folder = copyOf('previous', revision);
    // The cache of the bundler is in node_modules, which the folders share.
    const cold = build(folder, {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'});
    return rowOf(`commit ${revision}`, folder, {cold});
  },

  async vitepress() {
    const built = path.join(ROOT, 'build');
    if (!existsSync(path.join(built, 'docs'))) throw new Error('run npm run build first');
    const {folder, program} = vitepressSite(built, CACHE);
    const cold = measured(process.execPath, [program, 'build'], {cwd: folder});
    const output = path.join(folder, '.vitepress/dist');
    return {
      name: 'VitePress',
      pages: pagesOf(output),
      cold,
      sizes: await sizesOfPage(output, `${PAGE}.html`),
      index: sizeOf(output, 'assets/chunks/@localSearchIndex*.js'),
    };
  },
};

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The table as Markdown. */
function table(rows: readonly Row[]): string {
  const head = [
    'built',
    'pages',
    'cold s (CPU s)',
    'warm s (CPU s)',
    'memory MB',
    `HTML of ${PAGE} KB`,
    'scripts KB',
    'styles KB',
    'requests',
    'search index KB',
  ];
  const time = (usage?: Usage) =>
    usage ? `${usage.seconds.toFixed(1)} (${usage.cpu.toFixed(1)})` : '';
  const lines = rows.map(({name, pages, cold, warm, sizes, index}) => [
    name,
    String(pages),
    time(cold),
    time(warm),
    cold.megabytes.toFixed(0),
    kilobytes(sizes.html),
    kilobytes(sizes.scripts),
    kilobytes(sizes.styles),
    String(sizes.requests),
    kilobytes(index),
  ]);
  return [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

async function main() {
  const words = process.argv.slice(2);
  const unknown = words.filter((word) => !(word in ROWS));
  if (unknown.length > 0) {
    throw new Error(`${unknown.join(', ')}: choose from ${Object.keys(ROWS).join(', ')}.`);
  }
  const rows: Row[] = [];
  for (const [word, measure] of Object.entries(ROWS)) {
    if (words.length > 0 && !words.includes(word)) continue;
    rows.push(await measure());
    console.error(`${word}: done, load ${loadavg()[0]?.toFixed(1)}`);
  }
  console.log(table(rows));
}

runCommand(main);
