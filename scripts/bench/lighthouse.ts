import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {serve} from '../preview/server.ts';
import {installIn} from '../shared/install';
import {temporaryFolder} from '../shared/temporary.ts';

/** The last release that runs with the Node.js that the site asks for. */
const PACKAGE = 'lighthouse@12.8.2';

/** What Lighthouse measures on a simulated phone: medians of {@link RUNS} runs. */
export interface Audit {
  /** The performance score, 0 to 100. */
  readonly score: number;
  /** Largest Contentful Paint, in milliseconds. */
  readonly lcp: number;
  /** Total Blocking Time, in milliseconds. */
  readonly tbt: number;
}

const RUNS = 3;

/** The part of a report of Lighthouse that is read. */
interface Report {
  categories: {performance: {score: number}};
  audits: Record<'largest-contentful-paint' | 'total-blocking-time', {numericValue: number}>;
}

const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The medians of the figures of several reports. Pure function. */
export const auditOf = (reports: readonly Report[]): Audit => ({
  score: median(reports.map(({categories}) => categories.performance.score * 100)),
  lcp: median(reports.map(({audits}) => audits['largest-contentful-paint'].numericValue)),
  tbt: median(reports.map(({audits}) => audits['total-blocking-time'].numericValue)),
});

/** Runs Lighthouse once. @throws if it fails */
async function report(program: string, url: string): Promise<Report> {
  const folder = temporaryFolder('bench-lighthouse');
  const output = path.join(folder, 'report.json');
  const args = [
    program,
    url,
    '--quiet',
    '--only-categories=performance',
    '--output=json',
    `--output-path=${output}`,
    '--chrome-flags=--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update --disable-sync',
  ];
  const CHROME_PATH = process.env.CHROMIUM ?? chromium.executablePath();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {...process.env, CHROME_PATH, NODE_OPTIONS: ''},
  });
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0) throw new Error(`Lighthouse failed on ${url} with exit status ${status}.`);
  return JSON.parse(readFileSync(output, 'utf8'));
}

/**
 * Measures the page at `address` of the built site in `folder` with Lighthouse, which the first run installs
 * below `cache`.
 */
export async function audit(folder: string, address: string, cache: string): Promise<Audit> {
  const home = path.join(cache, 'lighthouse');
  installIn(home, [PACKAGE]);
  const program = path.join(home, 'node_modules/lighthouse/cli/index.js');
  const {url, close} = await serve(folder);
  try {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run++) reports.push(await report(program, `${url}${address}`));
    return auditOf(reports);
  } finally {
    close();
  }
}
