import {Arrow, Box, Diagram} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

/** Where the checksum that a download is compared with comes from, in the order aqua asks. */
export default function ChecksumSourceDiagram(): ReactNode {
  return (
    <Diagram
      title="Where the expected checksum comes from during an installation"
      description={
        'aqua first looks for the download in aqua-checksums.json. If there is an entry, aqua compares the download with it. If there is no entry and require_checksum is on, the installation stops. Otherwise, if the package definition has no checksum section, aqua has nothing to compare the download with. If it has one, the package is a github_release, the published checksum file is not signed, and GitHub has a SHA-256 digest of the asset, aqua compares the download with this digest. If one of these conditions is not met, aqua downloads the published checksum file, verifies its signature if it has one, and compares the download with it. In these last three cases, aqua records the checksum in aqua-checksums.json.'
      }
      height={452}
    >
      <Box
        x={8}
        y={10}
        w={322}
        h={50}
        shape="cut"
        lines={['Is it recorded in', '`aqua-checksums.json`?']}
      />
      <Arrow
        points={[
          [330, 35],
          [364, 35],
        ]}
        label="yes"
        labelAt={[347, 24]}
        labelAnchor="middle"
      />
      <Box x={364} y={12} w={112} h={46} tone="good" lines={['compare with', 'the entry']} small />
      <Arrow
        points={[
          [169, 60],
          [169, 92],
        ]}
        label="no"
      />
      <Box x={8} y={92} w={322} h={50} shape="cut" lines={['Is it on:', '`require_checksum`?']} />
      <Arrow
        points={[
          [330, 117],
          [364, 117],
        ]}
        label="yes"
        labelAt={[347, 106]}
        labelAnchor="middle"
      />
      <Box
        x={364}
        y={94}
        w={112}
        h={46}
        tone="bad"
        lines={['stop: checksum', 'is required']}
        small
      />
      <Arrow
        points={[
          [169, 142],
          [169, 174],
        ]}
        label="no"
      />
      <Box
        x={8}
        y={174}
        w={322}
        h={50}
        shape="cut"
        lines={['Does the definition have', '`checksum`?']}
      />
      <Arrow
        points={[
          [330, 199],
          [364, 199],
        ]}
        label="no"
        labelAt={[347, 188]}
        labelAnchor="middle"
      />
      <Box
        x={364}
        y={176}
        w={112}
        h={46}
        tone="muted"
        lines={['nothing to', 'compare with']}
        small
      />
      <Arrow
        points={[
          [169, 224],
          [169, 256],
        ]}
        label="yes"
      />
      <Box
        x={8}
        y={256}
        w={322}
        h={62}
        shape="cut"
        lines={['`github_release`, checksum file', 'not signed, and GitHub', 'has a digest?']}
        small
      />
      <Arrow
        points={[
          [330, 287],
          [364, 287],
        ]}
        label="yes"
        labelAt={[347, 276]}
        labelAnchor="middle"
      />
      <Box
        x={364}
        y={264}
        w={112}
        h={46}
        tone="good"
        lines={['compare with', 'this digest']}
        small
      />
      <Arrow
        points={[
          [169, 318],
          [169, 350],
        ]}
        label="no"
      />
      <Box
        x={8}
        y={350}
        w={322}
        h={46}
        tone="good"
        lines={['verify the checksum file’s', 'signature, compare with its line']}
        small
      />
      <Arrow
        points={[
          [169, 396],
          [169, 420],
        ]}
      />
      <Box
        x={8}
        y={420}
        w={322}
        h={26}
        tone="accent"
        lines={['recorded in `aqua-checksums.json`']}
        small
      />
      <Arrow
        points={[
          [420, 310],
          [420, 433],
          [330, 433],
        ]}
      />
      <Arrow
        points={[
          [476, 199],
          [479, 199],
          [479, 440],
          [330, 440],
        ]}
        dashed
      />
    </Diagram>
  );
}
