import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The frame of the tables that `<Definition name="…" />` and `<FieldMatrix … />` show (see
 * `plugins/definitions` and `plugins/facts/tags`). On narrow screens each row turns into a block, with
 * the column's title before each value.
 */
export default function ResolvedDefinition({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.tables}>{children}</div>;
}
