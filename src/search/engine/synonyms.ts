import {contentStems} from './names';

/** Synonyms: in both directions, or in one direction only (`rust` finds `cargo`, but not the reverse). */
export type SynonymList = {
  same: readonly (readonly string[])[];
  leadsTo: Readonly<Record<string, readonly string[]>>;
};

/** Synonyms by the stems of their phrase. */
export class Synonyms {
  readonly #byPhrase = new Map<string, string[][]>();
  /** The number of words in the longest phrase. */
  readonly longest: number = 1;

  constructor({same, leadsTo}: SynonymList) {
    const both = same.flatMap((group) =>
      group.map((phrase) => [phrase, group.filter((other) => other !== phrase)] as const),
    );
    for (const [phrase, others] of [...both, ...Object.entries(leadsTo)]) {
      const stems = contentStems(phrase);
      const key = stems.join(' ');
      const known = this.#byPhrase.get(key) ?? [];
      this.#byPhrase.set(key, [...known, ...others.map(contentStems)]);
      this.longest = Math.max(this.longest, stems.length);
    }
  }

  /** The stems of each synonym of a phrase. The phrase is passed as its stems. */
  of(stems: readonly string[]): readonly string[][] | undefined {
    return this.#byPhrase.get(stems.join(' '));
  }
}
