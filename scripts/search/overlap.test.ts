import {expect, it} from 'vitest';
import {repetitionIn} from './overlap';

const repetition = repetitionIn(['how do i install all tools at once', 'what is aqua']);

it.each([
  'how do i install all tools at once',
  'install all the tools at once please',
  'How can I install all my tools at once?',
])('finds the question that "%s" repeats', (query) => {
  expect(repetition(query)).toBe('how do i install all tools at once');
});

it.each(['install tools', 'what is aqua', 'install one tool only when it first runs', 'tools'])(
  'treats "%s" as a new query',
  (query) => {
    expect(repetition(query)).toBeUndefined();
  },
);
