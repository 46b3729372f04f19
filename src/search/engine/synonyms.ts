import {contentStems} from './names';

/** What words stand for: each other, or one way only (`rust` leads to `cargo`, not back). */
export type SynonymList = {
  same: readonly (readonly string[])[];
  leadsTo: Readonly<Record<string, readonly string[]>>;
};

/** Synonyms by the stems of the phrase they stand for. */
export class Synonyms {
  readonly #byPhrase = new Map<string, string[][]>();
  /** How many words the longest phrase has. */
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

  /** The stems of each synonym of a phrase, given as its stems. */
  of(stems: readonly string[]): readonly string[][] | undefined {
    return this.#byPhrase.get(stems.join(' '));
  }
}
