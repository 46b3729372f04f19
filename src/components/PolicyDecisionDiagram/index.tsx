import {Arrow, Box, column, Diagram, row} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

const [COLLECT, ANY] = column(240, 4, 30, [
  {
    w: 340,
    h: 72,
    lines: [
      'Collect the policies that apply:',
      '`AQUA_POLICY_CONFIG`',
      'and the file you allowed in the repository',
    ],
  },
  {w: 200, h: 48, lines: ['Does a policy apply?']},
]);

const [STANDARD, LISTED] = row(8, 224, 32, [
  {w: 216, h: 56, lines: ['Is the package from', 'the Standard Registry?']},
  {w: 216, h: 56, lines: ['Does a policy', 'list the package?']},
]);

const [RUNS, REFUSED] = row(8, 356, 32, [
  {w: 216, h: 52, lines: ['aqua installs and runs it']},
  {w: 216, h: 52, lines: ['Rejected:', "`this package isn't allowed`"]},
]);

/** How aqua decides whether a package may be installed and run. */
export default function PolicyDecisionDiagram(): ReactNode {
  return (
    <Diagram
      title="How aqua decides whether to allow a package"
      description="aqua first collects the policies that apply. The files in AQUA_POLICY_CONFIG apply. The Git repository’s policy file applies only if you allowed the file and it has not changed since. If no policy applies, aqua installs and runs packages of the Standard Registry, and rejects all others. If at least one policy applies, aqua installs and runs the packages that at least one policy lists, and rejects all others, even if they are from the Standard Registry."
      height={392}
    >
      <Box {...COLLECT} small />
      <Arrow from={COLLECT} to={ANY} />
      <Box {...ANY} shape="cut" tone="accent" />
      <Arrow from={ANY} to={STANDARD} label="no" />
      <Arrow from={ANY} to={LISTED} label="yes" />
      <Box {...STANDARD} shape="cut" tone="accent" />
      <Box {...LISTED} shape="cut" tone="accent" />
      <Arrow from={STANDARD} to={RUNS} label="yes" />
      <Arrow from={STANDARD} to={REFUSED} label="no" />
      <Arrow from={LISTED} to={RUNS} label="yes" />
      <Arrow from={LISTED} to={REFUSED} label="no" />
      <Box {...RUNS} tone="good" />
      <Box {...REFUSED} tone="bad" small />
    </Diagram>
  );
}
