import {Arrow, Box, beside, column, Diagram, Label, row} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

/** The two stages, with room for their titles above. */
const [FIRST, FINAL] = row(4, 178, 32, [
  {w: 220, h: 296},
  {w: 220, h: 296},
]);

const [NEEDED, TOKEN, DOWNLOAD, DIST] = column(FIRST.x + FIRST.w / 2, 46, 24, [
  {w: 188, h: 64, lines: ['curl, aqua, registry', '`aqua.yaml`', '`aqua-checksums.json`']},
  {w: 188, h: 40, lines: ['token (secret mount)']},
  {w: 188, h: 48, lines: ['download for the target,', 'verify, `aqua cp`']},
  {w: 188, h: 44, lines: ['`/dist`']},
]);

const [BASE, USER] = column(FINAL.x + FINAL.w / 2, 46, 24, [
  {w: 188, h: 64, lines: ['base image', 'CA certificates']},
  {w: 188, h: 40, lines: ['an unprivileged user']},
]);
const INSTALLED = beside(DIST, 64, {w: 188, h: 44, lines: ['`/usr/local/bin`']});

/** The contents of each stage of the image build, and what is copied between them. */
export default function ImageBuildDiagram(): ReactNode {
  return (
    <Diagram
      title="The two stages of an image build"
      description="The first stage has the build machine’s architecture. It contains curl, aqua, the registry, aqua.yaml, and aqua-checksums.json, and gets the token from a secret mount. It downloads the tools for the target architecture, verifies them, and copies the executables to /dist. Only the tools in /dist and the CA certificates are copied to the final stage, which contains the base image, the CA certificates, the tools in /usr/local/bin, and an unprivileged user."
      height={330}
    >
      <Box {...FIRST} tone="muted" lines={[]} />
      <Box {...FINAL} tone="accent" lines={[]} />
      <Label x={FIRST.x + FIRST.w / 2} y={14} strong lines={['first stage']} />
      <Label x={FINAL.x + FINAL.w / 2} y={14} strong lines={['the image you ship']} />
      <Box {...NEEDED} small />
      <Box {...TOKEN} small tone="bad" />
      <Arrow from={TOKEN} to={DOWNLOAD} />
      <Box {...DOWNLOAD} small />
      <Arrow from={DOWNLOAD} to={DIST} />
      <Box {...DIST} tone="good" />
      <Arrow from={DIST} to={INSTALLED} tone="good" />
      <Box {...BASE} small />
      <Box {...USER} small />
      <Box {...INSTALLED} tone="good" />
    </Diagram>
  );
}
