import {Arrow, Box, Diagram, Label} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

/**
 * The three programs that successively replace each other in one process, each with the position of
 * its lifeline.
 */
const PARTS = [
  {name: 'shell', x: 50},
  {name: 'aqua-proxy', x: 175},
  {name: 'aqua', x: 300},
  {name: 'tool', x: 425},
] as const;

const TOP = 52;
const BOTTOM = 400;

/** The sequence from the typed command to the running tool. */
export function LazyInstallDiagram(): ReactNode {
  return (
    <Diagram
      title="From the shell to the tool"
      description="The shell runs the link in the bin directory, which leads to aqua-proxy. aqua-proxy runs aqua exec with the name of the command. aqua reads the configuration files of the current directory and checks the policy. If the version is not installed yet, aqua downloads, verifies, and unpacks it. Then aqua runs the tool, which writes to the terminal and exits with its own status. On Linux and macOS, all of this happens in one process."
      height={420}
    >
      {PARTS.map(({name, x}) => (
        <g key={name}>
          <Box x={x - 50} y={8} w={100} h={36} lines={[name]} tone="accent" small />
          <path
            d={`M${x} ${TOP}V${BOTTOM}`}
            stroke="var(--site-line-strong)"
            strokeDasharray="3 4"
            fill="none"
          />
        </g>
      ))}
      <Arrow
        points={[
          [50, 84],
          [173, 84],
        ]}
        label="bin/jq"
        labelAt={[112, 72]}
        labelAnchor="middle"
      />
      <Arrow
        points={[
          [175, 120],
          [298, 120],
        ]}
        label="aqua exec -- jq"
        labelAt={[237, 108]}
        labelAnchor="middle"
      />
      <Box x={196} y={146} w={208} h={30} lines={['which version applies here?']} small />
      <Box x={196} y={184} w={208} h={30} lines={['is the package allowed?']} small />
      <Box
        x={196}
        y={222}
        w={208}
        h={48}
        lines={['not installed yet:', 'download, verify, unpack']}
        tone="muted"
        small
      />
      <Arrow
        points={[
          [300, 300],
          [423, 300],
        ]}
        label="jq, your arguments"
        labelAt={[362, 288]}
        labelAnchor="middle"
      />
      <Arrow
        points={[
          [425, 345],
          [52, 345],
        ]}
        dashed
        label="output and exit status"
        labelAt={[237, 333]}
        labelAnchor="middle"
      />
      <Label x={237} y={385} lines={['Linux and macOS: one process throughout']} small />
    </Diagram>
  );
}
