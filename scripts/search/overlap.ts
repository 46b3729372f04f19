import {contentStems} from '../../src/search/engine/names';

/** The minimum number of content words of a query that repeats a question. */
const LONG = 3;
/** The minimum share of common content words of a repetition. */
const SAME = 0.7;

/**
 * A function that finds the question that a query repeats nearly word for word. Search indexes the words
 * of the questions, so such a query does not measure whether search finds answers to other words.
 *
 * @param questions the questions in `facts/questions`
 */
export function repetitionIn(questions: readonly string[]): (query: string) => string | undefined {
  const known = questions.map((question) => ({question, own: new Set(contentStems(question))}));
  /** The questions that contain a word, by their places in the list. */
  const containing = new Map<string, number[]>();
  for (const [i, {own}] of known.entries()) {
    for (const word of own) {
      containing.set(word, [...(containing.get(word) ?? []), i]);
    }
  }
  return (query) => {
    const asked = new Set(contentStems(query));
    if (asked.size < LONG) return undefined;
    const shared = new Map<number, number>();
    for (const word of asked) {
      for (const i of containing.get(word) ?? []) shared.set(i, (shared.get(i) ?? 0) + 1);
    }
    return known.find(({own}, i) => {
      const both = shared.get(i) ?? 0;
      return both / (asked.size + own.size - both) >= SAME;
    })?.question;
  };
}
