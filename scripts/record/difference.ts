import {diffLines} from 'diff';

/** The lines of two texts that differ, with `-` for the first and `+` for the second. */
export const difference = (before: string, after: string): string =>
  diffLines(`${before}\n`, `${after}\n`)
    .filter(({added, removed}) => added || removed)
    .flatMap(({added, value}) =>
      value
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => `${added ? '+' : '-'} ${line}`),
    )
    .join('\n');
