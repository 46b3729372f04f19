import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Every command in one list, each with a link to its reference below. */
export function CommandIndex({label, children}: {label: string; children: ReactNode}) {
  return (
    <nav aria-label={label}>
      <ul className={styles.index}>{children}</ul>
    </nav>
  );
}

/** A command of the index: its link, then what it does. */
export function CommandIndexItem({children}: {children: ReactNode}) {
  return <li>{children}</li>;
}

/**
 * The reference of one command. If it does not follow a heading of its own, `id` is its anchor and
 * `name` its accessible name.
 */
export function CommandEntry({
  id,
  name,
  children,
}: {
  id?: string;
  name?: string;
  children: ReactNode;
}) {
  const links = useBrokenLinks();
  if (id === undefined) return <div className={styles.entry}>{children}</div>;
  links.collectAnchor(id);
  return (
    <section id={id} aria-label={name} className={styles.entry}>
      {children}
    </section>
  );
}
