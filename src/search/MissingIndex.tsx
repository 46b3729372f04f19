import type {ReactNode} from 'react';

/** Shown by `npm start` where no build has left an index: how to make one. */
export function MissingIndex(): ReactNode {
  return (
    <>
      <p className="DocSearch-Title">There is no search index yet</p>
      <p className="DocSearch-Help">
        Run <code>npm run build</code> once: it makes the index that <code>npm start</code> answers
        with.
      </p>
    </>
  );
}
