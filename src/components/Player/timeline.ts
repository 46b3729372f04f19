/** When a player shows which part of a session. Pure: no DOM and no clock. */

/** A piece of a session's text, in the order of the text. */
export interface Piece {
  /** What was typed after a prompt, or all that stands between two commands and their prompts. */
  readonly kind: 'typed' | 'printed';
  readonly text: string;
}

/** From the moment `at` (in milliseconds) on, the first `shown` characters of the session show. */
interface Frame {
  readonly at: number;
  readonly shown: number;
}

/** A command of a session: when it starts, and its text. */
interface Chapter {
  readonly at: number;
  readonly command: string;
}

/** What a player plays. */
export interface Timeline {
  readonly frames: readonly Frame[];
  readonly chapters: readonly Chapter[];
  /** How long it takes at normal speed, in milliseconds. */
  readonly duration: number;
}

/** Time for one key, and the most that one command may take. */
const KEY = 45;
const LONGEST_COMMAND = 1800;
/** Between the last key and the first line of the answer. */
const ENTER = 450;
/** Between two lines of an answer. */
const LINE = 130;
/** To read an answer: at least this, and more for each character, up to the most. */
const READ_LEAST = 700;
const READ_CHARACTER = 6;
const READ_MOST = 3000;

/** What a player's slider moves by: the length of a session is a multiple of it. */
export const STEP = 100;

/** `text` cut after each end of a line. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Time to read what was printed. */
const reading = (text: string): number =>
  Math.min(READ_LEAST + text.length * READ_CHARACTER, READ_MOST);

/**
 * The timeline of a session: commands are typed key by key, answers come line by line.
 *
 * @param still Shows each command together with its answer at once, for readers who want no motion:
 *   one frame a command, a second apart.
 */
export function timeline(pieces: readonly Piece[], still = false): Timeline {
  const frames: Frame[] = [];
  const chapters: Chapter[] = [];
  let at = 0;
  let shown = 0;
  const show = (characters: number) => {
    shown += characters;
    frames.push({at, shown});
  };
  pieces.forEach(({kind, text}, index) => {
    if (kind === 'typed') {
      const continues = index > 0 && /^\n?> $/.test(pieces[index - 1]?.text ?? '');
      if (!continues) {
        if (still && chapters.length > 0) at += 1000;
        chapters.push({at, command: text});
      }
      if (still) {
        show(text.length);
        return;
      }
      const key = Math.min(KEY, LONGEST_COMMAND / Math.max(text.length, 1));
      for (const character of text) {
        at += key;
        show(character.length);
      }
      at += ENTER;
      return;
    }
    if (still) {
      show(text.length);
      return;
    }
    for (const line of linesOf(text)) {
      show(line.length);
      // A line without its end is the prompt after the answer, which comes with the last one.
      if (line.endsWith('\n')) at += LINE;
    }
    // What stands between two commands without an answer is a prompt: nothing to read.
    if (text.split('\n').length > 2) at += reading(text);
  });
  return {frames: atOnce(frames), chapters, duration: Math.ceil(at / STEP) * STEP};
}

/** `frames` with the last alone of those at one time. */
const atOnce = (frames: readonly Frame[]): Frame[] =>
  frames.filter(({at}, index) => at !== frames[index + 1]?.at);

/** How many characters show at the time `at`. */
export function shownAt({frames}: Timeline, at: number): number {
  let shown = 0;
  for (const frame of frames) {
    if (frame.at > at) break;
    shown = frame.shown;
  }
  return shown;
}

/** The number of the command that plays at the time `at`, the first being 0. */
export function chapterAt({chapters}: Timeline, at: number): number {
  return Math.max(
    chapters.findLastIndex((chapter) => chapter.at <= at),
    0,
  );
}

/**
 * Where the previous (-1) or the next (1) command starts, seen from the time `at`. Before the first
 * and after the last one are the ends of the session.
 */
export function neighbour(line: Timeline, at: number, direction: -1 | 1): number {
  const {chapters, duration} = line;
  return direction < 0
    ? (chapters.findLast((chapter) => chapter.at < at - 500)?.at ?? 0)
    : (chapters.find((chapter) => chapter.at > at)?.at ?? duration);
}
