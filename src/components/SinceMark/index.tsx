import styles from './styles.module.css';

/** The release that added a field, a flag, or a feature. */
export default function SinceMark({version}: {version: string}) {
  return <span className={styles.since}>since {version}</span>;
}
