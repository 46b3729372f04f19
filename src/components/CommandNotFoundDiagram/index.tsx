import {Arrow, Box, beside, column, Diagram} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

const QUESTION = {w: 226, h: 56};

/** Questions about the command, in the order of the list on the page, each with the remedy if the answer is no. */
const QUESTIONS = column(117, 4, 32, [
  {...QUESTION, lines: ['Is aqua’s bin', 'directory in PATH?'], remedy: ['add it to PATH']},
  {
    ...QUESTION,
    lines: ['Does an aqua.yaml', 'here declare the package?'],
    remedy: ['add the package, or', 'go to the project'],
  },
  {...QUESTION, lines: ['Is the platform', 'supported?'], remedy: ['see supported_envs']},
  {
    ...QUESTION,
    lines: ['Does the package have', 'the command you typed?'],
    remedy: ['use the name', 'in files'],
  },
  {...QUESTION, lines: ['Is there a link', 'for the command?'], remedy: ['`aqua install -l`']},
]);

const OTHERWISE = {...QUESTIONS[0], y: 444, h: 52, lines: ['Clear the shell’s', 'cache: hash -r']};

/** Questions that lead to the cause when a shell does not find a command. */
export default function CommandNotFoundDiagram(): ReactNode {
  return (
    <Diagram
      title="Why a command is not found"
      description="Answer these five questions in order. Does PATH contain the bin directory of aqua’s root directory? If not, add the bin directory to PATH. Does an aqua.yaml in this directory or a parent, or a global configuration file, declare the package? If not, add the package or go to the project. Does the package support this platform? If not, see its supported_envs. Does the package have the command that you typed? If not, use a name from the definition’s files field. Does bin contain a link for the command? If not, run aqua install -l. If the answer to all five questions is yes, clear the shell’s cache with hash -r."
      height={500}
    >
      {QUESTIONS.map((question, index) => {
        const remedy = beside(question, 70, {w: 176, h: 56, lines: question.remedy});
        return (
          <g key={question.y}>
            <Box {...question} shape="cut" tone="accent" small />
            <Arrow from={question} to={remedy} label="no" />
            <Box {...remedy} tone="good" small />
            <Arrow from={question} to={QUESTIONS[index + 1] ?? OTHERWISE} label="yes" />
          </g>
        );
      })}
      <Box {...OTHERWISE} small />
    </Diagram>
  );
}
