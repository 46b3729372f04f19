import {useToolVersion} from '@site/src/facts/toolVersion';
import type {Props} from '@theme/Footer/Copyright';
import FooterCopyright from '@theme-original/Footer/Copyright';
import type {ReactNode} from 'react';

/** The closing line of the footer, and the release of the tool that the site describes. */
export default function FooterCopyrightWrapper(props: Props): ReactNode {
  const toolVersion = useToolVersion();
  return (
    <>
      <FooterCopyright {...props} />
      <p className="footer__copyright">These pages describe aqua {toolVersion}.</p>
    </>
  );
}
