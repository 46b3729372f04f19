import {Arrow, Box, beside, column, Diagram, type Rect, sides} from '@site/src/components/Diagram';
import {Fragment, type ReactNode} from 'react';

/** The size of the boxes in the left column, and of the results to their right. */
const WIDTH = 288;
const RESULT = {w: 138, h: 50};

/** The decisions of aqua: one answer ends with a result, the other leads to the next decision. */
const [RECORDED, REQUIRED, DEFINED, DIGEST, PUBLISHED, WRITTEN] = column(148, 8, 30, [
  {w: WIDTH, h: 50, lines: ['Is the checksum recorded in', '`aqua-checksums.json`?']},
  {w: WIDTH, h: 50, lines: ['Is the setting', '`require_checksum` on?']},
  {w: WIDTH, h: 50, lines: ['Does the definition have', '`checksum`?']},
  {
    w: WIDTH,
    h: 70,
    lines: [
      'Is it a github_release with',
      'an unsigned checksum file,',
      'and does GitHub have a digest?',
    ],
  },
  {w: WIDTH, h: 50, lines: ['verify the signature, if any, and', 'compare with the checksum file']},
  {w: WIDTH, h: 36, lines: ['record in `aqua-checksums.json`']},
]);

const DECISIONS = [
  {box: RECORDED, ends: 'yes', tone: 'good', result: ['compare with', 'the entry']},
  {box: REQUIRED, ends: 'yes', tone: 'bad', result: ['stop: checksum', 'is required']},
  {box: DEFINED, ends: 'no', tone: 'muted', result: ['nothing to', 'compare with']},
  {box: DIGEST, ends: 'yes', tone: 'good', result: ['compare with', 'this digest']},
] as const;

const resultOf = (box: Rect) => beside(box, 34, RESULT);

/** The right side of the last box, and how far from its middle each of two arrows ends there. */
const [END, MIDDLE] = sides(WRITTEN).right;
const APART = 8;

const [DIGEST_X] = sides(resultOf(DIGEST)).bottom;
const [SIDE, DEFINED_Y] = sides(resultOf(DEFINED)).right;

/** The sources of the expected checksum, in the order in which aqua uses them. */
export default function ChecksumSourceDiagram(): ReactNode {
  return (
    <Diagram
      title="Sources of the expected checksum during an installation"
      description={
        'aqua first looks for the download in aqua-checksums.json. If there is an entry, aqua compares the download with the entry. If there is no entry and require_checksum is on, the installation stops. Otherwise, if the package definition has no checksum section, aqua has nothing to compare the download with, and computes the checksum itself. If the definition has a checksum section, three conditions decide: the package is a github_release, the published checksum file is not signed, and GitHub has a SHA-256 digest of the asset. If all three conditions are met, aqua compares the download with this digest. If any of them is not met, aqua downloads the published checksum file, verifies this file’s signature if it has one, and compares the download with the checksum in the file. If aqua gets the checksum from the digest or from the published file, or computes it itself, it then adds an entry with this checksum to aqua-checksums.json, even if the download does not match.'
      }
      height={470}
    >
      {DECISIONS.map(({box, ends, tone, result}, index) => (
        <Fragment key={box.y}>
          <Box {...box} shape="cut" />
          <Arrow from={box} to={resultOf(box)} label={ends} />
          <Box {...resultOf(box)} tone={tone} lines={result} />
          <Arrow
            from={box}
            to={DECISIONS[index + 1]?.box ?? PUBLISHED}
            label={ends === 'yes' ? 'no' : 'yes'}
          />
        </Fragment>
      ))}
      <Box {...PUBLISHED} tone="good" />
      <Arrow from={PUBLISHED} to={WRITTEN} />
      <Box {...WRITTEN} tone="accent" />
      <Arrow
        points={[sides(resultOf(DIGEST)).bottom, [DIGEST_X, MIDDLE - APART], [END, MIDDLE - APART]]}
      />
      <Arrow
        points={[
          [SIDE, DEFINED_Y],
          [SIDE + 6, DEFINED_Y],
          [SIDE + 6, MIDDLE + APART],
          [END, MIDDLE + APART],
        ]}
        dashed
      />
    </Diagram>
  );
}
