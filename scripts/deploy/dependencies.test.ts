import {readFileSync} from 'node:fs';
import {builtinModules} from 'node:module';
import path from 'node:path';
import JSON5 from 'json5';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {ROOT} from '../shared/root';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const {dependencies, devDependencies} = JSON.parse(read('package.json'));

/** The packages in a section of DEPENDENCIES.md; rows without a reason do not count. */
const listed = (heading: string) => {
  const part = read('DEPENDENCIES.md')
    .split(/^## /m)
    .find((each) => each.startsWith(heading));
  return [...(part ?? '').matchAll(/^\| `([^`]+)` \| \S.* \|$/gm)].map(([, name]) => name).sort();
};

it('lists exactly the direct dependencies, each with a reason', () => {
  expect(listed('To build')).toEqual(Object.keys(dependencies).sort());
  expect(listed('To test')).toEqual(Object.keys(devDependencies).sort());
});

/** The code that `npm run build` runs or bundles. */
const BUILT = ['*.config.ts', 'sidebars.ts', '{src,plugins}/**/*.{ts,tsx,js,mjs,cjs}'];
const UNBUILT = ['vitest.config.*', 'playwright.config.ts', '**/*.{test,d}.{ts,tsx}'];

/** Imports of a module by its name, except those of types. */
const IMPORT =
  /(?:^(?:import|export) (?!type\b)(?:[\w\s{},*]+ from )?|\b(?:import|require|resolve)\()'([\w@][^']*)'/gm;

/** Modules that Docusaurus provides by other names, and our own files. */
const PROVIDED =
  /^(?:@site\/|@theme\/|@theme-original\/|@generated\/|@docusaurus\/(?:use\w+|router|ErrorBoundary|Head|Link)$)/;

it('builds the site without the packages for tests and development', () => {
  const used = new Set<string>();
  for (const file of globSync(BUILT, {cwd: ROOT, ignore: UNBUILT})) {
    const code = read(file).replace(/\/\*\* @type .*\*\//g, '');
    for (const [, module = ''] of code.matchAll(IMPORT)) {
      const [scopeOrName = '', name] = module.split('/');
      const isBuiltin = module.startsWith('node:') || builtinModules.includes(module);
      if (isBuiltin || PROVIDED.test(module)) continue;
      used.add(module.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName);
    }
  }
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !(name in dependencies)).sort()).toEqual([]);
});

/** The packages that must have the same release as in Docusaurus, by their reasons. */
const shared = [
  ...read('DEPENDENCIES.md').matchAll(/^\| `([^`]+)` .*the same release as in/gm),
].map(([, name = '']) => name);

it('leaves the upgrades of packages that Docusaurus shares to upgrades of Docusaurus', () => {
  expect(shared.length).toBeGreaterThan(0);
  const {packageRules} = JSON5.parse(read('.github/renovate.json5')) as {
    packageRules: {matchPackageNames: string[]; enabled?: boolean}[];
  };
  const disabled = packageRules
    .filter(({enabled}) => enabled === false)
    .flatMap(({matchPackageNames}) => matchPackageNames);
  expect(disabled).toEqual(expect.arrayContaining(shared));
});

it('shares packages with Docusaurus where a reason says so', () => {
  const {packages} = JSON.parse(read('package-lock.json')) as {packages: Record<string, unknown>};
  // npm installs another release of the package into the folder of the package that requires it.
  const others = shared.flatMap((name) =>
    Object.keys(packages).filter((folder) =>
      new RegExp(`/@docusaurus/[^/]+/node_modules/${name}$`).test(folder),
    ),
  );
  expect(others).toEqual([]);
});
