import {Arrow, Box, Diagram, Label} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

const STEPS = [
  {y: 4, lines: ['`shop/services/api/aqua.yaml`'], says: ['task v3.48.0', 'provides: task']},
  {y: 84, lines: ['`shop/aqua.yaml`'], says: ['shfmt, task v3.53.1', 'provides: shfmt']},
  {
    y: 164,
    lines: ['global files', '`AQUA_GLOBAL_CONFIG`'],
    says: ['shellcheck', 'provides: shellcheck'],
  },
  {y: 244, lines: ['`PATH`, without aqua’s links'], says: ['anything else', 'provides: deploy']},
] as const;

/** The order in which aqua searches the files of the tutorial's repository for a command. */
export default function ConfigSearchDiagram(): ReactNode {
  return (
    <Diagram
      title="The order in which aqua searches for a command"
      description="You run a command in shop/services/api. aqua first reads shop/services/api/aqua.yaml, which has task v3.48.0 and so provides task. Then it reads shop/aqua.yaml, which has shfmt and task v3.53.1 and provides shfmt. Then it reads the files in AQUA_GLOBAL_CONFIG, which have shellcheck. Then it looks in PATH, without its own directory, and finds deploy. If nothing provides the command, aqua fails with the error: command is not found."
      height={382}
    >
      {STEPS.map(({y, lines, says}) => (
        <g key={y}>
          <Box x={4} y={y} w={270} h={52} tone="accent" lines={[...lines]} />
          <Label x={290} y={y + 26} anchor="start" small lines={[...says]} />
          <Arrow
            points={[
              [139, y + 52],
              [139, y + 80],
            ]}
          />
        </g>
      ))}
      <Box x={4} y={324} w={270} h={52} tone="bad" shape="round" lines={['command is not found']} />
    </Diagram>
  );
}
