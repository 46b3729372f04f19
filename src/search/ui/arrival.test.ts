// @vitest-environment jsdom

import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {CONTENT_SHOWN} from '../../events';
import {markArrival} from './arrival';

let highlights: Map<string, unknown[]>;

class HighlightDouble {
  constructor(...ranges: Range[]) {
    // biome-ignore lint/correctness/noConstructorReturn: the test reads the texts
    return ranges.map(String);
  }
}

/** Shows a page, as the app does some time after it has changed the address. */
function show(html: string): void {
  document.body.innerHTML = html;
  document.dispatchEvent(new Event(CONTENT_SHOWN));
}

/** The ids of the marked entries, and the highlighted words. */
const marked = () => [
  ...Array.from(document.querySelectorAll('.search-arrival'), ({id}) => id),
  ...(highlights.get('search-words') ?? []),
];

beforeEach(() => {
  highlights = new Map();
  vi.stubGlobal('CSS', {highlights});
  vi.stubGlobal('Highlight', HighlightDouble);
  Element.prototype.scrollIntoView = vi.fn();
  document.body.innerHTML = '<article id="field"><p>Old checksum</p></article>';
});

afterEach(() => {
  window.dispatchEvent(new KeyboardEvent('keydown', {key: 'a'}));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

it.each(['/new#field', '/new'])('does not mark the previous page on the way to %s', (url) => {
  markArrival(url, ['Checksum']);
  history.pushState(null, '', url);
  document.body.dispatchEvent(new Event(CONTENT_SHOWN, {bubbles: true}));
  expect(marked()).toEqual([]);
  show('<article><p id="field">New checksum</p></article>');
  expect(marked()).toEqual(url === '/new' ? ['checksum'] : ['field', 'checksum']);
});

it.each([
  [['AQUA_ROOT'], ['AQUA_ROOT_DIR']],
  [['root-dir'], ['ROOT_DIR', 'root-dir']],
  [['is-what'], ['is what']],
  [['aqua'], ['AQUA', 'aqua', 'aqua']],
  [['C++', 'é'], ['C++']],
])('marks a word, and a technical name as a whole: %s', (words, expected) => {
  document.body.innerHTML =
    '<article id="field">AQUA_ROOT_DIR is what <code>aqua root-dir</code> prints; aqua, not C++.</article>';
  markArrival('/#field', words);
  document.dispatchEvent(new Event(CONTENT_SHOWN));
  expect(marked()).toEqual(['field', ...expected]);
});

it('keeps an entry in view once, even if other content is loaded later', () => {
  vi.useFakeTimers({toFake: ['requestAnimationFrame']});
  markArrival('/new#field', ['checksum']);
  history.pushState(null, '', '/new#field');
  show('<article><p id="field">checksum</p></article>');
  document.body.dispatchEvent(new Event(CONTENT_SHOWN, {bubbles: true}));
  expect(vi.getTimerCount()).toBe(1);
});

it('moves the focus to the entry, which is focusable until it loses the focus', () => {
  markArrival('/new#field', []);
  history.pushState(null, '', '/new#field');
  show('<article><h2 id="field">checksum</h2><a href="/">Next</a></article>');
  const entry = document.getElementById('field');
  expect(document.activeElement).toBe(entry);
  document.querySelector('a')?.focus();
  expect(entry?.outerHTML).toBe('<h2 id="field" class="search-arrival">checksum</h2>');
});

it('lets a dialog restore the focus to the entry', () => {
  markArrival('/new#field', []);
  history.pushState(null, '', '/new#field');
  show(
    '<article><h2 id="field">checksum</h2></article><dialog open><input></dialog><a href="/">Next</a>',
  );
  const entry = document.getElementById('field');
  document.querySelector('input')?.focus();
  entry?.focus();
  expect(document.activeElement).toBe(entry);
  document.querySelector('a')?.focus();
  expect(entry?.hasAttribute('tabindex')).toBe(false);
});

it('moves the focus to the title of a page, also when Docusaurus moves it to the start after the next key', () => {
  markArrival('/new', []);
  history.pushState(null, '', '/new');
  show(
    `<div role="region"><a href="#__docusaurus_skipToContent_fallback">Skip</a></div><article><h1>Checksum</h1></article>`,
  );
  const title = document.querySelector('h1');
  expect(document.activeElement).toBe(title);
  window.dispatchEvent(new KeyboardEvent('keydown', {key: '/'}));
  const start = document.querySelector('div');
  start?.setAttribute('tabindex', '-1');
  start?.focus();
  start?.removeAttribute('tabindex');
  expect(document.activeElement).toBe(title);
  document.querySelector('a')?.focus();
  expect(document.activeElement?.localName).toBe('a');
});

it('marks an entry whose content is loaded later', () => {
  markArrival('/new#field', ['checksum']);
  history.pushState(null, '', '/new#field');
  show('<article></article>');
  document.body.innerHTML = '<p id="field">checksum</p>';
  document.body.dispatchEvent(new Event(CONTENT_SHOWN, {bubbles: true}));
  expect(marked()).toEqual(['field', 'checksum']);
});

it.each([
  ['the reader types', () => window.dispatchEvent(new KeyboardEvent('keydown', {key: 'a'}))],
  ['another page is shown', () => document.dispatchEvent(new Event(CONTENT_SHOWN))],
  ['the reader chooses another target', () => markArrival('/other', [])],
])('removes the marks when %s', (_, act) => {
  markArrival('/#field', ['checksum']);
  document.dispatchEvent(new Event(CONTENT_SHOWN));
  expect(marked()).toEqual(['field', 'checksum']);
  act();
  expect(marked()).toEqual([]);
});

it.each([
  new Event('wheel'),
  new Event('touchstart'),
  new Event('pointerdown'),
  new KeyboardEvent('keydown', {key: 'PageDown'}),
])(
  'keeps the marks when the reader scrolls, but does not scroll itself any more: $type',
  (event) => {
    vi.useFakeTimers({toFake: ['requestAnimationFrame', 'performance']});
    markArrival('/#field', ['checksum']);
    document.dispatchEvent(new Event(CONTENT_SHOWN));
    window.dispatchEvent(event);
    vi.advanceTimersToNextFrame();
    expect(vi.getTimerCount()).toBe(0);
    expect(marked()).toEqual(['field', 'checksum']);
  },
);

it('marks nothing if the reader goes to another page', () => {
  markArrival('/new#field', ['checksum']);
  document.dispatchEvent(new Event(CONTENT_SHOWN));
  history.pushState(null, '', '/new#field');
  document.dispatchEvent(new Event(CONTENT_SHOWN));
  expect(marked()).toEqual([]);
});

it('keeps the entry in view for a while', () => {
  vi.useFakeTimers({toFake: ['requestAnimationFrame', 'performance']});
  markArrival('/#field', []);
  document.dispatchEvent(new Event(CONTENT_SHOWN));
  vi.advanceTimersByTime(1_000);
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.calls.length).toBeGreaterThan(10);
  vi.advanceTimersByTime(1_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(marked()).toEqual(['field']);
});
