import {Arrow, Box, Diagram} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

/** Three ways to get a new version and its checksum into one pull request. */
export default function ChecksumUpdateDiagram(): ReactNode {
  return (
    <Diagram
      title="An update and its checksum"
      description="Renovate or a person changes a version in aqua.yaml. If the new checksum is not in aqua-checksums.json, the installation fails with “checksum is required”. There are three ways to add the checksum: a CI job pushes a commit, self-hosted Renovate runs aqua update-checksum before it commits, or a person runs it on the branch. Then the installation succeeds, and the pull request can be merged."
      height={430}
    >
      <Box
        x={110}
        y={4}
        w={260}
        h={52}
        lines={['Renovate or a person changes', 'a version in `aqua.yaml`']}
      />
      <Arrow
        points={[
          [240, 56],
          [240, 88],
        ]}
      />
      <Box
        x={95}
        y={88}
        w={290}
        h={54}
        shape="cut"
        tone="accent"
        lines={['Is its checksum in', '`aqua-checksums.json`?']}
      />
      <Arrow
        points={[
          [240, 142],
          [240, 178],
        ]}
        label="no"
      />
      <Arrow
        points={[
          [385, 115],
          [462, 115],
          [462, 395],
          [375, 395],
        ]}
        label="yes"
        labelAt={[412, 104]}
        tone="good"
      />
      <Box
        x={105}
        y={178}
        w={270}
        h={48}
        tone="bad"
        lines={['The installation fails:', '`checksum is required`']}
      />
      <Arrow
        points={[
          [160, 226],
          [78, 266],
        ]}
      />
      <Arrow
        points={[
          [230, 226],
          [230, 266],
        ]}
      />
      <Arrow
        points={[
          [310, 226],
          [378, 266],
        ]}
      />
      <Box
        x={4}
        y={266}
        w={144}
        h={62}
        small
        lines={['a CI job pushes', 'a commit that', 'adds it']}
      />
      <Box
        x={158}
        y={266}
        w={144}
        h={62}
        small
        lines={['self-hosted', 'Renovate runs', '`aqua upc --prune`']}
      />
      <Box
        x={312}
        y={266}
        w={138}
        h={62}
        small
        lines={['a person runs', '`aqua upc --prune`', 'on the branch']}
      />
      <Arrow
        points={[
          [78, 328],
          [160, 372],
        ]}
      />
      <Arrow
        points={[
          [230, 328],
          [230, 372],
        ]}
      />
      <Arrow
        points={[
          [378, 328],
          [310, 372],
        ]}
      />
      <Box x={95} y={372} w={280} h={46} tone="good" lines={['The installation succeeds']} />
    </Diagram>
  );
}
