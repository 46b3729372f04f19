import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/** What stands in for a page that is loading, after 200 ms, or that failed to load. */
export default function Loading({error, pastDelay, retry}: LoadingComponentProps) {
  if (error) {
    return (
      <div className={styles.error} role="alert">
        <p>This page did not load. Check your network connection, then try again.</p>
        <p>
          <code>{String(error)}</code>
        </p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <div className={styles.loading} role="status">
      Loading…
    </div>
  ) : null;
}
