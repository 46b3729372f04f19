import {Arrow, Box, Diagram} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

interface Question {
  readonly y: number;
  readonly lines: readonly string[];
  readonly remedy: readonly string[];
}

const QUESTIONS: readonly Question[] = [
  {y: 4, lines: ['Is `bin` of the root', 'directory in PATH?'], remedy: ['add it to PATH']},
  {
    y: 92,
    lines: ['Is there a link', 'for the command?'],
    remedy: ['`aqua install -l`', 'then hash -r'],
  },
  {
    y: 180,
    lines: ['Does an aqua.yaml', 'here have it?'],
    remedy: ['add the package, or', 'change the directory'],
  },
  {y: 268, lines: ['Is the platform', 'supported?'], remedy: ['see supported_envs']},
];

/** Questions that lead to the cause when a command is not found, the most likely first. */
export default function CommandNotFoundDiagram(): ReactNode {
  return (
    <Diagram
      title="A command is not found: four questions"
      description="Check in this order. Is bin of the root directory in PATH? If not, add it. Does bin contain a link for the command? If not, run aqua install -l, and then hash -r. Does the aqua.yaml of this directory or of a parent, or a global configuration file, have the package? If not, add the package or change the directory. Does the package support this platform? If not, see its supported_envs. If the answer to all four questions is yes, the command has another name."
      height={420}
    >
      {QUESTIONS.map(({y, lines, remedy}, index) => (
        <g key={y}>
          <Box x={4} y={y} w={226} h={56} shape="cut" tone="accent" small lines={lines} />
          <Arrow
            points={[
              [230, y + 28],
              [300, y + 28],
            ]}
            label="no"
            labelAt={[262, y + 18]}
            labelAnchor="middle"
          />
          <Box x={300} y={y} w={176} h={56} tone="good" small lines={remedy} />
          <Arrow
            points={[
              [117, y + 56],
              [117, QUESTIONS[index + 1]?.y ?? 360],
            ]}
            label="yes"
          />
        </g>
      ))}
      <Box x={4} y={360} w={226} h={52} small lines={['The command has', 'another name']} />
    </Diagram>
  );
}
