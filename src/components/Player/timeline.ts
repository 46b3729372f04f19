/** When a player shows which part of a session. Pure: no DOM and no clock. */

/** A piece of a session's text, in the order of the text. */
export interface Piece {
  /** A typed command, or the output and the prompt between two commands. */
  readonly kind: 'typed' | 'printed';
  readonly text: string;
}

/** At the time `at` (in milliseconds), the first `shown` characters of the session become visible. */
interface Frame {
  readonly at: number;
  readonly shown: number;
}

/** A command of a session: when it starts, and its text. */
interface Chapter {
  readonly at: number;
  readonly command: string;
}

/** When each part of a session becomes visible. */
export interface Timeline {
  readonly frames: readonly Frame[];
  readonly chapters: readonly Chapter[];
  /** How long it takes at normal speed, in milliseconds. */
  readonly duration: number;
}

/** The time for one key, and the maximum time for one command. */
const KEY = 45;
const LONGEST_COMMAND = 1800;
/** Between the last key and the first line of output. */
const ENTER = 450;
/** Between two lines of output. */
const LINE = 130;
/** The pause to read output: the minimum, the time for each character, and the maximum. */
const READ_LEAST = 700;
const READ_CHARACTER = 6;
const READ_MOST = 3000;

/** The step of the slider. The duration of a session is a multiple of it. */
export const STEP = 100;

/**
 * The timeline of a session: commands appear key by key, output line by line; if `still`, for readers who prefer
 * reduced motion, each command together with its output, one second apart.
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
  for (const [index, {kind, text}] of pieces.entries()) {
    const continues = /^\n?> $/.test(pieces[index - 1]?.text ?? '');
    if (kind === 'typed' && !continues) {
      if (still && chapters.length > 0) at += 1000;
      chapters.push({at, command: text});
    }
    if (still) {
      show(text.length);
    } else if (kind === 'typed') {
      const key = Math.min(KEY, LONGEST_COMMAND / text.length);
      for (const character of text) {
        at += key;
        show(character.length);
      }
      at += ENTER;
    } else {
      // Each line with its end.
      for (const line of text.split(/(?<=\n)/)) {
        show(line.length);
        // An unfinished line is the prompt, which appears together with the last line of output.
        if (line.endsWith('\n')) at += LINE;
      }
      // If a command prints nothing, there is only a prompt, which needs no time to read.
      if (text.split('\n').length > 2) {
        at += Math.min(READ_LEAST + text.length * READ_CHARACTER, READ_MOST);
      }
    }
  }
  return {
    // Without those that are replaced at the same time.
    frames: frames.filter((frame, index) => frame.at !== frames[index + 1]?.at),
    chapters,
    duration: Math.ceil(at / STEP) * STEP,
  };
}

/** The number of visible characters at the time `at`. */
export const shownAt = ({frames}: Timeline, at: number): number =>
  frames.findLast((frame) => frame.at <= at)?.shown ?? 0;

/** The number of the command that plays at the time `at`, the first being 0. */
export function chapterAt({chapters}: Timeline, at: number): number {
  return Math.max(
    chapters.findLastIndex((chapter) => chapter.at <= at),
    0,
  );
}

/**
 * When the previous (-1) or the next (1) command starts, seen from the time `at`: the start or the end
 * of the session if there is none.
 */
export function neighbor(line: Timeline, at: number, direction: -1 | 1): number {
  const {chapters, duration} = line;
  return direction < 0
    ? (chapters.findLast((chapter) => chapter.at < at - 500)?.at ?? 0)
    : (chapters.find((chapter) => chapter.at > at)?.at ?? duration);
}
