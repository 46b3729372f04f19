import {Arrow, Box, column, Diagram} from '@site/src/components/Diagram';
import {Fragment, type ReactNode} from 'react';

/** The decisions of aqua: one answer ends with a result, the other leads to the next decision. */
const QUESTIONS = column(10, 32, [
  {
    h: 50,
    lines: ['Is it recorded in', '`aqua-checksums.json`?'],
    ends: 'yes',
    tone: 'good',
    result: ['compare with', 'the entry'],
    goesOn: 'no',
  },
  {
    h: 50,
    lines: ['Is it on:', '`require_checksum`?'],
    ends: 'yes',
    tone: 'bad',
    result: ['stop: checksum', 'is required'],
    goesOn: 'no',
  },
  {
    h: 50,
    lines: ['Does the definition have', '`checksum`?'],
    ends: 'no',
    tone: 'muted',
    result: ['nothing to', 'compare with'],
    goesOn: 'yes',
  },
  {
    h: 62,
    lines: ['`github_release`, checksum file', 'not signed, and GitHub', 'has a digest?'],
    small: true,
    ends: 'yes',
    tone: 'good',
    result: ['compare with', 'this digest'],
    goesOn: 'no',
  },
] as const);

/** The sources of the expected checksum, in the order in which aqua uses them. */
export default function ChecksumSourceDiagram(): ReactNode {
  return (
    <Diagram
      title="Where the expected checksum comes from during an installation"
      description={
        'aqua first looks for the download in aqua-checksums.json. If there is an entry, aqua compares the download with it. If there is no entry and require_checksum is on, the installation stops. Otherwise, if the package definition has no checksum section, aqua has nothing to compare the download with. If it has one, the package is a github_release, the published checksum file is not signed, and GitHub has a SHA-256 digest of the asset, aqua compares the download with this digest. If one of these conditions is not met, aqua downloads the published checksum file, verifies its signature if it has one, and compares the download with it. In these last three cases, aqua records the checksum in aqua-checksums.json.'
      }
      height={452}
    >
      {QUESTIONS.map(({y, h, middle, bottom, next, ...question}) => (
        <Fragment key={y}>
          <Box
            x={8}
            y={y}
            w={322}
            h={h}
            shape="cut"
            lines={question.lines}
            small={'small' in question}
          />
          <Arrow
            points={[
              [330, middle],
              [364, middle],
            ]}
            label={question.ends}
            labelAt={[347, middle - 11]}
            labelAnchor="middle"
          />
          <Box
            x={364}
            y={middle - 23}
            w={112}
            h={46}
            tone={question.tone}
            lines={question.result}
            small
          />
          <Arrow
            points={[
              [169, bottom],
              [169, next],
            ]}
            label={question.goesOn}
          />
        </Fragment>
      ))}
      <Box
        x={8}
        y={350}
        w={322}
        h={46}
        tone="good"
        lines={['verify the checksum file’s', 'signature, compare with its line']}
        small
      />
      <Arrow
        points={[
          [169, 396],
          [169, 420],
        ]}
      />
      <Box
        x={8}
        y={420}
        w={322}
        h={26}
        tone="accent"
        lines={['recorded in `aqua-checksums.json`']}
        small
      />
      <Arrow
        points={[
          [420, 310],
          [420, 433],
          [330, 433],
        ]}
      />
      <Arrow
        points={[
          [476, 199],
          [479, 199],
          [479, 440],
          [330, 440],
        ]}
        dashed
      />
    </Diagram>
  );
}
