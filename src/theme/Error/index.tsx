import {getErrorCausalChain} from '@docusaurus/utils-common';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

/**
 * What shows when the page's frame itself crashes; within the frame the theme's ErrorPageContent
 * does. It stands outside of every provider, so it uses nothing of the theme.
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
