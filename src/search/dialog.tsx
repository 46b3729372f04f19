import {useHistory} from '@docusaurus/router';
import {type ReactNode, useEffect, useRef} from 'react';
import {QUERY_LIMIT} from './limits';
import stylesheet from './search.css?asset';

/** Fetches what the first answer needs. */
export async function warmUp(): Promise<void> {
  if (document.querySelector(`link[href="${stylesheet}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = stylesheet;
  document.head.append(link);
}

/** The search dialog. */
export default function SearchDialog({
  initialQuery,
  onClose,
}: {
  initialQuery: string;
  onClose: () => void;
}): ReactNode {
  const history = useHistory();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    warmUp();
    input.current?.focus();
  }, []);
  return (
    <div className="DocSearch DocSearch-Container">
      <div role="dialog" aria-modal="true" aria-label="Search" className="DocSearch-Modal">
        <form
          className="DocSearch-Form"
          onSubmit={(event) => {
            event.preventDefault();
            history.push(`/search?q=${encodeURIComponent(input.current?.value ?? '')}`);
            onClose();
          }}
        >
          <input
            ref={input}
            className="DocSearch-Input"
            type="search"
            aria-label="Search"
            placeholder="Search docs"
            maxLength={QUERY_LIMIT}
            defaultValue={initialQuery}
          />
        </form>
      </div>
    </div>
  );
}
