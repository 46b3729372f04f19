import {Arrow, Box, column, Diagram, Label, type Rect, row} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

/** The programs that successively replace each other in one process. */
const PROGRAMS = row(2, 26, 25, [
  {w: 100, h: 36, lines: ['shell']},
  {w: 100, h: 36, lines: ['aqua-proxy']},
  {w: 100, h: 36, lines: ['aqua']},
  {w: 100, h: 36, lines: ['tool']},
]);

const [SHELL, PROXY, AQUA, TOOL] = PROGRAMS;

/** Where the lifeline of a program is, between `TOP` and `BOTTOM`. */
const lifeline = ({x, w}: Rect) => x + w / 2;
const TOP = 52;
const BOTTOM = 400;

/** A line from one lifeline to another at the height `y`. */
const across = (from: Rect, to: Rect, y: number) =>
  [
    [lifeline(from), y],
    [lifeline(to), y],
  ] as const;

/** What aqua does before it runs the tool. */
const STEPS = column(lifeline(AQUA), 146, 8, [
  {w: 208, h: 30, lines: ['which version applies here?']},
  {w: 208, h: 30, lines: ['is the package allowed?']},
  {w: 208, h: 48, lines: ['if not installed yet:', 'download, verify, unpack'], tone: 'muted'},
]);

/** The sequence from the typed command to the running tool. */
export function LazyInstallDiagram(): ReactNode {
  return (
    <Diagram
      title="From the shell to the tool"
      description="The shell runs the link in the bin directory. The link points to aqua-proxy, which runs aqua exec with the name of the command. aqua reads the configuration files for the current directory and checks the policy. If the version is not installed yet, aqua downloads, verifies, and unpacks it. Then aqua runs the tool, which writes to the terminal and exits with its own status. On Linux and macOS, aqua-proxy, aqua, and the tool run one after the other in one process."
      height={420}
    >
      {PROGRAMS.map((program) => (
        <g key={program.x}>
          <Box {...program} tone="accent" small />
          <path
            d={`M${lifeline(program)} ${TOP}V${BOTTOM}`}
            stroke="var(--site-line-strong)"
            strokeDasharray="3 4"
            fill="none"
          />
        </g>
      ))}
      <Arrow points={across(SHELL, PROXY, 84)} label="bin/jq" />
      <Arrow points={across(PROXY, AQUA, 120)} label="aqua exec -- jq" />
      {STEPS.map((step) => (
        <Box key={step.y} {...step} small />
      ))}
      <Arrow points={across(AQUA, TOOL, 300)} label="jq, arguments" />
      <Arrow points={across(TOOL, SHELL, 345)} dashed label="output and exit status" />
      <Label x={240} y={385} lines={['Linux and macOS: one process throughout']} small />
    </Diagram>
  );
}
