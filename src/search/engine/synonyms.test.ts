import {describe, expect, it} from 'vitest';
import {contentStems} from './names';
import synonyms from './synonyms.json';

const stemsOf = (phrase: string): string => contentStems(phrase).join(' ');

/** Each pair of a phrase and what it stands for, by their stems. */
const pairs = [
  ...synonyms.same.flatMap((group) =>
    group.flatMap((phrase) =>
      group.filter((other) => other !== phrase).map((other) => [phrase, other] as const),
    ),
  ),
  ...Object.entries(synonyms.leadsTo).flatMap(([phrase, others]) =>
    others.map((other) => [phrase, other] as const),
  ),
].map(([phrase, other]) => ({
  name: `${phrase}: ${other}`,
  key: `${stemsOf(phrase)}: ${stemsOf(other)}`,
  isSame: stemsOf(phrase) === stemsOf(other),
}));

describe('the list of synonyms', () => {
  it('has no entry for another form of the same word', () => {
    expect(pairs.filter(({isSame}) => isSame).map(({name}) => name)).toEqual([]);
  });

  it('has each pair once, however its words end', () => {
    const keys = pairs.map(({key}) => key);
    const repeated = pairs.filter(({key}, i) => keys.indexOf(key) !== i);
    expect(repeated.map(({name}) => name)).toEqual([]);
  });
});
