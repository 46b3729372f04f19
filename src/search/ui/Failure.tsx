import type {ReactNode} from 'react';
import type {SearchFault} from '../answer';
import {reloadAndReopen} from './reopen';

const HELP: Record<SearchFault, string> = {
  unreachable: 'You might want to check your network connection.',
  missing: 'The site was updated after you opened this page.',
  damaged: 'The search index is damaged.',
};

/** Shows why there are no results, with a button to try again or to reload the page. */
export function Failure({
  fault,
  query,
  onRetry,
  onReload = () => reloadAndReopen(query),
}: {
  fault: SearchFault;
  query: string;
  onRetry: () => void;
  onReload?: () => void;
}): ReactNode {
  if (fault === 'missing' && process.env.NODE_ENV === 'development') return <MissingIndex />;
  return (
    <div className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">{HELP[fault]}</p>
      {fault === 'missing' ? (
        <ReloadButton onReload={onReload} />
      ) : (
        <button type="button" className="DocSearch-Prefill" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}

/** Shows that the results crashed, inside the dialog: the field keeps its text. */
export function Crash({
  error,
  query,
  onRetry,
}: {
  error: Error;
  query: string;
  onRetry: () => void;
}): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <p className="DocSearch-Title">Search crashed.</p>
      <p className="DocSearch-Help">{error.message}</p>
      <button type="button" className="DocSearch-Prefill" onClick={onRetry}>
        Try again
      </button>{' '}
      <ReloadButton onReload={() => reloadAndReopen(query)} />
    </div>
  );
}

/** A button that reloads the page. Search then opens again with the typed query. */
function ReloadButton({onReload}: {onReload: () => void}): ReactNode {
  return (
    <button type="button" className="DocSearch-Prefill" onClick={onReload}>
      Reload the page and search again
    </button>
  );
}

/** Shown by `npm start` if there is no index yet: how to build one. */
function MissingIndex(): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">There is no search index yet</p>
      <p className="DocSearch-Help">
        Run <code>npm run build</code> once to build the index that <code>npm start</code> uses.
      </p>
    </div>
  );
}
