// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';

const collectAnchor = vi.fn();
vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({collectAnchor, collectLink: vi.fn()}),
}));

const {
  default: FactList,
  CommandIndex,
  CommandIndexItem,
  FactDetails,
  FactItem,
  FactMeta,
  FactPair,
} = await import('./index');

it('labels its list and links each item to itself', () => {
  render(
    <FactList label="Flags of aqua install">
      <FactItem id="aqua-install--all" name="--all, -a" since="v2.24.0">
        <FactMeta>
          <FactPair label="Type">boolean</FactPair>
        </FactMeta>
        <p>All of them.</p>
      </FactItem>
    </FactList>,
  );
  expect(screen.getByLabelText('Flags of aqua install').tagName).toBe('DL');
  const link = screen.getByRole('link', {name: '--all, -a'});
  expect(link.getAttribute('href')).toBe('#aqua-install--all');
  expect(document.getElementById('aqua-install--all')?.textContent).toBe(
    '--all, -asince v2.24.0Type: booleanAll of them.',
  );
  expect(collectAnchor).toHaveBeenCalledWith('aqua-install--all');
});

it('shows labels for required, hidden, and deprecated items', () => {
  render(
    <FactList label="Fields">
      <FactItem id="a" name="a" required hidden deprecated>
        text
      </FactItem>
      <FactItem id="b" name="b">
        text
      </FactItem>
    </FactList>,
  );
  const [first, second] = screen.getAllByRole('term');
  expect(first?.textContent).toBe('arequiredhiddendeprecated');
  expect(second?.textContent).toBe('b');
});

it('keeps details in the page, collapsed', () => {
  render(
    <FactDetails summary="Files">
      <p>Inside.</p>
    </FactDetails>,
  );
  expect(screen.getByText('Inside.').closest('details')?.open).toBe(false);
});

it('lists commands in a separate navigation landmark', () => {
  render(
    <CommandIndex label="Commands">
      <CommandIndexItem>
        <a href="#aqua-install">aqua install</a> Installs.
      </CommandIndexItem>
    </CommandIndex>,
  );
  expect(screen.getByRole('navigation', {name: 'Commands'})).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
