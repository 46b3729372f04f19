import {expect, it} from 'vitest';
import {currentFacts} from '../../plugins/facts/load.ts';
import {positionText, walkCommands} from '../../plugins/facts/names.ts';
import {pickSteps, readSession} from '../../plugins/recordings/session.ts';
import {ROOT} from '../../scripts/shared/root.ts';
import {notShown, shownOnPages} from './shown.ts';

const facts = currentFacts(ROOT);

// Parses every page, which takes longer than other tests on a busy machine.
it('shows every fact on a page', {timeout: 120_000}, () => {
  expect(notShown(facts, shownOnPages(ROOT))).toEqual([]);
});

it('shows two examples of every command, and the output of one that succeeds', () => {
  const succeeds = ({recording, steps}: {recording?: string; steps?: string}): boolean =>
    recording !== undefined &&
    pickSteps(readSession(ROOT, recording), steps).every(({exit}) => exit === 0);
  const without = walkCommands(facts.commands.commands)
    .filter(({command: {examples = []}}) => examples.length < 2 || !examples.some(succeeds))
    .map(({words, command}) => {
      return `${positionText(facts, command)}: ${words.join(' ')}: write two examples, one with a recording`;
    });
  expect(without).toEqual([]);
});
