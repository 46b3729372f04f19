import clsx from 'clsx';
import {createContext, type ReactNode, useContext, useId} from 'react';
import {connect, type Point, type Rect} from './layout';
import styles from './styles.module.css';

export {beside, column, type Rect, row, sides} from './layout';

/** The meaning of a box or an arrow, which determines its colors. The default is `plain`. */
type Tone = 'plain' | 'accent' | 'good' | 'bad' | 'muted';

/** Width of every view box in its own units: small enough that a phone can read it. */
const WIDTH = 480;

const LINE_HEIGHT = 19;

const MarkerId = createContext('');

interface DiagramProps {
  /** A short name of the diagram: its accessible name. */
  readonly title: string;
  /** A description of the whole picture for readers who do not see it. */
  readonly description: string;
  /** Height of the view box in its own units; its width is 480 of them. */
  readonly height: number;
  /** `Box`, `Arrow` and `Label` elements, later ones above earlier ones. */
  readonly children: ReactNode;
}

/** A drawing in the colors of the page, in light and dark mode. */
export function Diagram({title, description, height, children}: DiagramProps): ReactNode {
  const id = useId();
  const marker = `${id}arrow`;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.svg}
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}desc`}
      >
        <title id={`${id}title`}>{title}</title>
        <desc id={`${id}desc`}>{description}</desc>
        <defs>
          <marker
            id={marker}
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="8"
            markerHeight="8"
            orient="auto-start-reverse"
          >
            <path className={styles.head} d="M0 1 10 5 0 9z" />
          </marker>
        </defs>
        <MarkerId.Provider value={marker}>{children}</MarkerId.Provider>
      </svg>
    </figure>
  );
}

interface TextProps {
  readonly x: number;
  readonly y: number;
  /** The lines of the text. A line that starts with a backquote is shown as code. */
  readonly lines: readonly string[];
  /** Where `x` is: at the start or the middle of the text. */
  readonly anchor?: 'start' | 'middle';
  readonly small?: boolean;
  readonly strong?: boolean;
}

/** Text of one or more lines, vertically centered on `y`. */
export function Label({x, y, lines, anchor = 'middle', small, strong}: TextProps): ReactNode {
  const height = small ? LINE_HEIGHT - 3 : LINE_HEIGHT;
  const first = y - ((lines.length - 1) * height) / 2;
  return (
    <text
      className={clsx(styles.text, small && styles.small, strong && styles.strong)}
      textAnchor={anchor}
      dominantBaseline="central"
    >
      {lines.map((line, index) => (
        <tspan
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a label never move
          key={index}
          x={x}
          y={first + index * height}
          className={line.startsWith('`') ? styles.code : undefined}
        >
          {line.replaceAll('`', '')}
        </tspan>
      ))}
    </text>
  );
}

interface BoxProps extends Rect {
  readonly lines: readonly string[];
  readonly tone?: Tone;
  /** `round` for a start or an end, `cut` for a decision. */
  readonly shape?: 'box' | 'round' | 'cut';
  readonly small?: boolean;
}

/** The outline of a decision: a box whose left and right sides come to a point. */
const cut = (x: number, y: number, w: number, h: number) =>
  `M${x + 14} ${y}H${x + w - 14}L${x + w} ${y + h / 2} ${x + w - 14} ${y + h}H${x + 14}L${x} ${y + h / 2}z`;

/** A step, an object, or a decision, with centered text. */
export function Box({
  x,
  y,
  w,
  h,
  lines,
  tone = 'plain',
  shape = 'box',
  small,
}: BoxProps): ReactNode {
  const className = clsx(styles.box, styles[tone]);
  return (
    <g>
      {shape === 'cut' ? (
        <path className={className} d={cut(x, y, w, h)} />
      ) : (
        <rect
          className={className}
          x={x}
          y={y}
          width={w}
          height={h}
          rx={shape === 'round' ? h / 2 : 6}
        />
      )}
      <Label x={x + w / 2} y={y + h / 2} lines={lines} small={small} />
    </g>
  );
}

interface ArrowStyle {
  /** Above a horizontal line, to the right of any other line. */
  readonly label?: string;
  /** Drawn dashed: an answer, or something that happens only sometimes. */
  readonly dashed?: boolean;
  readonly tone?: Tone;
}

/** Two boxes, or the corners of the line from its start to its tip. */
type ArrowProps = ArrowStyle &
  (
    | {readonly from: Rect; readonly to: Rect}
    | {readonly points: readonly [Point, Point, ...Point[]]}
  );

function ArrowLabel({from, to, text}: {from: Point; to: Point; text: string}): ReactNode {
  const isHorizontal = from[1] === to[1];
  const isSlanted = !isHorizontal && from[0] !== to[0];
  // The label of a slanted line is near its start, where lines that cross are still apart.
  const share = isSlanted ? 0.25 : 0.5;
  const x = from[0] + (to[0] - from[0]) * share;
  const y = from[1] + (to[1] - from[1]) * share;
  return isHorizontal ? (
    <Label x={x} y={y - 11} lines={[text]} small />
  ) : (
    <Label x={x + (isSlanted ? 20 : 8)} y={y} lines={[text]} anchor="start" small />
  );
}

/** A line with a tip, from one box to another or through `points`, with an optional label. */
export function Arrow({label, dashed, tone = 'plain', ...line}: ArrowProps): ReactNode {
  const marker = useContext(MarkerId);
  const points = 'points' in line ? line.points : connect(line.from, line.to);
  const [from, to] = points;
  return (
    <g>
      <polyline
        className={clsx(styles.line, dashed && styles.dashed, styles[tone])}
        points={points.map((point) => point.join(',')).join(' ')}
        markerEnd={`url(#${marker})`}
      />
      {label && <ArrowLabel from={from} to={to} text={label} />}
    </g>
  );
}
