import {Arrow, Box, Diagram, Label} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

/** The gates between a release and the reader's shell, in the order aqua passes them. */
const GATES: readonly {name: string; question: string; x: number; y: number}[] = [
  {name: 'Policy', question: 'Is this package allowed here?', x: 10, y: 88},
  {name: 'Attestation', question: 'Built by the expected workflow?', x: 10, y: 166},
  {name: 'Cosign, SLSA', question: 'Signed by the publisher?', x: 10, y: 244},
  {name: 'minisign', question: 'Signed with the known key?', x: 10, y: 322},
  {name: 'Checksum', question: 'Same checksum as recorded?', x: 10, y: 400},
];

/** The chain of checks between a release on the internet and a command in the shell. */
export function SecurityChain(): ReactNode {
  return (
    <Diagram
      title="What aqua can verify before a tool runs"
      description="A release passes up to five gates on its way to your shell. The policy always applies. The GitHub artifact attestation, Cosign and SLSA provenance, and minisign apply if the package definition describes them. The checksum applies if checksum verification is on. If a gate fails, the installation stops and nothing runs."
      height={530}
    >
      <Box x={10} y={10} w={290} h={48} lines={['A release on the internet']} shape="round" />
      {GATES.map(({name, question, x, y}) => (
        <g key={name}>
          <Arrow
            points={[
              [155, y - 30],
              [155, y],
            ]}
          />
          <Box x={x} y={y} w={290} h={48} lines={[name, question]} tone="accent" small />
          <Arrow
            points={[
              [300, y + 24],
              [360, y + 24],
            ]}
            tone="bad"
            dashed
          />
        </g>
      ))}
      <Label x={330} y={76} lines={['no']} small />
      <Box
        x={362}
        y={88}
        w={108}
        h={360}
        lines={['aqua stops.', '', 'Nothing', 'runs.']}
        tone="bad"
      />
      <Arrow
        points={[
          [155, 448],
          [155, 478],
        ]}
      />
      <Box x={10} y={478} w={290} h={44} lines={['Your shell']} tone="good" shape="round" />
    </Diagram>
  );
}
