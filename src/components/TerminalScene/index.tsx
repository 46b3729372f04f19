import session from '@site/recordings/landing/session.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A line of the scene: what was typed, or what was printed in answer. */
interface Line {
  readonly text: string;
  readonly typed: boolean;
}

/**
 * The lines of a recorded session, in the order they appeared.
 *
 * @param steps What was run, and all that it printed, lines separated by `\n`.
 */
export const linesOf = (
  steps: readonly {readonly command: string; readonly output: string}[],
): Line[] =>
  steps.flatMap(({command, output}) => [
    {text: command, typed: true},
    ...output
      .split('\n')
      .filter((line) => line.trim())
      .map((text) => ({text, typed: false})),
  ]);

/** A line of a log as its message and the `key=value` pairs after it, set apart by weight. */
function LogLine({text}: {readonly text: string}): ReactNode {
  const pairs = text.search(/ program=/);
  if (pairs < 0) return text;
  return (
    <>
      {text.slice(0, pairs)}
      <span className={styles.pairs}>{text.slice(pairs)}</span>
    </>
  );
}

/**
 * A terminal session that the real tool recorded. It is text and complete from the start; lines
 * appear one after another unless the reader wants less motion, and their places are kept.
 */
export function TerminalScene(): ReactNode {
  return (
    <figure className={styles.terminal}>
      <pre className={styles.screen}>
        {linesOf(session.steps).map(({text, typed}, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
            key={index}
            className={clsx(styles.line, typed && styles.typed)}
          >
            {typed && <span className={styles.prompt}>$ </span>}
            {typed ? text : <LogLine text={text} />}
            {'\n'}
          </span>
        ))}
      </pre>
      <figcaption>
        Recorded with the real aqua. The downloads came from a local server instead of GitHub.
      </figcaption>
    </figure>
  );
}
