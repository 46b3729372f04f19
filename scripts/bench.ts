import {execFileSync} from 'node:child_process';
import {rmSync, symlinkSync} from 'node:fs';
import {loadavg} from 'node:os';
import path from 'node:path';
import {contentOf} from './bench/content';
import {grownCopy} from './bench/grown';
import {audit} from './bench/lighthouse';
import {measured, type Usage} from './bench/run';
import {pagesOf, sizeOf, sizesOfPage} from './bench/sizes';
import {starlightSite} from './bench/starlight';
import {vitepressSite} from './bench/vitepress';
import {runCommand} from './shared/command.ts';
import {docusaurusIn, runDocusaurus} from './shared/docusaurus.ts';
import {BUILD, ROOT} from './shared/root.ts';

const USAGE = `npm run bench [-- current previous grown vitepress starlight]
  Measures build times, sizes, and Lighthouse figures of this tree, of the previous commit, of a copy with ten
  times the pages, and of the same content built with VitePress and Starlight.
  Without arguments, it measures all five. CHROMIUM is the browser, as for npm run test:browser. Other work
  on the machine makes the times useless, so the command prints the load too.`;

const CACHE = path.join(ROOT, '.cache/bench');
/** The page whose sizes are shown: it has tabs and samples of code. */
const PAGE = '/docs/install';
/** The files of the search index of this site. */
const INDEX = 'assets/search/index.*.json';

/** How many times the pages of the site the grown copy has. */
const GROWTH = 10;

const build = (cwd: string, env: NodeJS.ProcessEnv = {}): Usage =>
  measured(process.execPath, [docusaurusIn(ROOT), 'build'], {cwd, env});

interface Built {
  readonly name: string;
  /** The folder of the built site. */
  readonly built: string;
  /** The address of {@link PAGE} there. */
  readonly address?: string;
  /** The files of the search index, which a browser downloads before the first search. The default is {@link INDEX}. */
  readonly index?: string;
  readonly cold: Usage;
  readonly warm?: Usage;
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const time = (usage?: Usage): string =>
  usage ? `${usage.seconds.toFixed(1)} (${usage.cpu.toFixed(1)})` : '';

/** Measures a site that was built: the row of the table. */
async function rowOf({name, built, cold, warm, address = PAGE, index = INDEX}: Built) {
  const {html, scripts, styles, requests} = await sizesOfPage(built, address);
  const {score, lcp, tbt} = await audit(built, address, CACHE);
  return {
    built: name,
    pages: pagesOf(built),
    'cold s (CPU s)': time(cold),
    'warm s (CPU s)': time(warm),
    'memory MB': cold.megabytes.toFixed(0),
    [`HTML of ${PAGE} KB`]: kilobytes(html),
    'scripts KB': kilobytes(scripts),
    'styles KB': kilobytes(styles),
    requests,
    'search index KB': kilobytes(sizeOf(built, index)),
    Lighthouse: score.toFixed(0),
    'LCP ms': lcp.toFixed(0),
    'TBT ms': tbt.toFixed(0),
  };
}

const ROWS: Record<string, () => Built> = {
  current() {
    runDocusaurus(ROOT, ['clear']);
    return {name: 'this tree', built: BUILD, cold: build(ROOT), warm: build(ROOT)};
  },
  previous() {
    const revision = execFileSync('git', ['rev-parse', '--short', 'HEAD^1'], {
      cwd: ROOT,
      encoding: 'utf8',
    }).trim();
    const folder = path.join(CACHE, 'previous');
    rmSync(folder, {recursive: true, force: true});
    execFileSync('git', ['clone', '--quiet', ROOT, folder]);
    execFileSync('git', ['checkout', '--quiet', '--detach', revision], {cwd: folder});
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    // The cache of the bundler is in node_modules, which the folders share.
    const cold = build(folder, {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'});
    return {name: `commit ${revision}`, built: path.join(folder, 'build'), cold};
  },
  grown() {
    const folder = path.join(CACHE, 'grown');
    grownCopy(folder, contentOf(BUILD), GROWTH);
    const cold = build(folder, {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'});
    return {name: `${GROWTH} times the pages`, built: path.join(folder, 'build'), cold};
  },
  vitepress() {
    const {folder, program} = vitepressSite(contentOf(BUILD), CACHE);
    return {
      name: 'VitePress',
      built: path.join(folder, '.vitepress/dist'),
      index: 'assets/chunks/@localSearchIndex*.js',
      cold: measured(process.execPath, [program, 'build'], {cwd: folder}),
    };
  },
  starlight() {
    const {folder, node, program} = starlightSite(contentOf(BUILD), CACHE);
    return {
      name: 'Starlight',
      built: path.join(folder, 'dist'),
      address: `${PAGE}/`,
      // The index of Pagefind is in parts, of which a browser downloads those that a search needs.
      index: 'pagefind/**',
      cold: measured(node, [program, 'build'], {cwd: folder}),
    };
  },
};

async function main() {
  const words = process.argv.slice(2);
  const unknown = words.filter((word) => !(word in ROWS));
  if (unknown.length > 0) {
    throw new Error(`${unknown.join(', ')}: choose from ${Object.keys(ROWS).join(', ')}.`);
  }
  const rows = [];
  for (const [word, measure] of Object.entries(ROWS)) {
    if (words.length > 0 && !words.includes(word)) continue;
    rows.push(await rowOf(measure()));
    console.error(`${word}: done, load ${loadavg()[0]?.toFixed(1)}`);
  }
  console.table(rows);
}

runCommand(main, USAGE);
