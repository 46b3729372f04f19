import {Arrow, Box, column, Diagram, row, sides} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

const [CHANGED, RECORDED, FAILS] = column(150, 4, 34, [
  {w: 260, h: 52, lines: ['Renovate or a person changes', 'a version in `aqua.yaml`']},
  {w: 290, h: 54, lines: ['Is its checksum in', '`aqua-checksums.json`?']},
  {w: 270, h: 48, lines: ['The installation fails:', '`checksum is required`']},
]);

const WAYS = row(2, 297, 10, [
  {w: 148, h: 62, lines: ['a CI job pushes', 'a commit that adds', 'the checksum']},
  {w: 148, h: 62, lines: ['a person runs', '`aqua upc --prune`', 'on the branch']},
]);

const SUCCEEDS = {x: 15, y: 372, w: 270, h: 46, lines: ['The installation succeeds']};

const BEFORE = {
  x: 312,
  y: 178,
  w: 164,
  h: 84,
  lines: ['for example because', 'self-hosted Renovate', 'ran `aqua upc`', 'before its commit'],
};

const START = sides(RECORDED).right;
const {top: ENTRY, bottom: EXIT} = sides(BEFORE);
const END = sides(SUCCEEDS).right;

/** Three ways to get a new version and its checksum into one pull request. */
export default function ChecksumUpdateDiagram(): ReactNode {
  return (
    <Diagram
      title="How a new version gets its checksum"
      description="Renovate or a person changes a version in aqua.yaml. If the new checksum is not in aqua-checksums.json, the installation fails with “checksum is required”. A CI job then pushes a commit that adds the checksum, or a person runs aqua update-checksum on the branch, and the installation succeeds. If the checksum is in the file, for example because self-hosted Renovate ran aqua update-checksum before its commit, the installation succeeds at once."
      height={430}
    >
      <Box {...CHANGED} />
      <Arrow from={CHANGED} to={RECORDED} />
      <Box {...RECORDED} shape="cut" tone="accent" />
      <Arrow from={RECORDED} to={FAILS} label="no" />
      <Arrow points={[START, [ENTRY[0], START[1]], ENTRY]} label="yes" tone="good" />
      <Box {...BEFORE} small />
      <Arrow points={[EXIT, [EXIT[0], END[1]], END]} tone="good" />
      <Box {...FAILS} tone="bad" />
      {WAYS.map((way) => (
        <g key={way.x}>
          <Arrow from={FAILS} to={way} />
          <Box {...way} small />
          <Arrow from={way} to={SUCCEEDS} />
        </g>
      ))}
      <Box {...SUCCEEDS} tone="good" />
    </Diagram>
  );
}
