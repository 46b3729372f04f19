import clsx from 'clsx';
import type {ReactNode} from 'react';
import {serveFilters} from './serve';
import styles from './styles.module.css';

/**
 * A field that narrows a list of the page to what is typed. Its own script serves it until the app runs
 * (`plugins/startup/client.ts`). That script writes into the page: put the field into `<StaticContent>`,
 * which React leaves alone. Without scripts the field is not shown.
 */
export default function ListFilter({
  label,
  entries,
}: {
  /** What the field is for. */
  label: string;
  /** The entries of the list, as a CSS selector. */
  entries: string;
}): ReactNode {
  return (
    <div className={styles.bar} data-search="skip">
      <label>
        {label}
        <input
          type="search"
          className={clsx('site-control', styles.input)}
          autoComplete="off"
          spellCheck={false}
          data-filters={entries}
        />
      </label>
      <p className={styles.count} role="status" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a function of ours */}
      <script dangerouslySetInnerHTML={{__html: `(${serveFilters})()`}} />
    </div>
  );
}
