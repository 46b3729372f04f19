import {getErrorCausalChain} from '@docusaurus/utils-common';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

/**
 * Shown if the layout crashes, or a page outside of it. For errors within the layout, the theme's
 * ErrorPageContent is shown. Ejected: the original contains the layout, which would be part of the main script.
 */
export default function ThemeError({error, tryAgain}: Props): ReactNode {
  const messages = getErrorCausalChain(error).map(({message}) => message);
  return (
    <main className="container margin-vert--xl">
      <h1>This page crashed.</h1>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
      <p style={{whiteSpace: 'pre-wrap'}}>{messages.join('\n\nCause:\n')}</p>
    </main>
  );
}
