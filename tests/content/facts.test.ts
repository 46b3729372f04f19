import {expect, it} from 'vitest';
import {currentFacts} from '../../plugins/facts/load.ts';
import {placeText, walkCommands} from '../../plugins/facts/names.ts';
import {ROOT} from '../root.ts';
import {notShown, shownOnPages} from './shown.ts';

const facts = currentFacts(ROOT);

it('shows every fact on a page', () => {
  expect(notShown(facts, shownOnPages(ROOT))).toEqual([]);
});

it('shows the output of every command', () => {
  const without = walkCommands(facts.commands.commands)
    // A command with subcommands does nothing itself.
    .filter(({command}) => !command.subcommands)
    .filter(({command}) => !command.examples?.some(({recording}) => recording !== undefined))
    .map(({command}) => {
      return `${placeText(facts, command)}: ${command.name}: write an example with a recording`;
    });
  expect(without).toEqual([]);
});
