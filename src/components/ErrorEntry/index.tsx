import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const NAMES = {error: 'Error', warning: 'Warning', info: 'Information'} as const;

/** An error or a warning: the literal message, its cause, and its fix. */
export default function ErrorEntry({
  id,
  level,
  className,
  children,
}: {
  id: string;
  level: keyof typeof NAMES;
  className?: string;
  children: ReactNode;
}) {
  useBrokenLinks().collectAnchor(id);
  return (
    // Without an accessible name, it is not a landmark: a page must not have two hundred landmarks.
    <section id={id} className={clsx(styles.entry, className)}>
      <p className={clsx(styles.level, level === 'error' && styles.error)}>
        <a href={`#${id}`}>{NAMES[level]}</a>
      </p>
      {children}
    </section>
  );
}
