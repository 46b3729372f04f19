import {Component, type ReactNode} from 'react';
import {ReloadButton} from './Failure';
import {reloadAndReopen} from './reopen';

type Props = {query: string; children: ReactNode};

/**
 * Keeps an error of the results inside the dialog: the page behind stays as it is, and the field keeps
 * what was typed.
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
