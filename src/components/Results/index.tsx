import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The frame of the tables that `<Results name="…" />` becomes at build time (see plugins/results). On
 * narrow screens each row turns into a block of its own, with the column's title before each value.
 */
export default function Results({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.results}>{children}</div>;
}
