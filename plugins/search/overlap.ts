import {stem} from '../../src/search/text/stem';
import {STOP_WORDS} from '../../src/search/text/stop-words';
import {words} from '../../src/search/text/tokens';
import {groupBy} from './groups';

/** The minimum number of content words of a query that repeats a question. */
const LONG = 3;
/** The minimum share of common content words of a repetition. */
const SAME = 0.7;

const contentWords = (text: string): Set<string> =>
  new Set(
    words(text)
      .filter((word) => !STOP_WORDS.has(word.text))
      .map((word) => stem(word.text)),
  );

/**
 * A function that finds the question that a query repeats nearly word for word. Search indexes the words
 * of the questions, so such a query does not measure whether search finds answers to other words.
 *
 * @param questions the questions in `facts/questions`
 */
export function repetitionIn(questions: readonly string[]): (query: string) => string | undefined {
  const known = questions.map((question) => ({question, own: contentWords(question)}));
  const byWord = groupBy(
    known.flatMap(({question, own}) => [...own].map((word) => ({word, question, own}))),
    ({word}) => word,
  );
  return (query) => {
    const asked = contentWords(query);
    if (asked.size < LONG) return undefined;
    for (const word of asked) {
      for (const {question, own} of byWord.get(word) ?? []) {
        const shared = [...asked].filter((each) => own.has(each)).length;
        if (shared / (asked.size + own.size - shared) >= SAME) return question;
      }
    }
    return undefined;
  };
}
