import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A list of facts, such as fields, flags, or variables. `label` is its name for screen readers. */
export default function FactList({
  label,
  ordered = false,
  children,
}: {
  label: string;
  ordered?: boolean;
  children: ReactNode;
}) {
  return (
    <dl aria-label={label} className={clsx(styles.list, ordered && styles.ordered)}>
      {children}
    </dl>
  );
}

/** One fact: its name, which is a link to itself, and its description. */
export function FactItem({
  id,
  name,
  required = false,
  hidden = false,
  deprecated = false,
  since,
  children,
}: {
  id: string;
  name: string;
  required?: boolean;
  hidden?: boolean;
  deprecated?: boolean;
  since?: string;
  children: ReactNode;
}) {
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className={styles.item}>
      <dt className={styles.name}>
        <a href={`#${id}`}>
          <code>{name}</code>
        </a>
        {required && <span className={styles.mark}>required</span>}
        {hidden && <span className={styles.mark}>hidden</span>}
        {deprecated && <span className={styles.mark}>deprecated</span>}
        {since && <SinceMark version={since} />}
      </dt>
      <dd className={styles.body}>{children}</dd>
    </div>
  );
}

/** The line of labels and values below a name. */
export function FactMeta({children}: {children: ReactNode}) {
  return <div className={styles.meta}>{children}</div>;
}

/** A label and its value. */
export function FactPair({label, children}: {label: string; children: ReactNode}) {
  return (
    <span className={styles.pair}>
      <span className={styles.label}>{label}:</span> {children}
    </span>
  );
}

/** Details that only some readers need: folded at first. They unfold without a script. */
export function FactDetails({summary, children}: {summary: string; children: ReactNode}) {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

/**
 * One fact under a heading, which is the first of `children`.
 *
 * @public imported by the expansion of the tag `<Fields as="headings" />`
 */
export function FactSection({children}: {children: ReactNode}) {
  return <section className={styles.section}>{children}</section>;
}

/**
 * The release that added a feature.
 *
 * @public imported by the expansion of the tag `<Since />`
 */
export function SinceMark({version}: {version: string}) {
  return <span className={styles.since}>since {version}</span>;
}

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
 * The reference of one command.
 *
 * @public imported by the expansion of the tag `<Commands />`
 */
export function CommandEntry({children}: {children: ReactNode}) {
  return <div className={styles.entry}>{children}</div>;
}
