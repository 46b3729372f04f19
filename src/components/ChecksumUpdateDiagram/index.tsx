import {Arrow, Box, column, Diagram, row, sides} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

const [CHANGED, RECORDED, FAILS] = column(230, 4, 34, [
  {w: 260, h: 52, lines: ['Renovate or a person changes', 'a version in `aqua.yaml`']},
  {w: 290, h: 54, lines: ['Is its checksum in', '`aqua-checksums.json`?']},
  {w: 270, h: 48, lines: ['The installation fails:', '`checksum is required`']},
]);

const WAYS = row(4, 297, 10, [
  {w: 144, h: 62, lines: ['a CI job pushes', 'a commit that', 'adds it']},
  {w: 144, h: 62, lines: ['self-hosted', 'Renovate runs', '`aqua upc --prune`']},
  {w: 144, h: 62, lines: ['a person runs', '`aqua upc --prune`', 'on the branch']},
]);

const SUCCEEDS = {x: 95, y: 372, w: 270, h: 46, lines: ['The installation succeeds']};

const [END, MIDDLE] = sides(SUCCEEDS).right;
const [START, TOP] = sides(RECORDED).right;

/** Three ways to get a new version and its checksum into one pull request. */
export default function ChecksumUpdateDiagram(): ReactNode {
  return (
    <Diagram
      title="An update and its checksum"
      description="Renovate or a person changes a version in aqua.yaml. If the new checksum is not in aqua-checksums.json, the installation fails with “checksum is required”. There are three ways to add the checksum: a CI job pushes a commit, self-hosted Renovate runs aqua update-checksum before it commits, or a person runs it on the branch. Then the installation succeeds, and the pull request can be merged."
      height={430}
    >
      <Box {...CHANGED} />
      <Arrow from={CHANGED} to={RECORDED} />
      <Box {...RECORDED} shape="cut" tone="accent" />
      <Arrow from={RECORDED} to={FAILS} label="no" />
      <Arrow
        points={[
          [START, TOP],
          [468, TOP],
          [468, MIDDLE],
          [END, MIDDLE],
        ]}
        label="yes"
        tone="good"
      />
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
