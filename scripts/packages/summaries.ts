/** Finds packages without a summary, and summaries that copy the registry's words. */
import {sharedRun} from '../../plugins/packages/form.ts';
import {summaryFaults} from '../../plugins/packages/load.ts';
import {type Catalog, fileOfPackage} from '../../plugins/packages/schema.ts';
import type {Answer} from './answer.ts';

/** What a person has to correct or to write after an update. */
export interface SummariesReport {
  /** The problems of summaries, each with its fix. */
  readonly faults: string[];
  /** The packages without a summary. */
  readonly missing: string[];
}

/** Compares our summaries with the descriptions in the registry, and finds the packages without a summary. Pure. */
export function summariesReport(
  catalog: Pick<Catalog, 'packages'>,
  answers: readonly Pick<Answer, 'name' | 'description'>[],
): SummariesReport {
  const descriptions = new Map(answers.map(({name, description = ''}) => [name, description]));
  const shared = catalog.packages.flatMap(({name, summary}) => {
    const run = summary && sharedRun(summary, descriptions.get(name) ?? '');
    if (!run) return [];
    const file = `facts/packages/summaries/${fileOfPackage(name)}.yaml`;
    return [`${file}: ${name}: "${run}" is copied from the registry: write it in your own words`];
  });
  return {
    faults: [...summaryFaults(catalog), ...shared],
    missing: catalog.packages.flatMap(({name, summary}) => (summary === undefined ? name : [])),
  };
}
