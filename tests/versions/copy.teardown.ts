import {rmSync} from 'node:fs';
import {copyOf} from './build';

/** Deletes the copy of the site after the last test, also after Ctrl+C, after which Playwright runs no teardown project. */
export default function deleteCopy(): void {
  rmSync(copyOf(process.pid), {recursive: true, force: true});
}
