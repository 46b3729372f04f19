import type {IndexedPage, TextFile} from '../index/format';
import {STOP_WORDS} from '../text/stop-words';
import {sayings, type Word} from '../text/tokens';
import {keepBest} from './lexicon';
import type {StandsFor} from './rank';
import {SECTIONS} from './ranking';

/** The distinct words of a place. */
type Words = readonly Pick<Word, 'text' | 'stem'>[];

/** The data of a place on a page: its heading, its text, and its questions. */
type Place = {name: Words; text: Words; asked: Words};

const distinct = (all: Words): Words => [
  ...new Map(all.map(({text, stem}) => [stem, {text, stem}])).values(),
];

/** The words of a name without stop words, unless it has no others. */
function contentOf(name: string): Words {
  const all = sayings(name);
  const content = all.filter(({text}) => !STOP_WORDS.has(text));
  return distinct(content.length > 0 ? content : all);
}

/** The places of a page, its top first; cached, because every key reads them again. */
const readPlaces = new WeakMap<TextFile, readonly Place[]>();

function placesOf({title, summary, headings}: IndexedPage, text: TextFile): readonly Place[] {
  const known = readPlaces.get(text);
  if (known) return known;
  const texts = new Map([[-1, sayings(summary)]]);
  for (const [heading, content] of text.blocks) {
    const all = texts.get(heading) ?? [];
    for (const word of sayings(content)) all.push(word);
    texts.set(heading, all);
  }
  const asked = new Map(text.asked);
  const places = [title, ...headings.map((heading) => heading.text)].map((name, i): Place => {
    const stems = asked.get(i - 1)?.split(' ') ?? [];
    return {
      name: contentOf(name),
      text: distinct(texts.get(i - 1) ?? []),
      asked: stems.map((stem) => ({text: stem, stem})),
    };
  });
  readPlaces.set(text, places);
  return places;
}

/** The best weight of some words for each concept. */
function saidBy(all: Words, standsFor: StandsFor): Map<number, number> {
  const said = new Map<number, number>();
  for (const word of all) {
    for (const {concept, worth} of standsFor(word)) keepBest(said, concept, worth);
  }
  return said;
}

/** How much a place matches each concept in its heading, its text, and its questions. */
function evidenceOf({name, text, asked}: Place, isTop: boolean, standsFor: StandsFor) {
  const asks = (word: Words[number]) => standsFor(word).length > 0;
  const share = name.length > 0 ? name.filter(asks).length / name.length : 0;
  const inName = isTop ? SECTIONS.title : 1 - SECTIONS.focus + SECTIONS.focus * share;
  const all = new Map<number, {best: number; sum: number}>();
  for (const [own, factor] of [
    [name, inName],
    [text, SECTIONS.text],
    [asked, SECTIONS.asked],
  ] as const) {
    for (const [concept, worth] of saidBy(own, standsFor)) {
      const {best, sum} = all.get(concept) ?? {best: 0, sum: 0};
      all.set(concept, {best: Math.max(best, worth * factor), sum: sum + worth * factor});
    }
  }
  return new Map(
    [...all].map(([concept, {best, sum}]) => [concept, best + SECTIONS.further * (sum - best)]),
  );
}

/**
 * The place of a page that answers a query: the sum of how much the heading, the text, and the questions
 * match each concept, weighted by how few places of the page match it.
 *
 * @returns the number of a heading, or -1 for the top of the page
 */
export function sectionFor(page: IndexedPage, text: TextFile, standsFor: StandsFor): number {
  const places = placesOf(page, text);
  const evidence = places.map((place, i) => evidenceOf(place, i === 0, standsFor));
  const saying = new Map<number, number>();
  for (const concept of evidence.flatMap((own) => [...own.keys()])) {
    saying.set(concept, (saying.get(concept) ?? 0) + 1);
  }
  const inTitle = saidBy(places[0]?.name ?? [], standsFor);
  const rarity = (concept: number): number => {
    const count = saying.get(concept) ?? 0;
    const rare = SECTIONS.anywhere + Math.log(1 + (places.length - count + 0.5) / (count + 0.5));
    return rare * (inTitle.has(concept) ? SECTIONS.ofTitle : 1);
  };
  const rarities = new Map([...saying.keys()].map((concept) => [concept, rarity(concept)]));
  let best = 0;
  let most = -1;
  for (const [i, own] of evidence.entries()) {
    let score = i === 0 && own.size > 0 ? SECTIONS.top : 0;
    for (const [concept, worth] of own) score += worth * (rarities.get(concept) ?? 0);
    if (score <= most + 1e-9) continue;
    best = i;
    most = score;
  }
  return best - 1;
}
