// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';

const collectAnchor = vi.fn();
vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({collectAnchor, collectLink: vi.fn()}),
}));

const {CommandEntry, CommandIndex, CommandIndexItem} = await import('./index');

afterEach(() => {
  cleanup();
  collectAnchor.mockClear();
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

it('has a name and an anchor if it does not follow a heading', () => {
  render(
    <CommandEntry id="aqua-install" name="aqua install">
      text
    </CommandEntry>,
  );
  expect(screen.getByRole('region', {name: 'aqua install'}).id).toBe('aqua-install');
  expect(collectAnchor).toHaveBeenCalledWith('aqua-install');
});

it('has neither if it follows a heading', () => {
  render(<CommandEntry>text</CommandEntry>);
  expect(screen.queryByRole('region')).toBeNull();
  expect(collectAnchor).not.toHaveBeenCalled();
});
