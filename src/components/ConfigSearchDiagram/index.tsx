import {Arrow, Box, Diagram, Label} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

const STEPS = [
  {y: 4, lines: ['`shop/services/api/aqua.yaml`'], says: ['task v3.48.0', 'answers: task']},
  {y: 84, lines: ['`shop/aqua.yaml`'], says: ['shfmt, task v3.53.1', 'answers: shfmt']},
  {
    y: 164,
    lines: ['global files', '`AQUA_GLOBAL_CONFIG`'],
    says: ['shellcheck', 'answers: shellcheck'],
  },
  {y: 244, lines: ['`PATH`, past aqua’s links'], says: ['anything else', 'answers: deploy']},
] as const;

/** In which order aqua asks the files of the tutorial's repository for a command. */
export default function ConfigSearchDiagram(): ReactNode {
  return (
    <Diagram
      title="Who is asked for a command, in which order"
      description="You are in shop/services/api and call a command. aqua asks shop/services/api/aqua.yaml first; it declares task v3.48.0 and so answers for task. Then it asks shop/aqua.yaml, which declares shfmt and task v3.53.1 and answers for shfmt. Then the files named by AQUA_GLOBAL_CONFIG, which declare shellcheck. Then the rest of PATH, without aqua's own directory, where it finds deploy. If nobody has the command, aqua ends with the error: command is not found."
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
