import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {chromium} from '@playwright/test';
import {serve} from '../preview/server.ts';
import {installIn} from '../shared/install';

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

/** Runs Lighthouse once. @throws if it fails, with its output */
async function report(program: string, url: string): Promise<Report> {
  const args = [
    program,
    url,
    '--quiet',
    '--only-categories=performance',
    '--output=json',
    '--chrome-flags=--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update --disable-sync',
  ];
  const CHROME_PATH = process.env.CHROMIUM ?? chromium.executablePath();
  const {stdout} = await promisify(execFile)(process.execPath, args, {
    env: {...process.env, CHROME_PATH, NODE_OPTIONS: ''},
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return JSON.parse(stdout);
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
