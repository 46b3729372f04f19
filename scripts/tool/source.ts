/** Reads the Go source of the tool, of its libraries, and of Go itself, and the schemas of the tool. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {JsonSchema} from '../verify/tool/schemas.ts';

/** Go source with its name in messages. */
export interface Source {
  name: string;
  text: string;
}

/** The output of `go` in the module of this folder. */
const go = (...args: string[]): string =>
  execFileSync('go', args, {cwd: __dirname, encoding: 'utf8'}).trim();

/** The folder of a module of the tool in Go's module cache. Downloads the module if necessary. */
export const moduleFolder = (module: string): string =>
  JSON.parse(go('mod', 'download', '-json', module)).Dir;

/** The JSON Schemas that the tool, the Go module `module`, publishes, by file name. */
export function publishedSchemas(module: string): Record<string, JsonSchema> {
  const cwd = path.join(moduleFolder(module), 'json-schema');
  return Object.fromEntries(
    globSync('*.json', {cwd}).map((name) => [
      name,
      JSON.parse(readFileSync(path.join(cwd, name), 'utf8')),
    ]),
  );
}

/** The folder of a package of Go's standard library. */
export const standardPackage = (name: string): string =>
  path.join(go('env', 'GOROOT'), 'src', name);

/**
 * The Go files of the program in `folder`, without tests and mocks.
 *
 * @param name the name of the folder in messages; empty for paths relative to the folder
 * @param files a pattern for the files, such as those directly in the folder
 */
export const goSources = (
  name: string,
  folder: string,
  files: string | string[] = '**/*.go',
): Source[] =>
  globSync(files, {
    cwd: folder,
    ignore: ['**/{testdata,examples,website,tests}/**', '**/*_test.go', '**/mock*'],
  })
    .sort()
    .map((file) => ({
      name: path.posix.join(name, file),
      text: readFileSync(path.join(folder, file), 'utf8'),
    }));
