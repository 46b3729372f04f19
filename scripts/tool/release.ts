import {currentFacts} from '../../plugins/facts/load.ts';
import {ROOT} from '../shared/root.ts';

/** The documented release and its Go module, from `facts/tool.yaml`. */
export const documentedRelease = (): {version: string; module: string} => currentFacts(ROOT).tool;
