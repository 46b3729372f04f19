import clsx from 'clsx';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styles from './styles.module.css';
import {type SessionText, textOf, textRange} from './text';
import {chapterAt, neighbor, STEP, shownAt, timeline} from './timeline';

/**
 * The name of the highlight (`::highlight()` in the style sheet) that hides text that was not
 * played yet.
 */
const UNPLAYED = 'player-unplayed';

const SPEEDS = [0.5, 1, 2, 4];

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Calls `changed` when the preference changes. A function of the module, because React subscribes again if it differs. */
function subscribe(changed: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(REDUCED).matches,
    () => true,
  );

/**
 * The text of the session in `figure`: undefined until it is read, null if the browser cannot play
 * it.
 */
function useSessionText(figure: RefObject<HTMLElement | null>): SessionText | null | undefined {
  const [text, setText] = useState<SessionText | null>();
  useEffect(() => {
    const code = figure.current?.querySelector('code');
    // A browser without the CSS Custom Highlight API shows the complete session.
    setText(code && globalThis.CSS?.highlights ? textOf(code) : null);
  }, [figure]);
  return text;
}

/**
 * Visually hides the part of `text` after its first `shown` characters. The hidden part keeps its
 * space.
 */
function useHidden(text: SessionText | null | undefined, shown: number): void {
  useEffect(() => {
    if (!text || shown >= text.length) return;
    const unplayed = CSS.highlights.get(UNPLAYED) ?? new Highlight();
    CSS.highlights.set(UNPLAYED, unplayed);
    const range = textRange(text, shown);
    unplayed.add(range);
    return () => {
      unplayed.delete(range);
    };
  }, [text, shown]);
}

/**
 * Plays the recorded session that it contains (a `<Recording>`): commands and output appear as in a
 * terminal. The session is an ordinary code block, complete from the start, also for screen readers.
 * Playing only hides the text that was not played yet, so the layout does not change. Readers who
 * prefer reduced motion step from command to command.
 */
export default function Player({
  title,
  children,
}: {
  /** The title of the session, which also names the controls. */
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const still = useReducedMotion();
  const text = useSessionText(figure);
  const line = useMemo(() => (text ? timeline(text.pieces, still) : undefined), [text, still]);
  /** The current time in milliseconds; initially the end, where the whole session is visible. */
  const [position, setPosition] = useState(Number.POSITIVE_INFINITY);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);

  const duration = line?.duration ?? 0;
  const at = Math.min(position, duration);
  const ended = at >= duration;
  useHidden(text, line && !ended ? shownAt(line, at) : Number.POSITIVE_INFINITY);

  const running = playing && !ended && !still;
  useEffect(() => {
    if (!running) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      const passed = Math.max(now - last, 0) * speed;
      last = now;
      setPosition((before) => before + passed);
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [running, speed]);

  const seek = (to: number) => {
    // A session that has ended is paused.
    if (ended) setPlaying(false);
    // The end is a separate state, independent of the length.
    setPosition(to >= duration ? Number.POSITIVE_INFINITY : to);
  };
  const toggle = () => {
    if (!line) {
      // If the reader pressed Play before the session was read, it plays as soon as it is read.
      setPosition(0);
      setPlaying(true);
      return;
    }
    if (still) {
      seek(ended ? 0 : neighbor(line, at, 1));
      return;
    }
    if (ended) seek(0);
    setPlaying(!running);
  };
  const restart = () => {
    seek(0);
    setPlaying(true);
  };
  const onSliderKey = (event: KeyboardEvent) => {
    if (!line) return;
    if (event.key === ' ') toggle();
    else if (event.key === 'PageUp') seek(neighbor(line, at, 1));
    else if (event.key === 'PageDown') seek(neighbor(line, at, -1));
    else return;
    event.preventDefault();
  };

  const chapter = line ? chapterAt(line, at) : 0;
  return (
    <figure ref={figure} className={styles.player} aria-label={`Recorded session: ${title}`}>
      <div className={clsx('site-app-only', styles.bar)}>
        {text !== null && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
          <div role="group" aria-label={`Player: ${title}`} className={styles.controls}>
            <button
              type="button"
              className={clsx(
                'site-control',
                styles.button,
                styles.main,
                line && still && styles.still,
              )}
              onClick={toggle}
            >
              {line && still ? (ended ? 'Start over' : 'Next command') : running ? 'Pause' : 'Play'}
            </button>
            {line && !still && (
              <button
                type="button"
                className={clsx('site-control', styles.button)}
                onClick={restart}
              >
                Restart
              </button>
            )}
            {line && (
              <input
                type="range"
                className={styles.position}
                aria-label="Position"
                aria-valuetext={
                  ended
                    ? 'End'
                    : `Command ${chapter + 1} of ${line.chapters.length}: ${line.chapters[chapter]?.command}`
                }
                min={0}
                max={duration}
                step={still ? 1000 : STEP}
                value={at}
                onChange={({target}) => seek(Number(target.value))}
                onKeyDown={onSliderKey}
              />
            )}
            {line && !still && (
              <label className={styles.speed}>
                <span>Speed</span>
                <select
                  aria-label="Speed"
                  className="site-control"
                  value={speed}
                  onChange={({target}) => setSpeed(Number(target.value))}
                >
                  {SPEEDS.map((each) => (
                    <option key={each} value={each}>
                      {each}×
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
        )}
      </div>
      {children}
    </figure>
  );
}
