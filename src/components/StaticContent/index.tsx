import {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {CONTENT_SHOWN} from '../../events';
import {fetchPage} from './fetchPage';
import {scrollToTarget} from './scrollToTarget';
import {useStaticClicks} from './useStaticClicks';

/**
 * The same object for all renderings, because React writes the HTML again if the object changes.
 */
const KEPT = {__html: ''};

/**
 * The content from the HTML of the page. React does not change it; this component handles its links
 * and buttons.
 */
function KeptContent({id}: {id: string}): ReactNode {
  const onClick = useStaticClicks();
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'kept' | 'loading' | 'filled' | 'failed'>('kept');

  useEffect(() => {
    const own = element.current;
    if (!own || own.firstChild) return;
    setState('loading');
    fetchPage(location.pathname).then(
      (page) => {
        const content = page.getElementById(id);
        setState(content ? 'filled' : 'failed');
        if (!content) return;
        own.innerHTML = content.innerHTML;
        own.dispatchEvent(new Event(CONTENT_SHOWN, {bubbles: true}));
      },
      () => setState('failed'),
    );
  }, [id]);

  // After the loading notice is removed, because each part moves the parts below it.
  useLayoutEffect(() => {
    if (state === 'filled') scrollToTarget();
  }, [state]);

  return (
    <>
      {state === 'loading' && <p role="status">Loading…</p>}
      {state === 'failed' && (
        <p role="alert">
          This part of the page could not be loaded.{' '}
          <button type="button" onClick={() => location.reload()}>
            Reload the page
          </button>
        </p>
      )}
      {/* biome-ignore lint/a11y: handles the clicks on the links and buttons inside */}
      <div
        ref={element}
        id={id}
        onClick={onClick}
        aria-busy={state === 'loading' || undefined}
        data-static-content
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: leaves the HTML of the page as it is
        dangerouslySetInnerHTML={KEPT}
      />
    </>
  );
}

/**
 * Content that is only in the HTML of a page, so that a long list is not sent twice, as HTML and as script:
 * `plugins/static-content` removes `children` from the script. The browser keeps the HTML of the page, or fetches it
 * after a link within the app. Links and copy buttons work in it, components with state do not.
 */
export default function StaticContent({
  id,
  children,
}: {
  /** The id of the element, unique on the page. */
  id: string;
  children?: ReactNode;
}): ReactNode {
  return children === undefined ? (
    <KeptContent id={id} />
  ) : (
    <div id={id} data-static-content>
      {children}
    </div>
  );
}
