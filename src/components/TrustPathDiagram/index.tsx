import {Arrow, Box, column, Diagram, Label} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

/** The places a tool passes from its build to the reader's shell: who can change each, as labels and as sentences. */
const PLACES: readonly {place: string; who: string; guard: string; description?: string}[] = [
  {
    place: 'Source and build',
    who: 'authors, dependencies, stolen accounts',
    guard: 'nothing in aqua',
    description:
      'authors, dependencies, and stolen accounts can change them. Nothing in aqua protects them.',
  },
  {
    place: 'Release assets',
    who: 'anyone who can upload to the release',
    guard: 'attestation, signature, provenance',
    description:
      'anyone who can upload to the release can change them. Attestations, signatures, and provenance protect them.',
  },
  {
    place: 'Network path',
    who: 'mirrors, proxies, DNS',
    guard: 'TLS, checksum',
    description: 'mirrors, proxies, and DNS can change downloads. TLS and checksums protect them.',
  },
  {
    place: 'Package definition',
    who: 'registry maintainers',
    guard: 'policy, registry checksum',
    description:
      'registry maintainers can change it. Policies and the registry’s checksum protect it.',
  },
  {
    place: 'Your repository',
    who: 'committers, pull requests',
    guard: 'policy, your review',
    description: 'committers and pull requests can change it. Policies and your review protect it.',
  },
  {
    place: 'aqua’s root directory',
    who: 'anyone who can write to it, CI caches',
    guard: 'file permissions',
    description:
      'anyone who can write to it, and CI caches, can change it. File permissions protect it.',
  },
  {place: 'Your shell', who: 'you', guard: ''},
];

const BOXES = column(
  85,
  4,
  24,
  PLACES.map((place) => ({...place, w: 162, h: 40})),
);

/** The places between a maintainer's build and the reader's shell. */
export default function TrustPathDiagram(): ReactNode {
  return (
    <Diagram
      title="From a publisher’s build to your shell"
      description={PLACES.filter((each) => each.description)
        .map(({place, description}) => `${place}: ${description}`)
        .join(' ')}
      height={PLACES.length * 64 + 8}
    >
      {BOXES.map((box, index) => {
        const next = BOXES[index + 1];
        return (
          <g key={box.y}>
            {next && <Arrow from={box} to={next} />}
            <Box
              {...box}
              lines={[box.place]}
              small
              tone={next ? 'plain' : 'good'}
              shape={next ? 'box' : 'round'}
            />
            {next && (
              <>
                <Label x={178} y={box.y + 11} lines={[box.who]} anchor="start" small />
                <Label x={178} y={box.y + 30} lines={[box.guard]} anchor="start" small strong />
              </>
            )}
          </g>
        );
      })}
    </Diagram>
  );
}
