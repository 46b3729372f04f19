import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {LoadContext} from '@docusaurus/types';
import postcss from 'postcss';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {testFolder, writeFiles} from '../../tests/unit/folder';
import {withoutUnusedRules} from '../bundle/unusedCss';
import {buildFiles} from './index';

const ROOT = path.resolve(import.meta.dirname, '../..');

let site = '';

beforeEach(async () => {
  await startProcess();
  const files = {'package.json': '{}', 'docusaurus.config.ts': ''};
  site = testFolder(files);
  // The clock of a file system may be too coarse to tell whether a new file is older than the build.
  for (const file of Object.keys(files)) utimesSync(path.join(site, file), 0, 0);
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

const write = (file: string, text: string) => writeFiles(site, {[file]: text});

/** The file that names the process that uses the caches. */
const owner = () => path.join(site, 'node_modules/.cache/rspack/production.pid');

let cache: typeof import('./index').default;

/** Loads the plugin as another process does. */
async function startProcess(): Promise<void> {
  vi.resetModules();
  ({default: cache} = await import('./index'));
}

/** Ends the process while it uses the caches, and starts another one. */
async function restartProcess(): Promise<void> {
  writeFileSync(owner(), String(spawnSync(process.execPath, ['--version']).pid));
  await startProcess();
}

/** A loader that inserts a word into the script. The word is in a file that the loader requires. */
function writeLoader(word: string): void {
  write('plugins/words/word.cjs', `module.exports = ${JSON.stringify(word)};`);
  // Read again in each run, as in a new process.
  write(
    'plugins/words/loader.cjs',
    `module.exports = (source) => {
       delete require.cache[require.resolve('./word.cjs')];
       return source.replace('WORD', require('./word.cjs'));
     };`,
  );
}

/** The part of the bundler's configuration that these tests read. */
interface Added {
  experiments: {cache: false | {buildDependencies: string[]; storage?: {directory: string}}};
  plugins?: unknown[];
}

/** The plugin's additions to a configuration with a cache on disk. */
function added(mode = 'production', name = 'client'): Added {
  const configuration = {name, mode, experiments: {cache: {type: 'persistent'}}};
  const plugin = cache({siteDir: site} as LoadContext);
  const own = plugin.configureWebpack?.(
    configuration as never,
    false,
    {} as never,
    undefined as never,
  );
  return own as unknown as Added;
}

/** The script of a site that is bundled with its cache on disk, by default with the plugin's additions. */
async function bundled({experiments, plugins}: Added = added()): Promise<string> {
  const compiler = rspack({
    mode: 'production',
    context: site,
    entry: './src/index.js',
    cache: true,
    output: {path: path.join(site, 'build')},
    optimization: {minimize: false},
    module: {
      rules: [{test: /index\.js$/, use: [path.join(site, 'plugins/words/loader.cjs')]}],
    },
    plugins,
    experiments: {
      cache: {
        type: 'persistent',
        storage: {type: 'filesystem', directory: path.join(site, 'cache')},
        ...experiments.cache,
      },
    },
  } as never);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString({})) : undefined);
      compiler.close(() => (fault ? reject(fault) : resolve()));
    });
  });
  return readFileSync(path.join(site, 'build/main.js'), 'utf8');
}

