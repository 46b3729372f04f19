import {cpSync, existsSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from './root.ts';

/** The files and folders that are copied; the rest is not part of a build. */
const PARTS = [
  'blog',
  'docs',
  'docusaurus.config.ts',
  'facts',
  'i18n',
  'package.json',
  'plugins',
  'recordings',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
];

/** Copies the site into the empty folder `folder`, with the packages that are installed here. */
export function copySite(folder: string): void {
  for (const part of PARTS) {
    if (!existsSync(path.join(ROOT, part)))
      throw new Error(`${part} is missing: correct PARTS in scripts/shared/copy.ts`);
    cpSync(path.join(ROOT, part), path.join(folder, part), {recursive: true});
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
}
