import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The container of the tables of `<Definition name="…" />`, `<FieldMatrix … />`, and of indexes (see
 * `plugins/definitions` and `plugins/facts/tags`). On narrow screens, each row becomes a block with the
 * title of the column before each value.
 */
export default function ResolvedDefinition({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.tables}>{children}</div>;
}
