import {Arrow, Box, Diagram, row} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

const PRIVATE = {x: 130, y: 4, w: 220, h: 48, lines: ['`private: true`']};

const [WITHOUT, WITH] = row(4, 110, 48, [
  {w: 216, h: 52, lines: ['Ask github.com', 'without a token']},
  {w: 208, h: 52, lines: ['Ask api.github.com', 'with a token']},
]);

const TOKEN = {
  x: WITH.x,
  y: 166,
  w: WITH.w,
  h: 92,
  lines: ['The first token found:', '`AQUA_GITHUB_TOKEN`', '`GITHUB_TOKEN`', 'keyring, then ghtkn'],
};

const [REDIRECT, NOT_FOUND] = row(140, 319, 24, [
  {w: 156, h: 46, lines: ['Redirect to', 'a signed URL']},
  {w: 156, h: 46, lines: ['404, as if the file', 'did not exist']},
]);

const DOWNLOADED = {x: 4, y: 374, w: 292, h: 44, lines: ['The file is downloaded']};

/** How aqua fetches a release file: without a token first, then through GitHub's API with one. */
export default function PrivateDownloadDiagram(): ReactNode {
  return (
    <Diagram
      title="How aqua downloads a file from a private repository"
      description="If the package has private: true, aqua requests the file from the GitHub API. Otherwise, it first requests the file from github.com without a token, and downloads it if that works. If the request fails, for example because github.com answers 404 for a private repository, aqua requests the file from the GitHub API. aqua uses the first token that it finds, in this order: AQUA_GITHUB_TOKEN, GITHUB_TOKEN, the keyring, ghtkn. If the token can read the repository, the API redirects to a signed URL that does not need a token, and aqua downloads the file from there. If the token cannot read the repository, the API also answers 404."
      height={424}
    >
      <Box {...PRIVATE} shape="cut" tone="accent" />
      <Arrow from={PRIVATE} to={WITHOUT} label="no" />
      <Arrow from={PRIVATE} to={WITH} label="yes" />
      <Box {...WITHOUT} small />
      <Arrow from={WITHOUT} to={WITH} label="404" />
      <Arrow from={WITHOUT} to={DOWNLOADED} label="200" tone="good" />
      <Box {...WITH} small tone="accent" />
      <Arrow from={WITH} to={TOKEN} />
      <Box {...TOKEN} small />
      <Arrow from={TOKEN} to={REDIRECT} label="can read" />
      <Arrow from={TOKEN} to={NOT_FOUND} label="cannot" />
      <Box {...REDIRECT} small />
      <Box {...NOT_FOUND} small tone="bad" />
      <Arrow from={REDIRECT} to={DOWNLOADED} />
      <Box {...DOWNLOADED} tone="good" />
    </Diagram>
  );
}
