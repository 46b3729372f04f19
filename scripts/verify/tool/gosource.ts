/** Reads the Go source of the tool, of its libraries, and of Go itself. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {go} from '../../tool/source.ts';
import type {Source} from './environment.ts';

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
