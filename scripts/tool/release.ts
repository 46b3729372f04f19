import path from 'node:path';
import {currentFacts} from '../../plugins/facts/load.ts';

/** The root of the project. */
export const ROOT = path.resolve(__dirname, '../..');

/** The documented release and its Go module, from `facts/tool.yaml`. */
export const documentedRelease = (): {version: string; module: string} => currentFacts(ROOT).tool;
