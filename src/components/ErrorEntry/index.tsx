import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What the log calls each level. */
const NAMES = {error: 'Error', warning: 'Warning', info: 'Information'} as const;

/** An error or a warning: the text as it is printed, then its cause and its fix. */
export default function ErrorEntry({
  id,
  level,
  children,
}: {
  id: string;
  level: keyof typeof NAMES;
  children: ReactNode;
}) {
  useBrokenLinks().collectAnchor(id);
  return (
    // Without a name of its own it is no landmark: two hundred of them on a page would lead nowhere.
    <section id={id} className={styles.entry}>
      <p className={styles.level}>
        <a href={`#${id}`}>{NAMES[level]}</a>
      </p>
      {children}
    </section>
  );
}
