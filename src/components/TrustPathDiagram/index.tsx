import {Arrow, Box, column, Diagram, Label} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

const SIZE = {w: 162, h: 40};

/** The places that a tool passes from its build to the reader's shell: who can change each, and what protects it. */
const PLACES = column(
  85,
  4,
  24,
  [
    ['Source and build', 'authors, dependencies, stolen accounts', 'nothing in aqua'],
    [
      'Release assets',
      'anyone who can upload to the release',
      'attestation, signature, provenance',
    ],
    ['Network path', 'mirrors, proxies, DNS', 'TLS, checksum'],
    ['Package definition', 'registry maintainers', 'policy, registry checksum'],
    ['Your repository', 'committers, pull requests', 'policy, your review'],
    ['aqua’s root directory', 'anyone who can write to it, CI caches', 'file permissions'],
  ].map(([place = '', who = '', guard = '']) => ({...SIZE, lines: [place], who, guard})),
);

const SHELL = {...SIZE, x: 4, y: 388, lines: ['Your shell']};

/** The places between a maintainer's build and the reader's shell. */
export default function TrustPathDiagram(): ReactNode {
  return (
    <Diagram
      title="From a publisher’s build to your shell"
      description="Source and build: authors, dependencies, and stolen accounts can change them. Nothing in aqua protects them. Release assets: anyone who can upload to the release can change them. Attestations, signatures, and provenance protect them. Network path: mirrors, proxies, and DNS can change downloads. TLS and checksums protect them. Package definition: registry maintainers can change it. Policies and the registry’s checksum protect it. Your repository: committers and pull requests can change it. Policies and your review protect it. aqua’s root directory: anyone who can write to it, and CI caches, can change it. File permissions protect it."
      height={456}
    >
      {PLACES.map((box, index) => (
        <g key={box.y}>
          <Arrow from={box} to={PLACES[index + 1] ?? SHELL} />
          <Box {...box} small />
          <Label x={178} y={box.y + 11} lines={[box.who]} anchor="start" small />
          <Label x={178} y={box.y + 30} lines={[box.guard]} anchor="start" small strong />
        </g>
      ))}
      <Box {...SHELL} small tone="good" shape="round" />
    </Diagram>
  );
}
