import {Arrow, Box, beside, column, Diagram, Label} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

const WIDTH = 220;

const [FIELDS, VERSION, FORMAT, PLATFORM, SUPPORTED, TEMPLATES] = column(118, 8, 26, [
  {w: WIDTH, h: 40, lines: ['fields of the package']},
  {w: WIDTH, h: 50, lines: ['`version_overrides`', 'first entry that matches']},
  {w: WIDTH, h: 50, lines: ['`format_overrides`', 'first entry for the OS']},
  {w: WIDTH, h: 50, lines: ['`overrides`', 'first entry that matches']},
  {w: WIDTH, h: 50, lines: ['`supported_envs`', 'contains the platform?']},
  {w: WIDTH, h: 44, lines: ['aqua renders', 'the templates']},
]);

/** The overrides, each after the box before it, and what it does. */
const LAYERS = [
  {before: FIELDS, box: VERSION, does: ['replaces', 'field by field']},
  {before: VERSION, box: FORMAT, does: ['sets', 'the format']},
  {before: FORMAT, box: PLATFORM, does: ['replaces; merges', 'replacements']},
];

const BUILD = beside(SUPPORTED, 34, {w: 90, h: 44, lines: ['`build`', 'covers it?']});
const SKIPPED = beside(BUILD, 34, {w: 88, h: 44, lines: ['skipped,', 'no error']});
const BUILT = beside(TEMPLATES, 34, {w: 90, h: 44, lines: ['built', 'with Go']});

/** How aqua computes file names from a package definition, a version, and a platform. */
export default function DefinitionDiagram(): ReactNode {
  return (
    <Diagram
      title="How aqua derives an asset from a package definition"
      description="aqua starts with the fields of the package. If the version_constraint of the package is false, the first entry in version_overrides whose constraint is true replaces the fields that it sets. Then the first entry in format_overrides for the operating system sets the format, and the first entry in overrides that matches the platform replaces the fields that it sets, but merges replacements. If supported_envs contains the platform, aqua renders the templates of the asset or URL, the published checksum file, and the paths of the files. If supported_envs does not contain the platform, aqua builds the package with Go if build covers the platform, and otherwise skips the package without an error."
      height={430}
    >
      <Box {...FIELDS} tone="accent" />
      {LAYERS.map(({before, box, does}) => (
        <g key={box.y}>
          <Arrow from={before} to={box} />
          <Box {...box} />
          <Label x={box.x + box.w + 16} y={box.y + box.h / 2} lines={does} anchor="start" small />
        </g>
      ))}
      <Arrow from={PLATFORM} to={SUPPORTED} />
      <Box {...SUPPORTED} shape="cut" />
      <Arrow from={SUPPORTED} to={BUILD} label="no" />
      <Box {...BUILD} shape="cut" small />
      <Arrow from={BUILD} to={SKIPPED} label="no" />
      <Box {...SKIPPED} tone="muted" small />
      <Arrow from={SUPPORTED} to={TEMPLATES} label="yes" />
      <Box {...TEMPLATES} tone="good" small />
      <Arrow from={BUILD} to={BUILT} label="yes" />
      <Box {...BUILT} tone="good" small />
    </Diagram>
  );
}
