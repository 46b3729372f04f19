import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The sentence of the announcement and a link to its page. The theme's own takes HTML from the
 * configuration, whose links know neither the base URL nor the broken-link check.
 */
export default function AnnouncementBarContent({className, ...props}: Props): ReactNode {
  const {announcementBar} = useThemeConfig();
  return (
    <div {...props} className={clsx(styles.content, className)}>
      {announcementBar?.content} <Link to="/docs/reference/security/ghtkn">Set up ghtkn</Link>
    </div>
  );
}
