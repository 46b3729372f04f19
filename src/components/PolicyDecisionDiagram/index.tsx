import {Arrow, Box, Diagram} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

/** How aqua decides whether a package may be installed and run. */
export default function PolicyDecisionDiagram(): ReactNode {
  return (
    <Diagram
      title="Does a policy allow this package?"
      description="aqua collects the policies that apply: the files in AQUA_POLICY_CONFIG, and the aqua-policy.yaml in the root of the Git repository if you allowed it and it has not changed since. If there is no policy, aqua installs and runs packages of the Standard Registry, and refuses all others. If there is at least one policy, aqua installs and runs the packages that one of them lists, and refuses all others, including those of the Standard Registry."
      height={392}
    >
      <Box
        x={70}
        y={4}
        w={340}
        h={72}
        small
        lines={[
          'Collect the policies that apply:',
          '`AQUA_POLICY_CONFIG`',
          'and the file you allowed in the Git root',
        ]}
      />
      <Arrow
        points={[
          [240, 76],
          [240, 106],
        ]}
      />
      <Box x={140} y={106} w={200} h={48} shape="cut" tone="accent" lines={['Is there one?']} />
      <Arrow
        points={[
          [180, 154],
          [130, 196],
        ]}
        label="no"
        labelAt={[124, 172]}
      />
      <Arrow
        points={[
          [300, 154],
          [350, 196],
        ]}
        label="yes"
        labelAt={[350, 166]}
      />
      <Box
        x={8}
        y={196}
        w={216}
        h={56}
        shape="cut"
        tone="accent"
        lines={['Is it from the', 'Standard Registry?']}
      />
      <Box
        x={256}
        y={196}
        w={216}
        h={56}
        shape="cut"
        tone="accent"
        lines={['Does a policy', 'list the package?']}
      />
      <Arrow
        points={[
          [80, 252],
          [80, 330],
        ]}
        label="yes"
        labelAt={[48, 290]}
      />
      <Arrow
        points={[
          [150, 252],
          [290, 330],
        ]}
        label="no"
        labelAt={[150, 284]}
      />
      <Arrow
        points={[
          [330, 252],
          [190, 330],
        ]}
        label="yes"
        labelAt={[304, 284]}
      />
      <Arrow
        points={[
          [400, 252],
          [400, 330],
        ]}
        label="no"
      />
      <Box x={8} y={330} w={216} h={52} tone="good" lines={['aqua installs and runs it']} />
      <Box
        x={256}
        y={330}
        w={216}
        h={52}
        tone="bad"
        small
        lines={['Refused with', "`this package isn't allowed`"]}
      />
    </Diagram>
  );
}
