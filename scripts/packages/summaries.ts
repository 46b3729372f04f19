/**
 * Finds packages without a summary, and summaries that copy the registry's words. Pure functions.
 */
import {sharedRun} from '../../plugins/packages/form.ts';
import {summaryFaults} from '../../plugins/packages/load.ts';
import {type Catalog, fileOfPackage} from '../../plugins/packages/schema.ts';
import type {Answer} from './answer.ts';

/** Lines to print, and the number of problems among them. */
export interface SummariesReport {
  readonly lines: string[];
  readonly problems: number;
}

/** Compares our summaries with the descriptions in the registry, and lists the packages without a summary. */
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
  const faults = [...summaryFaults(catalog), ...shared];
  const missing = catalog.packages.filter(({summary}) => summary === undefined);
  return {
    lines: [
      ...faults,
      ...(missing.length > 0
        ? [
            `${missing.length} packages without a summary in facts/packages/summaries/:`,
            ...missing.map(({name}) => `  ${name}`),
          ]
        : []),
    ],
    problems: faults.length,
  };
}
