import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The frame of the tables that `<Definition name="…" />` shows (see `plugins/definitions`). On narrow
 * screens each row turns into a block, with the column's title before each value.
 */
export default function ResolvedDefinition({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.tables}>{children}</div>;
}