describe('the cache of the bundler', () => {
  it('is discarded if a module that one of our loaders requires has changed', async () => {
    write('src/index.js', 'console.log("WORD");');
    writeLoader('before');
    expect(await bundled()).toContain('before');
    writeLoader('after');
    expect(await bundled()).toContain('after');
  });

  it('would be stale without the list of our files', async () => {
    write('src/index.js', 'console.log("WORD");');
    writeLoader('before');
    const withoutFiles = {experiments: {cache: {buildDependencies: []}}};
    await bundled(withoutFiles);
    writeLoader('after');
    expect(await bundled(withoutFiles)).toContain('before');
  });

  it('is discarded after a build during which a file changed, and that build fails', async () => {
    write('src/index.js', 'console.log("before");');
    write(
      'plugins/words/loader.cjs',
      `const {writeFileSync} = require('node:fs');
       module.exports = function (source) {
         if (!source.includes('before')) return source;
         const done = this.async();
         setTimeout(() => {
           writeFileSync(this.resourcePath, 'console.log("after");');
           done(null, source);
         }, 50);
       };`,
    );
    await expect(bundled()).rejects.toThrow(`${path.normalize('src/index.js')}. Build again`);
    await restartProcess();
    expect(await bundled()).toContain('after');
  });

  it('is used with a file whose time is in the future, as in an archive from another time zone', async () => {
    write('src/index.js', 'console.log("a");');
    write('plugins/words/loader.cjs', 'module.exports = (source) => source;');
    const tomorrow = Date.now() / 1000 + 86_400;
    utimesSync(path.join(site, 'src/index.js'), tomorrow, tomorrow);
    expect(await bundled()).toContain('console.log("a")');
  });

  it('is kept after a build that ended, and discarded after one that did not', async () => {
    const kept = path.join(site, 'node_modules/.cache/rspack/production/client/kept');
    added();
    mkdirSync(path.dirname(kept), {recursive: true});
    writeFileSync(kept, '');
    await cache({siteDir: site} as LoadContext).postBuild?.({} as never);
    added();
    expect(existsSync(kept)).toBe(true);
    await restartProcess();
    added();
    expect(existsSync(kept)).toBe(false);
  });

  it('is discarded if the process that did not end had the same number', async () => {
    added();
    mkdirSync(path.join(site, 'node_modules/.cache/rspack/production/client'), {recursive: true});
    await startProcess();
    expect(added().experiments.cache).not.toBe(false);
    expect(existsSync(path.join(site, 'node_modules/.cache/rspack/production'))).toBe(false);
  });

  it('is not used while another process uses it', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    mkdirSync(path.dirname(owner()), {recursive: true});
    // Before it has written its number.
    writeFileSync(owner(), '');
    expect(added().experiments.cache).toBe(false);
    writeFileSync(owner(), String(process.ppid));
    expect(added().experiments.cache).toBe(false);
    expect(warn.mock.lastCall?.join()).toContain('production.pid');
    // The cache of the other process stays reserved.
    await cache({siteDir: site} as LoadContext).postBuild?.({} as never);
    expect(added().experiments.cache).toBe(false);
    expect(added('development').experiments.cache).not.toBe(false);
    warn.mockRestore();
  });

  it('depends on every plugin and loader, and on the versions of packages', () => {
    const files = buildFiles(ROOT).map((file) => path.relative(ROOT, file));
    expect(files).toEqual(
      expect.arrayContaining([
        'package-lock.json',
        'package.json',
        path.normalize('plugins/bundle/unusedCss.ts'),
        path.normalize('plugins/highlight/index.ts'),
        path.normalize('plugins/startup/inline/start.js'),
        path.normalize('plugins/tags/watch-loader.cjs'),
      ]),
    );
    expect(files.filter((file) => /\.test\.ts$/.test(file))).toEqual([]);
  });

  it('does not share a folder with another cache', () => {
    const folders = [added(), added('production', 'server'), added('development')].map(
      ({experiments: {cache}}) => (cache || undefined)?.storage?.directory,
    );
    expect(new Set(folders).size).toBe(3);
  });

  it('has to be on disk unless it is turned off', () => {
    const plugin = cache({siteDir: site} as LoadContext);
    const own = () =>
      plugin.configureWebpack?.({} as never, false, {} as never, undefined as never);
    expect(own).toThrow('has no experiments.cache');
    vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
    expect(own()).toEqual({});
  });
});

describe('the remaining rules of Infima', () => {
  const infima = '/node_modules/infima/default.css';

  it('depend on the files that may contain a class name, and on the folders to which files may be added', async () => {
    write('src/page.tsx', '<p className="card" />');
    write('docs/page.mdx', '<p className="hero">');
    const {messages, css} = await postcss([withoutUnusedRules(site)]).process(
      '.card{color:red}.hero{color:red}.pills{color:red}',
      {from: infima},
    );
    expect(css).toMatch(/card.*hero/s);
    expect(css).not.toContain('pills');
    const shown = messages.map(
      ({type, file, dir}) => `${type} ${path.relative(site, file ?? dir)}`,
    );
    expect(shown).toEqual(
      expect.arrayContaining([
        'dependency docusaurus.config.ts',
        `dependency ${path.normalize('src/page.tsx')}`,
        `dependency ${path.normalize('docs/page.mdx')}`,
        'dir-dependency src',
        'dir-dependency docs',
      ]),
    );
  });
});
