import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {serveFilters} from './serve';
import styles from './styles.module.css';

/**
 * A field that filters a list on the page. An inline script filters, so that the field works before the
 * app runs (see `plugins/startup/client.ts`). The script changes the page: put the field into
 * `<StaticContent>`, which React does not touch. Without JavaScript, a note replaces the field.
 */
export default function ListFilter({
  label,
  entries,
  hint = 'fewer words',
  children,
}: {
  label: string;
  /** The selector of the entries on the page. */
  entries: string;
  /** What the reader can try if no entry matches. */
  hint?: string;
  /** Text about the field, which is shown only together with it. */
  children?: ReactNode;
}): ReactNode {
  return (
    <>
      <div className={styles.about}>{children}</div>
      <p className={styles.note} data-search="skip">
        The filter requires JavaScript. Without it, search this page with your browser.
      </p>
      <div className={styles.bar} data-search="skip">
        <label>
          {label}
          <input
            type="search"
            className={clsx('site-control', styles.input)}
            autoComplete="off"
            spellCheck={false}
            data-filters={entries}
            data-hint={hint}
            data-search-page={useBaseUrl('/search')}
          />
        </label>
        <p className={styles.count} role="status" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the source of our own function */}
        <script dangerouslySetInnerHTML={{__html: `(${serveFilters})()`}} />
      </div>
    </>
  );
}
