import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {afterEmit, type BundlerConfiguration} from '../bundle/configuration';

/**
 * The files that determine how pages, scripts and styles are compiled, from the root of the site: our
 * plugins and loaders, and the packages with their versions and the supported browsers.
 */
const COMPILES = [
  'plugins/**/*.{ts,js,cjs}',
  'babel.config.js',
  'package.json',
  'package-lock.json',
];

/** The files whose change empties the bundler's cache. Docusaurus adds its configuration. */
export const buildFiles = (siteDir: string): string[] =>
  globSync(COMPILES, {cwd: siteDir, ignore: ['**/*.test.ts', '**/node_modules/**'], absolute: true})
    .map((file) => path.normalize(file))
    .sort();

/** The part of the bundler's configuration that this plugin reads. */
interface Configuration {
  /** `server` or `client`. */
  name?: string;
  mode?: string;
  experiments?: {cache?: unknown};
}

/** The part of a compilation that this plugin reads and adds to. */
interface Compilation {
  fileDependencies: Iterable<string>;
  errors: {push(error: Error): void};
}

/** Whether a process runs. A process of another user runs, but cannot be signaled. */
function isRunning(id: number): boolean {
  try {
    return id > 0 && process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Reserves a cache for this process until it ends. Two processes that write the same cache corrupt it, and the bundler
 * then fails in each build until the cache is deleted.
 *
 * @param file the file that contains the number of the process
 * @returns whether the cache is reserved for this process
 */
function reserve(file: string): boolean {
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (owner === process.pid) return true;
  if (isRunning(owner)) return false;
  rmSync(file, {force: true});
  mkdirSync(path.dirname(file), {recursive: true});
  try {
    writeFileSync(file, String(process.pid), {flag: 'wx'});
  } catch {
    // Another process was faster.
    return false;
  }
  process.once('exit', () => rmSync(file, {force: true}));
  return true;
}

/** Whether a file changed after a time in milliseconds. */
const hasChangedSince = (time: number) => (file: string) => {
  const found = statSync(file, {throwIfNoEntry: false});
  return found?.isFile() === true && found.mtimeMs > time;
};

/**
 * Keeps the bundler's cache on disk correct. It is discarded if one of our plugins or a package changes: Docusaurus
 * does so only for its configuration file, not for the files that the configuration imports. It is also discarded if a
 * file changed while a build read it, because the bundler would consider what it read before the change as current.
 * Such a build fails, because its pages may differ from its scripts. A process does not use the cache while another
 * one does.
 */
export default function cache({siteDir}: LoadContext): Plugin<void> {
  return {
    name: 'cache',
    configureWebpack(config) {
      const {name, mode, experiments} = config as Configuration;
      if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {};
      if (typeof experiments?.cache !== 'object') {
        throw new Error(
          'The configuration of the bundler has no experiments.cache. Where is it since this version of Docusaurus? ' +
            'plugins/cache has to add its files there.',
        );
      }
      // Caches in the same folder share a folder for temporary files. If the bundler of the server removed it while that
      // of the browser wrote there, the latter never ended.
      const directory = path.join(siteDir, `node_modules/.cache/rspack/${mode}-${name}`);
      const outdated = path.join(directory, 'outdated');
      if (!reserve(`${directory}.pid`)) {
        return {experiments: {cache: false}} as BundlerConfiguration;
      }
      if (existsSync(outdated)) rmSync(directory, {recursive: true, force: true});
      const storage = {type: 'filesystem', directory};
      const started = Date.now();
      return {
        experiments: {cache: {storage, buildDependencies: buildFiles(siteDir)}},
        // `npm start` compiles a changed file again.
        ...(mode === 'production' &&
          afterEmit<Compilation>('cache', ({fileDependencies, errors}) => {
            const changed = [...fileDependencies].filter(hasChangedSince(started));
            if (changed.length === 0) return;
            mkdirSync(directory, {recursive: true});
            writeFileSync(outdated, '');
            const files = changed.map((file) => path.relative(siteDir, file)).join(', ');
            errors.push(new Error(`Changed during the build: ${files}. Build again.`));
          })),
      } as BundlerConfiguration;
    },
  };
}
