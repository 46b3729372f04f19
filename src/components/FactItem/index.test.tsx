// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';

const collectAnchor = vi.fn();
vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({collectAnchor, collectLink: vi.fn()}),
}));

const {default: FactItem} = await import('./index');

it('links to itself', () => {
  render(
    <dl>
      <FactItem id="aqua-install--all" name="--all, -a" since="v2.24.0">
        <p>All of them.</p>
      </FactItem>
    </dl>,
  );
  const link = screen.getByRole('link', {name: '--all, -a'});
  expect(link.getAttribute('href')).toBe('#aqua-install--all');
  expect(document.getElementById('aqua-install--all')?.textContent).toBe(
    '--all, -asince v2.24.0All of them.',
  );
  expect(collectAnchor).toHaveBeenCalledWith('aqua-install--all');
});

it('shows labels for required, hidden, and deprecated items', () => {
  render(
    <dl>
      <FactItem id="a" name="a" required hidden deprecated>
        text
      </FactItem>
      <FactItem id="b" name="b">
        text
      </FactItem>
    </dl>,
  );
  const [first, second] = screen.getAllByRole('term');
  expect(first?.textContent).toBe('arequiredhiddendeprecated');
  expect(second?.textContent).toBe('b');
});
