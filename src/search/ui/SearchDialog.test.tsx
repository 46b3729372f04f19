// @vitest-environment jsdom
import {act, fireEvent, render, screen} from '@testing-library/react';
import {type ReactNode, useImperativeHandle, useLayoutEffect} from 'react';
import {beforeEach, expect, it, vi} from 'vitest';
import type {PanelProps} from './Panel';

/** The keys that reach the results, and whether the first result was opened. */
const pressed: string[] = [];
const opened = vi.fn();

function Panel({keys, query, onState}: PanelProps) {
  useImperativeHandle(keys, () => ({key}) => {
    pressed.push(key);
  });
  const activeId = query ? 'first' : undefined;
  useLayoutEffect(() => onState({status: 'idle', activeId}), [onState, activeId]);
  return (
    <button type="button" id="first" onClick={opened}>
      First
    </button>
  );
}

let load: () => void;
vi.mock('@docusaurus/ErrorBoundary', () => ({
  default: ({children}: {children: ReactNode}) => children,
}));
vi.mock('./loadPanel', () => ({
  loadPanel: () =>
    new Promise((resolve) => {
      load = () => resolve({default: Panel});
    }),
}));

const {SearchDialog} = await import('./SearchDialog');

beforeEach(() => {
  pressed.length = 0;
  opened.mockClear();
  // jsdom lacks it.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

it('leaves keys to the input method while the reader composes a word with it', async () => {
  render(<SearchDialog initialQuery="かん" onClosed={() => {}} />);
  const field = screen.getByRole('combobox');
  // Confirms the word.
  fireEvent.keyDown(field, {key: 'Enter', isComposing: true});
  await act(async () => load());
  expect(opened).not.toHaveBeenCalled();
  // Chooses another word.
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape']) {
    expect(fireEvent.keyDown(field, {key, isComposing: true}), key).toBe(true);
  }
  expect(pressed).toEqual([]);
  fireEvent.keyDown(field, {key: 'ArrowDown'});
  expect(pressed).toEqual(['ArrowDown']);
});

it('opens the first result if Enter was pressed before there was one', async () => {
  render(<SearchDialog initialQuery="install" onClosed={() => {}} />);
  fireEvent.keyDown(screen.getByRole('combobox'), {key: 'Enter'});
  await act(async () => load());
  expect(opened).toHaveBeenCalledTimes(1);
});
