import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const NAMES = {error: 'Error', warning: 'Warning', info: 'Information'} as const;

/** An error or a warning: the literal message, its cause, and its fix. */
export default function ErrorEntry({
  id,
  level,
  text,
  className,
  children,
}: {
  id: string;
  level: keyof typeof NAMES;
  /** The literal message, which distinguishes the link of this entry from those of the others. */
  text: string;
  className?: string;
  children: ReactNode;
}) {
  useBrokenLinks().collectAnchor(id);
  return (
    // Without an accessible name, it is not a landmark: a page must not have two hundred landmarks.
    <section id={id} className={clsx(styles.entry, className)}>
      <p className={clsx(styles.level, level === 'error' && styles.error)}>
        <a href={`#${id}`} aria-label={`${NAMES[level]}: ${text}`}>
          {NAMES[level]}
        </a>
      </p>
      {children}
    </section>
  );
}
