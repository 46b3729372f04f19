import {Arrow, Box, column, Diagram} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

const GATE = {w: 290, h: 48};

const [RELEASE, POLICY, ATTESTATION, SIGNATURE, MINISIGN, CHECKSUM, SHELL] = column(155, 10, 30, [
  {w: 290, h: 48, lines: ['A release on the internet']},
  {...GATE, lines: ['Policy', 'Does a policy allow the package?']},
  {...GATE, lines: ['Attestation', 'Built by the expected workflow?']},
  {
    w: 290,
    h: 62,
    lines: ['Cosign, SLSA', 'Signed by the publisher?', 'Built from the expected source?'],
  },
  {...GATE, lines: ['minisign', 'Signed with the expected key?']},
  {...GATE, lines: ['Checksum', 'Same checksum as recorded?']},
  {w: 290, h: 44, lines: ['Your shell']},
]);

/** The gates between a release and the reader's shell, in the order in which aqua passes them. */
const GATES = [POLICY, ATTESTATION, SIGNATURE, MINISIGN, CHECKSUM];

/** As high as all gates. */
const STOP = {
  x: 362,
  y: POLICY.y,
  w: 108,
  h: CHECKSUM.y + CHECKSUM.h - POLICY.y,
  lines: ['aqua stops.', '', 'Nothing', 'runs.'],
};

/** The chain of checks between a release on the internet and a command in the shell. */
export function SecurityChain(): ReactNode {
  return (
    <Diagram
      title="What aqua can verify before a tool runs"
      description="A release passes up to five gates on its way to your shell. The policy gate applies by default. The gates for the GitHub artifact attestation, for the Cosign signature and SLSA provenance, and for the minisign signature apply if the package definition specifies them. The checksum gate applies if checksum verification is on. If the release does not pass a gate, the installation stops and nothing runs."
      height={544}
    >
      <Box {...RELEASE} shape="round" />
      {GATES.map((gate, index) => (
        <g key={gate.y}>
          <Arrow from={GATES[index - 1] ?? RELEASE} to={gate} />
          <Box {...gate} tone="accent" small />
          <Arrow from={gate} to={STOP} label="no" tone="bad" dashed />
        </g>
      ))}
      <Box {...STOP} tone="bad" />
      <Arrow from={CHECKSUM} to={SHELL} />
      <Box {...SHELL} tone="good" shape="round" />
    </Diagram>
  );
}
