import {useToolVersion} from '@site/src/facts/toolVersion';
import NavbarLogo from '@theme-original/Navbar/Logo';
import type {ReactNode} from 'react';

/** The logo, with the release of the tool that these pages describe. */
export default function NavbarLogoWrapper(): ReactNode {
  const toolVersion = useToolVersion();
  return (
    <>
      <NavbarLogo />
      <span className="navbar-version" title="The release of aqua that these pages describe">
        {toolVersion}
      </span>
    </>
  );
}
