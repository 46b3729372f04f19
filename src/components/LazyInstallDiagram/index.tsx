import {Arrow, Box, column, Diagram, Label, row} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

/** The programs that successively replace each other in one process. */
const PROGRAMS = row(2, 26, 25, [
  {w: 100, h: 36, lines: ['shell']},
  {w: 100, h: 36, lines: ['aqua-proxy']},
  {w: 100, h: 36, lines: ['aqua']},
  {w: 100, h: 36, lines: ['tool']},
]);

/** Where the lifelines of the programs are, between `TOP` and `BOTTOM`. */
const [SHELL, PROXY, AQUA, TOOL] = PROGRAMS.map(({x, w}) => x + w / 2) as [
  number,
  number,
  number,
  number,
];
const TOP = 52;
const BOTTOM = 400;

/** What aqua does before it runs the tool. */
const STEPS = column(AQUA, 146, 8, [
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
            d={`M${program.x + program.w / 2} ${TOP}V${BOTTOM}`}
            stroke="var(--site-line-strong)"
            strokeDasharray="3 4"
            fill="none"
          />
        </g>
      ))}
      <Arrow
        points={[
          [SHELL, 84],
          [PROXY, 84],
        ]}
        label="bin/jq"
      />
      <Arrow
        points={[
          [PROXY, 120],
          [AQUA, 120],
        ]}
        label="aqua exec -- jq"
      />
      {STEPS.map((step) => (
        <Box key={step.y} {...step} small />
      ))}
      <Arrow
        points={[
          [AQUA, 300],
          [TOOL, 300],
        ]}
        label="jq, arguments"
      />
      <Arrow
        points={[
          [TOOL, 345],
          [SHELL, 345],
        ]}
        dashed
        label="output and exit status"
      />
      <Label x={240} y={385} lines={['Linux and macOS: one process throughout']} small />
    </Diagram>
  );
}
