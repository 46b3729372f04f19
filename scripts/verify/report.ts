/** The outcome of a comparison: how many facts hold, and what does not. */
export class Report {
  passed = 0;
  /** What was compared, in one line. */
  note?: string;
  readonly problems: string[] = [];

  /** Counts one comparison. `problem` says where the fact is, what differs and how to repair it. */
  check(holds: boolean, problem: string): boolean {
    if (holds) this.passed += 1;
    else this.problems.push(problem);
    return holds;
  }

  /** The last line of the output, in the form that `.ci/run` reads. */
  get summary(): string {
    return `${this.passed} passed, ${this.problems.length} failed`;
  }
}

/** `a, b` for messages; `none` when there is nothing. */
export const listed = (values: Iterable<string>): string => [...values].join(', ') || 'none';
