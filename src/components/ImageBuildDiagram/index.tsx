import {Arrow, Box, Diagram, Label} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

/** The contents of each stage of the image build, and what is copied between them. */
export default function ImageBuildDiagram(): ReactNode {
  return (
    <Diagram
      title="Two stages of an image"
      description="The first stage has the architecture of the build machine. It contains curl, aqua, the registry, aqua.yaml, and aqua-checksums.json, and gets the token from a secret mount. It downloads the tools for the target architecture, verifies them, and copies the executables to /dist. Only the content of /dist is copied to the final stage, which contains the base image, the executables in /usr/local/bin, and an unprivileged user."
      height={330}
    >
      <Box x={4} y={30} w={220} h={290} tone="muted" lines={[]} />
      <Box x={256} y={30} w={220} h={290} tone="accent" lines={[]} />
      <Label x={114} y={14} strong lines={['first stage']} />
      <Label x={366} y={14} strong lines={['the image you ship']} />
      <Box
        x={20}
        y={46}
        w={188}
        h={64}
        small
        lines={['curl, aqua, registry', '`aqua.yaml`', '`aqua-checksums.json`']}
      />
      <Box x={20} y={122} w={188} h={40} small tone="bad" lines={['token (secret mount)']} />
      <Arrow
        points={[
          [114, 162],
          [114, 190],
        ]}
      />
      <Box
        x={20}
        y={190}
        w={188}
        h={48}
        small
        lines={['download for the target,', 'verify, `aqua cp`']}
      />
      <Arrow
        points={[
          [114, 238],
          [114, 262],
        ]}
      />
      <Box x={20} y={262} w={188} h={44} tone="good" lines={['`/dist`']} />
      <Arrow
        points={[
          [208, 284],
          [272, 284],
        ]}
        tone="good"
      />
      <Box x={272} y={46} w={188} h={64} small lines={['base image']} />
      <Box x={272} y={122} w={188} h={40} small lines={['an unprivileged user']} />
      <Box x={272} y={262} w={188} h={44} tone="good" lines={['`/usr/local/bin`']} />
    </Diagram>
  );
}
