// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {highlight} from '../../../plugins/highlight/html';
import Player from './index';

const SESSION = '$ ls\na\nb\n$ pwd\n/home\n$ true';

/** The ranges that are hidden now. */
let hidden: Set<StaticRange>;

/** A constructor may answer with an object of its own. */
class HighlightDouble {
  constructor() {
    // biome-ignore lint/correctness/noConstructorReturn: the test looks into this set
    return hidden;
  }
}

class StaticRangeDouble {
  constructor(range: StaticRangeInit) {
    Object.assign(this, range);
  }
}

/** Gives jsdom what it lacks: highlights, and an answer to media queries. */
function browser({reducedMotion}: {reducedMotion: boolean}) {
  const highlights = new Map<string, Set<StaticRange>>();
  hidden = new Set();
  vi.stubGlobal('CSS', {highlights});
  vi.stubGlobal('Highlight', HighlightDouble);
  vi.stubGlobal('StaticRange', StaticRangeDouble);
  vi.stubGlobal('matchMedia', () => ({
    matches: reducedMotion,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

const show = () =>
  render(
    <Player title="Look around">
      <pre>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as on a page */}
        <code dangerouslySetInnerHTML={{__html: highlight(SESSION, 'console')}} />
      </pre>
    </Player>,
  );

/** The part of the session that shows. */
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

it('shows all of the session, without controls, where it cannot play', () => {
  vi.stubGlobal('CSS', {});
  show();
  expect(document.querySelector('code')?.textContent).toBe(SESSION);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('begins with all of the session', () => {
  show();
  expect(visible()).toBe(SESSION);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('End');
});

it('seeks, and names the command', () => {
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

it('steps from command to command for those who want no motion', () => {
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
