/** Scenarios that run the commands of the pages of packages with the real aqua. */
import {entryOf, type Line, linesOf} from '../../../plugins/packages/page.ts';
import type {Package, Platform} from '../../../plugins/packages/schema.ts';
import {isSource} from '../../../plugins/packages/words.ts';
import type {Asset, Scenario} from '../../record/scenario.ts';

/** A check of a package: the command, and a function that checks its output. */
export interface Check {
  readonly name: string;
  readonly what: string;
  /** The problem of the output, if there is one. */
  problem(output: string): string | undefined;
}

/**
 * The modules that can contain the Go package at `path`: a definition may name another one for the
 * versions (`go_version_path`).
 */
const modulesOf = (path: string): string[] => {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 2).join('/'));
};

/** Releases of packages whose own `version_filter` excludes their newest known version. */
const ALLOWED_BY_FILTER: Readonly<Record<string, string>> = {
  'apache/maven': 'maven-3.9.9',
  'github.com/zeromicro/go-zero/tools/goctl': 'tools/goctl/v1.5.2',
};

/** The responses of the web: versions of the package, but no file to download. */
function webOf(each: Package): Asset[] {
  const {name, version, crate, go} = each;
  const repository = each.repository === false ? undefined : (each.repository ?? name);
  const api = `https://api.github.com/repos/${repository}`;
  const release = {tag_name: version, prerelease: false, draft: false};
  const other = ALLOWED_BY_FILTER[name];
  const releases = [release, ...(other ? [{...release, tag_name: other}] : [])];
  return [
    ...(repository
      ? [
          {url: `${api}/releases/latest`, json: release},
          {url: `${api}/releases`, json: releases},
          {url: `${api}/tags`, json: [{name: version}]},
          {
            url: `${api}/releases/tags/${version}`,
            json: {
              ...release,
              assets: Object.values(each.files ?? {}).map((file, id) => ({id: id + 1, name: file})),
            },
          },
        ]
      : []),
    ...(go ? modulesOf(go) : []).map((module) => ({
      url: `https://proxy.golang.org/${module}/@v/list`,
      text: `${version}\n`,
    })),
    ...(crate
      ? [
          {
            url: `https://crates.io/api/v1/crates/${crate}/versions`,
            json: {versions: [{num: version.replace(/^v/, '')}]},
          },
        ]
      : []),
  ];
}

/** The platform for the test of a package: that of most CI services, if the package supports it. */
const platformOf = ({platforms}: Package): Platform =>
  platforms.includes('linux/amd64') ? 'linux/amd64' : (platforms[0] ?? 'linux/amd64');

/** `aqua.yaml` with the Standard Registry, and `packages` below; without any, as `aqua init` writes it. */
const configuration = (release: string, packages = 'packages:\n'): string =>
  `registries:\n  - type: standard\n    ref: ${release}\n${packages}`;

/** The errors of aqua in the output. */
const complaints = (output: string): string | undefined =>
  output
    .split('\n')
    .filter((line) => / (ERR|FTL) /.test(line))
    .join('; ') || undefined;

/** The problem of an output that does not contain `text`. */
const lacks = (text: string, output: string): string | undefined =>
  output.includes(text) ? undefined : `"${text}" is not in: ${output}`;

/** The problem of the output of `aqua g -i` and its file: an error, or an entry without name or version. */
const unwritten = (name: string, output: string): string | undefined =>
  complaints(output) ??
  lacks(name, output) ??
  (output.includes('[SET PACKAGE VERSION]') ? `aqua found no version: ${output}` : undefined);

