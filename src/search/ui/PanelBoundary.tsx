import {Component, type ReactNode} from 'react';
import {ReloadButton} from './Failure';
import {reloadAndReopen} from './reopen';

type Props = {query: string; children: ReactNode};

/**
 * Catches errors of the results inside the dialog: the page behind is not affected, and the field keeps
 * its text.
 */
export class PanelBoundary extends Component<Props, {error: Error | null}> {
  override state: {error: Error | null} = {error: null};

  static getDerivedStateFromError(error: Error): {error: Error} {
    return {error};
  }

  override render(): ReactNode {
    const {error} = this.state;
    const {query, children} = this.props;
    if (!error) return children;
    return (
      <div className="DocSearch-ErrorScreen" role="alert">
        <p className="DocSearch-Title">Search crashed.</p>
        <p className="DocSearch-Help">{error.message}</p>
        <button
          type="button"
          className="DocSearch-Prefill"
          onClick={() => this.setState({error: null})}
        >
          Try again
        </button>{' '}
        <ReloadButton onReload={() => reloadAndReopen(query)} />
      </div>
    );
  }
}
