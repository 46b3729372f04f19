import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import type {Configuration} from 'webpack';
import {afterEmit} from '../bundle/configuration';

/**
 * The files that determine how pages, scripts and styles are compiled, from the root of the site: our
 * plugins and loaders, and the packages with their versions and the supported browsers.
 */
const COMPILES = [
  'plugins/**/*.{ts,js,cjs}',
  // Their functions make links in pages.
  'src/packages/{address,list}.ts',
  'babel.config.js',
  'package.json',
  'package-lock.json',
];

/** The files whose change empties the bundler's cache. Docusaurus adds its configuration. */
export const buildFiles = (siteDir: string): string[] =>
  globSync(COMPILES, {cwd: siteDir, ignore: ['**/*.test.ts', '**/node_modules/**'], absolute: true})
    .map((file) => path.normalize(file))
    .sort();

/** Whether a process runs. A process of another user runs, but cannot be signaled. */
function isRunning(id: number): boolean {
  try {
    return id > 0 && process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The files of the reservations of this process. Its number alone could be that of a process that has ended. */
const reserved = new Set<string>();

/**
 * Reserves the caches of a folder for this process. If the process that reserved them before ended without releasing
 * them, they are deleted.
 *
 * @param folder contains the caches
 * @param file contains the number of the process that has reserved them
 * @returns whether they are reserved for this process
 */
function reserve(folder: string, file: string): boolean {
  if (reserved.has(file)) return true;
  if (existsSync(file)) {
    const owner = readFileSync(file, 'utf8');
    // The file is empty while another process writes it.
    if (owner === '' || (Number(owner) !== process.pid && isRunning(Number(owner)))) {
      logger.warn`This process is slower, because process ${owner} uses the cache of the bundler. If that process is not a build, delete path=${file}.`;
      return false;
    }
    rmSync(folder, {recursive: true, force: true});
    rmSync(file, {force: true});
  }
  mkdirSync(path.dirname(file), {recursive: true});
  try {
    writeFileSync(file, String(process.pid), {flag: 'wx'});
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  reserved.add(file);
  return true;
}

/** Allows other processes to use the caches, if this process has reserved them. */
function release(file: string): void {
  if (reserved.delete(file)) rmSync(file, {force: true});
}

/** Whether a file changed after a time in milliseconds. An archive may have given it a time in the future. */
const hasChangedSince = (time: number) => (file: string) => {
  const found = statSync(file, {throwIfNoEntry: false});
  return found?.isFile() === true && found.mtimeMs > time && found.mtimeMs <= Date.now();
};

/**
 * Keeps the bundler's caches on disk correct. They are discarded
 *
 * - if one of our plugins or a package changes: Docusaurus does so only for its configuration file, not for the files
 *   that the configuration imports.
 * - after a build that ended before its pages were rendered. The bundler of the server waits for the Markdown that the
 *   bundler of the browser compiles, and would wait forever if only the cache of the latter was up to date.
 * - after a build during which a file changed that it reads, because the bundler considers what it read before the change
 *   as current. Such a build fails, because its pages may differ from its scripts.
 *
 * A process does not use the caches while another one does: two that write the same cache corrupt it, and the bundler then
 * fails in each build.
 */
export default function cache({siteDir}: LoadContext): Plugin<void> {
  const root = path.join(siteDir, 'node_modules/.cache/rspack');
  const ownerOf = (mode: string) => path.join(root, `${mode}.pid`);
  return {
    name: 'cache',

    configureWebpack({name = '', mode = '', experiments}) {
      if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {};
      // Only Rspack has this setting, not webpack, whose types Docusaurus uses.
      if (typeof (experiments as {cache?: unknown} | undefined)?.cache !== 'object') {
        throw new Error(
          'The configuration of the bundler has no experiments.cache. Where is it since this version of Docusaurus? ' +
            'plugins/cache has to add its files there.',
        );
      }
      const folder = path.join(root, mode);
      if (!reserve(folder, ownerOf(mode))) {
        return {experiments: {cache: false}} as Configuration;
      }
      // `npm start` has one bundler, which compiles a changed file again, and does not end by itself.
      if (mode !== 'production') process.once('exit', () => release(ownerOf(mode)));
      // Not one folder for both bundlers: caches in the same folder share a folder for temporary files.
      const storage = {type: 'filesystem', directory: path.join(folder, name)};
      const started = Date.now();
      return {
        experiments: {cache: {storage, buildDependencies: buildFiles(siteDir)}},
        ...(mode === 'production' &&
          afterEmit('cache', ({fileDependencies, errors}) => {
            const changed = [...fileDependencies].filter(hasChangedSince(started));
            if (changed.length === 0) return;
            const files = changed.map((file) => path.relative(siteDir, file)).join(', ');
            errors.push(new Error(`Changed during the build: ${files}. Build again.`));
          })),
      } as Configuration;
    },

    async postBuild() {
      release(ownerOf('production'));
    },
  };
}