/** What aqua requests to install a package: an asset by its number in `webOf`, or a URL. */
function askedOf(each: Package): string {
  const file = each.files?.[platformOf(each)] ?? '';
  if (each.types.includes('github_release')) {
    const id = Object.values(each.files ?? {}).indexOf(file) + 1;
    return `/releases/assets/${id}`;
  }
  return file.replace(/^https?:\/\//, '') || each.repository || each.name;
}

/** Copies the recorder's replacement for aqua-proxy to another platform. */
const PROXY_FOR_PLATFORM = [
  `here=$(dirname "$(readlink -f "$(aqua root-dir)/aqua-proxy")")`,
  `there=$(dirname "$here")/aqua-proxy_\${AQUA_GOOS}_\${AQUA_GOARCH}.tar.gz`,
  `[ -e "$there" ] || cp -R "$here" "$there"`,
].join('; ');

/** The commands for a package in its own directory, with the checks of their output. */
function checksOf(each: Package, directory: string): {run: string; check?: Check}[] {
  const {name, version, vars} = each;
  const codes: Partial<Record<Line['use'], string>> = Object.fromEntries(
    linesOf(each).map(({use, code}) => [use, code]),
  );
  const {project, links = 'aqua i -l', global, once = ''} = codes;
  const [os, arch] = platformOf(each).split('/');
  const shown = [...each.commands].sort().join('\n');
  // A definition may have other commands on other platforms; the page lists the commands of all platforms.
  const isListed = (output: string): string | undefined => {
    const links = output.trim().split('\n').filter(Boolean);
    const other = links.filter((link) => !each.commands.includes(link.replace(/\.exe$/, '')));
    if (links.length === 0) return 'aqua made no link';
    return other.length > 0 ? `aqua links ${other.join(', ')}, the page lists ${shown}` : undefined;
  };
  const asked = askedOf(each);
  const isLocated = each.types.some(isSource) || vars !== undefined;
  const steps: {run: string; check?: Check}[] = [
    {
      run: `export AQUA_GOOS=${os} AQUA_GOARCH=${arch}; ${PROXY_FOR_PLATFORM}; cd ${directory}/project`,
    },
  ];
  const add = (run: string, what: string, problem: Check['problem']) =>
    steps.push({run, check: {name, what, problem}});
  if (project) add(`${project}; cat aqua.yaml`, project, (output) => unwritten(name, output));
  add(
    `cd ${directory}/entry; rm -rf "$(aqua root-dir)/bin"; ${links} 2>&1 | grep -E ' (ERR|FTL) '; ls "$(aqua root-dir)/bin"`,
    `the entry ${name}@${version}`,
    (output) => complaints(output) ?? isListed(output),
  );
  if (global) {
    // All lines of the sample, but no later step, use the global file.
    add(
      `cd ${directory}/away; export AQUA_GLOBAL_CONFIG=${directory}/global/aqua.yaml; ${global}; cat ${directory}/global/aqua.yaml; unset AQUA_GLOBAL_CONFIG`,
      global,
      (output) => unwritten(name, output),
    );
  }
  add(
    `cd ${directory}/entry; ${isLocated ? `aqua which ${each.commands[0]}` : once}`,
    once,
    // The file does not exist; the check is that aqua requests the file on the page.
    (output) => (isLocated ? complaints(output) : lacks(asked, output)),
  );
  return steps;
}

/** All commands for `packages`, as one session on one machine. */
export function scenarioOf(
  packages: readonly Package[],
  release: string,
  registry: string,
): {scenario: Scenario; checks: (Check | undefined)[]} {
  const all = packages.flatMap((each, i) => checksOf(each, `~/p${i}`));
  const files = packages.map((each, i) => ({
    [`~/p${i}/project/aqua.yaml`]: configuration(release),
    [`~/p${i}/global/aqua.yaml`]: configuration(release),
    [`~/p${i}/entry/aqua.yaml`]: configuration(
      release,
      entryOf(each).replaceAll('"" # set it', '"1.0.0"'),
    ),
    [`~/p${i}/away/.keep`]: '',
  }));
  return {
    scenario: {
      title: 'Packages as their pages say',
      directory: '~/start',
      env: {},
      files: Object.assign({}, ...files),
      serve: [
        {
          url: `https://raw.githubusercontent.com/aquaproj/aqua-registry/${release}/registry.yaml`,
          text: registry,
        },
        ...packages.flatMap(webOf),
      ],
      steps: all.map(({run}) => ({run: `{ ${run}; } 2>&1 || true`})),
    },
    checks: all.map(({check}) => check),
  };
}
