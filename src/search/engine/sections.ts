import type {IndexedPage, TextFile} from '../index/format';
import {STOP_WORDS} from '../text/stop-words';
import {sayings, type Word} from '../text/tokens';
import {keepBest} from './lexicon';
import type {StandsFor} from './rank';
import {SECTIONS} from './ranking';

/** The distinct words of a text, each with its number of occurrences. */
type Words = readonly (Pick<Word, 'text' | 'stem'> & {count: number})[];

/** A place on a page: the words of its heading, its text, and its questions. */
type Place = {name: Words; text: Words; asked: Words; length: number};

function distinct(all: readonly Pick<Word, 'text' | 'stem'>[]): Words {
  const words = new Map<string, {text: string; stem: string; count: number}>();
  for (const {text, stem} of all) {
    const known = words.get(stem);
    if (known) known.count++;
    else words.set(stem, {text, stem, count: 1});
  }
  return [...words.values()];
}

/** The words of a name without stop words, unless it has no others. */
function contentOf(name: string): Words {
  const all = sayings(name);
  const content = all.filter(({text}) => !STOP_WORDS.has(text));
  return distinct(content.length > 0 ? content : all);
}

/** The places of a page, its top first; cached, because every key reads them again. */
const readPlaces = new WeakMap<TextFile, readonly Place[]>();

function placesOf({title, headings}: IndexedPage, {blocks, asked}: TextFile): readonly Place[] {
  const texts = [title, ...headings].map((): Pick<Word, 'text' | 'stem'>[] => []);
  for (const [heading, content] of blocks) {
    for (const word of sayings(content)) texts[heading + 1]?.push(word);
  }
  const questions = new Map(asked);
  return [title, ...headings.map(({text}) => text)].map((name, i): Place => {
    const stems = questions.get(i - 1)?.split(' ') ?? [];
    const text = texts[i] ?? [];
    return {
      name: contentOf(name),
      text: distinct(text),
      asked: stems.map((stem) => ({text: stem, stem, count: 1})),
      length: text.length,
    };
  });
}

/** How often each concept of the query occurs in some words, each occurrence by its weight. */
type Mentions = Map<number, {best: number; sum: number}>;

function mentionsIn(words: Words, standsFor: StandsFor): Mentions {
  const mentions: Mentions = new Map();
  for (const word of words) {
    for (const {concept, worth} of standsFor(word)) {
      const {best, sum} = mentions.get(concept) ?? {best: 0, sum: 0};
      mentions.set(concept, {best: Math.max(best, worth), sum: sum + worth * word.count});
    }
  }
  return mentions;
}

/**
 * The place of a page that answers a query: BM25 over the places of the page, with the heading, the text, and
 * the questions of a place as fields whose scores are added.
 *
 * @returns the number of a heading, or -1 for the top of the page
 */
export function sectionFor(page: IndexedPage, text: TextFile, standsFor: StandsFor): number {
  const places = readPlaces.get(text) ?? placesOf(page, text);
  readPlaces.set(text, places);
  const read = places.map((place) => ({
    name: mentionsIn(place.name, standsFor),
    text: mentionsIn(place.text, standsFor),
    asked: mentionsIn(place.asked, standsFor),
    length: place.length,
  }));
  const most = new Map<number, number>();
  const count = new Map<number, number>();
  for (const place of read) {
    const fields = [place.name, place.text, place.asked];
    for (const concept of new Set(fields.flatMap((field) => [...field.keys()]))) {
      count.set(concept, (count.get(concept) ?? 0) + 1);
      for (const field of fields) keepBest(most, concept, field.get(concept)?.best ?? 0);
    }
  }
  const rarity = (concept: number): number => {
    const own = count.get(concept) ?? 0;
    return SECTIONS.anywhere + Math.log(1 + (places.length - own + 0.5) / (own + 0.5));
  };
  const rarities = new Map([...count.keys()].map((concept) => [concept, rarity(concept)]));
  const average = read.reduce((sum, {length}) => sum + length, 0) / places.length || 1;
  const {saturation, lengthNormalization} = SECTIONS;
  const scores = read.map(({name, text: own, asked, length}, i) => {
    const norm = saturation * (1 - lengthNormalization + (lengthNormalization * length) / average);
    let score = i === 0 && name.size + own.size + asked.size > 0 ? SECTIONS.top : 0;
    for (const [concept, rare] of rarities) {
      const sum = own.get(concept)?.sum ?? 0;
      const full = most.get(concept) ?? 0;
      score +=
        rare *
        ((name.get(concept)?.best ?? 0) * (i === 0 ? SECTIONS.title : 1) +
          (asked.get(concept)?.best ?? 0) * SECTIONS.asked +
          SECTIONS.text * ((full * sum) / (sum + full * norm)));
    }
    return score;
  });
  return scores.indexOf(Math.max(...scores)) - 1;
}
