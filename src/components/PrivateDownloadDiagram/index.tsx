import {Arrow, Box, Diagram} from '@site/src/components/Diagram';
import type {ReactNode} from 'react';

/** How aqua fetches a release file: without a token first, then through GitHub's API with one. */
export default function PrivateDownloadDiagram(): ReactNode {
  return (
    <Diagram
      title="How a private download authenticates"
      description="If the package has private: true, aqua requests the file from the GitHub API. Otherwise, it first requests the file from github.com without a token, and downloads it if that works. If github.com answers 404, as it does for a private repository, aqua requests the file from the GitHub API. It uses the first token that it finds: AQUA_GITHUB_TOKEN, GITHUB_TOKEN, the keyring, ghtkn. If the token can read the repository, the API redirects to a signed URL that does not need a token, and aqua downloads the file from there. If not, the API answers 404 too."
      height={424}
    >
      <Box x={130} y={4} w={220} h={48} shape="cut" tone="accent" lines={['`private: true`']} />
      <Arrow
        points={[
          [170, 52],
          [130, 84],
        ]}
        label="no"
        labelAt={[124, 64]}
      />
      <Box x={4} y={84} w={216} h={52} small lines={['Ask github.com', 'without a token']} />
      <Arrow
        points={[
          [310, 52],
          [352, 84],
        ]}
        label="yes"
        labelAt={[346, 64]}
      />
      <Arrow
        points={[
          [220, 110],
          [268, 110],
        ]}
        label="404"
        labelAt={[244, 98]}
        labelAnchor="middle"
      />
      <Box
        x={268}
        y={84}
        w={208}
        h={52}
        small
        tone="accent"
        lines={['Ask api.github.com', 'with a token']}
      />
      <Arrow
        points={[
          [372, 136],
          [372, 166],
        ]}
      />
      <Box
        x={268}
        y={166}
        w={208}
        h={92}
        small
        lines={[
          'The first token found:',
          '`AQUA_GITHUB_TOKEN`',
          '`GITHUB_TOKEN`',
          'keyring, then ghtkn',
        ]}
      />
      <Arrow
        points={[
          [320, 258],
          [250, 296],
        ]}
        label="can read"
        labelAt={[218, 276]}
      />
      <Arrow
        points={[
          [400, 258],
          [400, 296],
        ]}
        label="cannot"
      />
      <Box x={60} y={296} w={232} h={46} small lines={['Redirect to a signed URL']} />
      <Box
        x={320}
        y={296}
        w={156}
        h={46}
        small
        tone="bad"
        lines={['404, as if it', 'did not exist']}
      />
      <Arrow
        points={[
          [160, 342],
          [160, 374],
        ]}
      />
      <Arrow
        points={[
          [30, 136],
          [30, 374],
        ]}
        label="200"
        labelAt={[38, 220]}
        tone="good"
      />
      <Box x={4} y={374} w={288} h={44} tone="good" lines={['The file is downloaded']} />
    </Diagram>
  );
}
