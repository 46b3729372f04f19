import {Arrow, Box, column, Diagram, Label} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

const SIZE = {w: 256, h: 52};

/** Where aqua searches, in this order. */
const PLACES = column(132, 4, 28, [
  {...SIZE, lines: ['`shop/services/api/aqua.yaml`']},
  {...SIZE, lines: ['`shop/aqua.yaml`']},
  {...SIZE, lines: ['files listed in', '`AQUA_GLOBAL_CONFIG`']},
  {...SIZE, lines: ['`PATH`, without aqua’s links']},
]);

const NOT_FOUND = {...PLACES[0], y: 324, lines: ['command is not found']};

/** The order in which aqua searches the files of the tutorial's repository for a command. */
export default function ConfigSearchDiagram({
  inner,
  outer,
}: {
  /** The version of task in the inner directory, and the one in the root of the repository. */
  readonly inner: string;
  readonly outer: string;
}): ReactNode {
  const finds = [
    [`declares: task ${inner}`, 'provides: task'],
    [`declares: shfmt, task ${outer}`, 'provides: shfmt'],
    ['declare: task, shellcheck', 'provide: shellcheck'],
    ['contains: other programs', 'provides: deploy'],
  ];
  return (
    <Diagram
      title="How aqua searches for a command that you run in shop/services/api"
      description={`aqua first reads shop/services/api/aqua.yaml, which declares task ${inner} and therefore provides task. Then aqua reads shop/aqua.yaml, which declares shfmt and task ${outer}, and provides shfmt. Then aqua reads the files listed in AQUA_GLOBAL_CONFIG, which declare task and shellcheck, and provide shellcheck. Then aqua looks in PATH, without its own links, and finds deploy. If nothing provides the command, aqua fails with the error: command is not found.`}
      height={382}
    >
      {PLACES.map((place, index) => (
        <g key={place.y}>
          <Box {...place} tone="accent" />
          <Label
            x={place.x + place.w + 12}
            y={place.y + place.h / 2}
            anchor="start"
            small
            lines={finds[index] ?? []}
          />
          <Arrow from={place} to={PLACES[index + 1] ?? NOT_FOUND} />
        </g>
      ))}
      <Box {...NOT_FOUND} tone="bad" shape="round" />
    </Diagram>
  );
}
