import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import NavbarLogo from '@theme-original/Navbar/Logo';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The logo, with the release of the tool that these pages describe. */
export default function NavbarLogoWrapper(): ReactNode {
  const {toolVersion} = useDocusaurusContext().siteConfig.customFields ?? {};
  return (
    <>
      <NavbarLogo />
      <span className={styles.version} title="The release of aqua that these pages describe">
        {String(toolVersion)}
      </span>
    </>
  );
}
