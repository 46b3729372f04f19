// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {highlight} from '../../../plugins/highlight/html';
import CodeBlock from '../../theme/CodeBlock';
import Player from './index';

const SESSION = '$ ls\na\nb\n$ pwd\n/home\n$ true';

/** The ranges that are currently hidden. */
let hidden: Set<StaticRange>;

/** A constructor may return another object. */
class HighlightDouble {
  constructor() {
    // biome-ignore lint/correctness/noConstructorReturn: the test reads this set
    return hidden;
  }
}

class StaticRangeDouble {
  constructor(range: StaticRangeInit) {
    Object.assign(this, range);
  }
}

/** The listeners for changes of the reader's preference. */
const addListener = vi.fn();

/** Adds what jsdom lacks: highlights and media queries. */
function browser({reducedMotion}: {reducedMotion: boolean}) {
  const highlights = new Map<string, Set<StaticRange>>();
  hidden = new Set();
  addListener.mockClear();
  vi.stubGlobal('CSS', {highlights});
  vi.stubGlobal('Highlight', HighlightDouble);
  vi.stubGlobal('StaticRange', StaticRangeDouble);
  vi.stubGlobal('matchMedia', () => ({
    matches: reducedMotion,
    addEventListener: addListener,
    removeEventListener: () => {},
  }));
}

const show = () =>
  render(
    <Player title="Look around">
      <CodeBlock html={highlight(SESSION, 'console')} />
    </Player>,
  );

/** The visible part of the session. */
function visible(): string {
  const [range] = hidden;
  const code = document.querySelector('code');
  if (!range || !code) return SESSION;
  const before = document.createRange();
  before.setStart(code, 0);
  before.setEnd(range.startContainer, range.startOffset);
  return before.toString();
}

beforeEach(() => browser({reducedMotion: false}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the complete session without controls if the browser cannot play it', () => {
  vi.stubGlobal('CSS', {});
  show();
  expect(document.querySelector('code')?.textContent).toBe(SESSION);
  expect(screen.queryByRole('group')).toBeNull();
});

it('initially shows the complete session', () => {
  show();
  expect(visible()).toBe(SESSION);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('End');
});

it('seeks and shows the current command', () => {
  show();
  const slider = screen.getByRole('slider');
  fireEvent.change(slider, {target: {value: '0'}});
  expect(visible()).toBe('$ ');
  fireEvent.keyDown(slider, {key: 'PageUp'});
  expect(visible()).toBe('$ ls\na\nb\n$ ');
  expect(slider.getAttribute('aria-valuetext')).toBe('Command 2 of 3: pwd');
  fireEvent.keyDown(slider, {key: 'PageDown'});
  expect(visible()).toBe('$ ');
});

it('plays and pauses by button and by the space bar', () => {
  show();
  fireEvent.click(screen.getByRole('button', {name: 'Play'}));
  expect(visible()).toBe('$ ');
  fireEvent.keyDown(screen.getByRole('slider'), {key: ' '});
  screen.getByRole('button', {name: 'Play'});
});

it('listens to the preference for reduced motion once, not again for each frame', () => {
  show();
  const slider = screen.getByRole('slider');
  for (const value of ['0', '500']) fireEvent.change(slider, {target: {value}});
  expect(addListener).toHaveBeenCalledTimes(1);
});

it('plays a session that was copied before', async () => {
  vi.stubGlobal('navigator', {clipboard: {writeText: async () => {}}});
  show();
  fireEvent.click(screen.getByRole('button', {name: /Copy/}));
  await screen.findByText('Copied');
  fireEvent.click(screen.getByRole('button', {name: 'Play'}));
  expect(visible()).toBe('$ ');
});

it('steps from command to command if the reader prefers reduced motion', () => {
  browser({reducedMotion: true});
  show();
  expect(screen.queryByRole('button', {name: 'Play'})).toBeNull();
  fireEvent.click(screen.getByRole('button', {name: 'Start over'}));
  expect(visible()).toBe('$ ls\na\nb\n$ ');
  fireEvent.click(screen.getByRole('button', {name: 'Next command'}));
  expect(visible()).toBe('$ ls\na\nb\n$ pwd\n/home\n$ ');
  fireEvent.click(screen.getByRole('button', {name: 'Next command'}));
  expect(visible()).toBe(SESSION);
});

it('does not play on when the reader seeks in a session that has ended', () => {
  show();
  fireEvent.click(screen.getByRole('button', {name: 'Play'}));
  const slider = screen.getByRole('slider') as HTMLInputElement;
  fireEvent.change(slider, {target: {value: slider.max}});
  screen.getByRole('button', {name: 'Play'});
  fireEvent.keyDown(slider, {key: 'PageDown'});
  screen.getByRole('button', {name: 'Play'});
});
