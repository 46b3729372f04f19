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
    const add = (phrase: string, others: readonly string[]): number => {
      const stems = contentStems(phrase);
      const key = stems.join(' ');
      const known = this.#byPhrase.get(key) ?? [];
      this.#byPhrase.set(key, [...known, ...others.map(contentStems)]);
      return stems.length;
    };
    const lengths = [
      ...same.flatMap((group) =>
        group.map((phrase) =>
          add(
            phrase,
            group.filter((other) => other !== phrase),
          ),
        ),
      ),
      ...Object.entries(leadsTo).map(([phrase, others]) => add(phrase, others)),
    ];
    this.longest = Math.max(1, ...lengths);
  }

  /** The stems of each synonym of a phrase. The phrase is passed as its stems. */
  of(stems: readonly string[]): readonly string[][] | undefined {
    return this.#byPhrase.get(stems.join(' '));
  }
}
