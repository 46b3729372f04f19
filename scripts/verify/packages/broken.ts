/** Registry files that the update has to reject, with the expected messages. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {updatePackages} from '../../packages/update.ts';
import {temporaryFolder} from '../../shared/temporary.ts';
import type {Report} from '../report.ts';

const GOOD = `packages:
  - type: http
    name: example/one
    url: https://example.com/{{.Version}}
`;

/** A second package of GOOD, with `fields` below its name. */
const second = (fields: string): string =>
  `${GOOD}  - type: http\n    name: example/two\n${fields.replace(/^/gm, '    ')}\n`;

interface Broken {
  /** What the file is, to complete the sentence "A registry that …". */
  readonly what: string;
  readonly text: string;
  /** The line in the message; undefined if the file as a whole is wrong. */
  readonly line?: number;
  /** The words of the message. */
  readonly says: string;
}

const TWO = 'package example/two: ';

const BROKEN: readonly Broken[] = [
  {what: 'is empty', text: '', line: 1, says: 'the file is empty'},
  {what: 'is a web page', text: '<html>\n  <p>404: Not Found</p>\n</html>\n', line: 1, says: ''},
  {what: 'has a tab', text: `${GOOD}\t- type: http\n`, line: 5, says: 'package example/one, or'},
  {what: 'is not YAML', text: `${GOOD}  - type: [http\n`, line: 6, says: 'it is not valid YAML: '},
  {
    what: 'has an alias of no anchor',
    text: second('url: *where'),
    line: 7,
    says: "package example/two, or what follows it: it is not valid YAML: unknown anchor 'where'",
  },
  {
    what: 'has a control character',
    text: second('url: \u0001'),
    line: 7,
    says: 'package example/two, or what',
  },
  {what: 'is a list', text: '- type: http\n', line: 1, says: 'the top is not a map'},
  {what: 'has no packages', text: 'registries: []\n', line: 1, says: 'there is no `packages`'},
  {
    what: 'has a map of packages',
    text: 'packages:\n  one: {type: http}\n',
    line: 2,
    says: '`packages` is not a list',
  },
  {
    what: 'has names instead of packages',
    text: 'packages:\n  - example/one\n',
    line: 2,
    says: 'package number 1: it is not a map of fields',
  },
  {what: 'has an empty package', text: `${GOOD}  -\n`, line: 5, says: 'package number 2: '},
  {
    what: 'has a package without a name',
    text: `${GOOD}  - type: http\n    url: https://example.com\n`,
    line: 5,
    says: 'package number 2: it has no name',
  },
  {what: 'has a field of another kind', text: second('files: many'), line: 5, says: TWO},
  {
    what: 'has an alias of another kind',
    text: second('url: x\naliases:\n  - old/two'),
    line: 5,
    says: `${TWO}yaml: unmarshal errors:\n  line 9`,
  },
  {
    what: 'has a package of no known type',
    text: `${GOOD}  - type: floppy\n    name: example/two\n`,
    line: 5,
    says: TWO,
  },
  {what: 'has a package without a URL', text: second('files: []'), line: 5, says: TWO},
  {what: 'has a broken template', text: second('url: x/{{.Version'), line: 5, says: TWO},
  {
    what: 'has a template with an unknown name',
    text: second('url: x/{{.Nope}}'),
    line: 5,
    says: `${TWO}version v1.0.0: darwin/amd64: a template uses an unknown name`,
  },
  {
    what: 'has an invalid link',
    text: second('url: x\nlink: not a link'),
    line: 5,
    says: `${TWO}link: Invalid URL`,
  },
  {
    what: 'has a package that cannot be installed',
    text: second('url: x\nno_asset: true'),
    line: 5,
    says: `${TWO}version v1.0.0: the definition states that it cannot be installed`,
  },
  {
    what: 'has a package for no platform',
    text: second('url: x\nsupported_envs: [plan9]'),
    line: 5,
    says: `${TWO}version v1.0.0: it supports no platform`,
  },
  {
    what: 'has a package twice',
    text: GOOD + GOOD.replace('packages:\n', ''),
    line: 5,
    says: 'package example/one: the name example/one is already that of the package at line 2',
  },
  {
    what: 'has a package without a known version',
    text: `${GOOD}  - type: http\n    name: example/three\n    url: https://example.com/3\n`,
    line: 5,
    says: 'package example/three: no version of it is known',
  },
  {
    what: 'is not the Standard Registry',
    text: GOOD,
    says: 'is it a release of the Standard Registry?',
  },
];

/** The paths and the contents of all files that the update writes. */
const factsOf = (siteDir: string): string =>
  globSync('facts/packages/**', {cwd: siteDir, dot: true})
    .sort()
    .map((file) => `${file}\n${readFileSync(path.join(siteDir, file), 'utf8')}`)
    .join('\n');

/** Runs the update with broken registry files. It has to report the place, and must not write anything. */
export async function checkBrokenRegistries(siteDir: string, report: Report): Promise<void> {
  const folder = temporaryFolder('broken');
  const before = factsOf(siteDir);
  const versions = path.join(folder, 'versions.json');
  writeFileSync(versions, JSON.stringify({'example/one': 'v1.0.0', 'example/two': 'v1.0.0'}));
  for (const [index, {what, text, line, says}] of BROKEN.entries()) {
    const source = path.join(folder, `registry-v1.0.${index}.yaml`);
    writeFileSync(source, text);
    const message = await updatePackages({siteDir, source, versions}).then(
      () => 'nothing: it accepted the file',
      (error: Error) => error.message,
    );
    const place = line === undefined ? source : `${source}:${line}:`;
    report.check(
      message.includes(place) && message.includes(says) && factsOf(siteDir) === before,
      `the update of a registry that ${what} prints ${message} instead of ${place} … ${says}`,
    );
  }
}
