import {expect, it} from 'vitest';
import {brokenLinks} from '../../plugins/facts/checks.ts';
import {notShown} from '../../plugins/facts/coverage.ts';
import {currentFacts} from '../../plugins/facts/load.ts';
import {walkCommands} from '../../plugins/facts/names.ts';
import {anchorsByAddress, sitePages} from '../../plugins/tags/pages.ts';
import {ROOT} from '../root.ts';

const facts = currentFacts(ROOT);
const pages = sitePages(ROOT);

it('has no tag and no version that does not exist', () => {
  expect(pages.flatMap(({problems}) => problems)).toEqual([]);
});

it('shows every fact on a page', () => {
  const shown = new Set(pages.flatMap((page) => [...page.shown]));
  expect(notShown(facts, shown)).toEqual([]);
});

it('shows what every command prints', () => {
  const without = walkCommands(facts.commands.commands)
    // A command above others does nothing of its own.
    .filter(({command}) => !command.subcommands)
    .filter(({command}) => !command.examples?.some(({recording}) => recording !== undefined))
    .map(({command}) => {
      const {file, line} = facts.placeOf(command);
      return `${file}:${line}: ${command.name}: write an example with a recording`;
    });
  expect(without).toEqual([]);
});

it('links from facts to pages and anchors that exist', () => {
  expect(brokenLinks(facts, anchorsByAddress(pages, ROOT))).toEqual([]);
});
