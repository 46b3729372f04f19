import {describe, expect, it} from 'vitest';
import {chapterAt, neighbor, type Piece, shownAt, timeline} from './timeline';

/** `$ ls`, two files, `$ pwd` without output, `$ true`. */
const pieces: Piece[] = [
  {kind: 'printed', text: '$ '},
  {kind: 'typed', text: 'ls'},
  {kind: 'printed', text: '\na\nb\n$ '},
  {kind: 'typed', text: 'pwd'},
  {kind: 'printed', text: '\n$ '},
  {kind: 'typed', text: 'true'},
];
const text = pieces.map((piece) => piece.text).join('');
const line = timeline(pieces);

describe('timeline', () => {
  it('shows more with each frame, and everything at the end', () => {
    line.frames.forEach((frame, index) => {
      const before = line.frames[index - 1];
      if (!before) return;
      expect(frame.at).toBeGreaterThan(before.at);
      expect(frame.shown).toBeGreaterThan(before.shown);
    });
    expect(shownAt(line, 0)).toBe('$ '.length);
    expect(shownAt(line, line.duration)).toBe(text.length);
  });

  it('types a command key by key and prints its output line by line', () => {
    const states = line.frames.map(({shown}) => text.slice(0, shown));
    expect(states.slice(0, 7)).toEqual([
      '$ ',
      '$ l',
      '$ ls',
      '$ ls\n',
      '$ ls\na\n',
      '$ ls\na\nb\n',
      '$ ls\na\nb\n$ ',
    ]);
  });

  it('limits the time for a very long command', () => {
    const {chapters} = timeline([
      {kind: 'typed', text: 'x'.repeat(1000)},
      {kind: 'printed', text: '\n$ '},
      {kind: 'typed', text: 'y'},
    ]);
    expect(chapters[1]?.at).toBeLessThan(3000);
  });

  it('lists each command with its start time', () => {
    expect(line.chapters.map(({command}) => command)).toEqual(['ls', 'pwd', 'true']);
    const [first, second] = line.chapters;
    expect(first?.at).toBe(0);
    expect(text.slice(0, shownAt(line, second?.at ?? 0))).toBe('$ ls\na\nb\n$ ');
  });

  it('treats the lines of a multi-line command as one command', () => {
    const {chapters} = timeline([
      {kind: 'printed', text: '$ '},
      {kind: 'typed', text: 'a \\'},
      {kind: 'printed', text: '\n> '},
      {kind: 'typed', text: 'b'},
    ]);
    expect(chapters).toHaveLength(1);
  });

  it('shows each command with its output at once if the reader prefers reduced motion', () => {
    const still = timeline(pieces, true);
    expect(still.frames.map(({shown}) => text.slice(0, shown))).toEqual([
      '$ ls\na\nb\n$ ',
      '$ ls\na\nb\n$ pwd\n$ ',
      text,
    ]);
    expect(shownAt(still, still.duration)).toBe(text.length);
  });

  it('has the length 0 for an empty session', () => {
    expect(timeline([])).toEqual({frames: [], chapters: [], duration: 0});
  });
});

describe('seeking', () => {
  const starts = line.chapters.map(({at}) => at);

  it('finds the command that is playing', () => {
    expect(starts.map((at) => chapterAt(line, at))).toEqual([0, 1, 2]);
    expect(chapterAt(line, (starts[1] ?? 0) - 1)).toBe(0);
    expect(chapterAt(line, line.duration)).toBe(2);
  });

  it('moves from command to command and stops at both ends', () => {
    expect(neighbor(line, 0, 1)).toBe(starts[1]);
    expect(neighbor(line, starts[2] ?? 0, 1)).toBe(line.duration);
    expect(neighbor(line, line.duration, -1)).toBe(starts[2]);
    expect(neighbor(line, 0, -1)).toBe(0);
  });
});
