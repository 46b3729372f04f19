/** The result of a comparison: the number of correct facts, and the problems. */
export class Report {
  passed = 0;
  /** A description of the comparison in one line. */
  note?: string;
  readonly problems: string[] = [];

  /** Counts one comparison. `problem` contains the location of the fact, the difference, and the fix. */
  check(holds: boolean, problem: string): void {
    if (holds) this.passed += 1;
    else this.problems.push(problem);
  }

  /** The last line of the output, in the form that `.ci/run` reads. */
  get summary(): string {
    return `${this.passed} passed, ${this.problems.length} failed`;
  }
}

/** Whether two lists without duplicates have the same values, in any order. */
export const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each));

/** `a, b` for messages; `none` for an empty list. */
export const listed = (values: Iterable<string>): string => [...values].join(', ') || 'none';
