import {Arrow, Box, Diagram, Label} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

const LAYERS = [
  ['`version_overrides`', 'first entry that is true', 'replaces', 'field by field'],
  ['`format_overrides`', 'first entry for the OS', 'sets', 'the format'],
  ['`overrides`', 'first entry that matches', 'replaces; merges', 'replacements'],
] as const;

/** How aqua computes file names from a package definition, a version, and a platform. */
export default function DefinitionDiagram(): ReactNode {
  return (
    <Diagram
      title="How aqua derives an asset from a package definition"
      description="aqua starts with the fields of the package. The first entry of version_overrides whose constraint is true replaces fields. Then the first entry of format_overrides for the operating system sets the format, and the first entry of overrides that matches the platform replaces fields and merges replacements. If supported_envs contains the platform, aqua renders the templates of the asset or URL, the published checksum file, and the paths of the files. If it does not, aqua builds the package with Go if build is set, and otherwise skips the package without an error."
      height={428}
    >
      <Box x={8} y={8} w={220} h={40} tone="accent" lines={['fields of the package']} />
      {LAYERS.map(([name, which, does, what], index) => (
        <g key={name}>
          <Arrow
            points={[
              [118, 48 + index * 76],
              [118, 74 + index * 76],
            ]}
          />
          <Box x={8} y={74 + index * 76} w={220} h={50} lines={[name, which]} />
          <Label x={244} y={99 + index * 76} lines={[does, what]} anchor="start" small />
        </g>
      ))}
      <Arrow
        points={[
          [118, 276],
          [118, 300],
        ]}
      />
      <Box
        x={8}
        y={300}
        w={220}
        h={50}
        shape="cut"
        lines={['`supported_envs`', 'has the platform?']}
      />
      <Arrow
        points={[
          [228, 325],
          [262, 325],
        ]}
        label="no"
        labelAt={[245, 314]}
        labelAnchor="middle"
      />
      <Box x={262} y={303} w={90} h={44} shape="cut" lines={['`build`', 'set?']} small />
      <Arrow
        points={[
          [352, 325],
          [386, 325],
        ]}
        label="no"
        labelAt={[369, 314]}
        labelAnchor="middle"
      />
      <Box x={386} y={303} w={88} h={44} tone="muted" lines={['skipped,', 'no error']} small />
      <Arrow
        points={[
          [118, 350],
          [118, 376],
        ]}
        label="yes"
      />
      <Box
        x={8}
        y={376}
        w={220}
        h={44}
        tone="good"
        lines={['the templates name', 'the files to download']}
        small
      />
      <Arrow
        points={[
          [307, 347],
          [307, 376],
        ]}
        label="yes"
      />
      <Box x={262} y={376} w={90} h={44} tone="good" lines={['built', 'with Go']} small />
    </Diagram>
  );
}
