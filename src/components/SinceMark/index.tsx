import styles from './styles.module.css';

/** Says which release brought what it stands at. */
export default function SinceMark({version}: {version: string}) {
  return <span className={styles.since}>since {version}</span>;
}
