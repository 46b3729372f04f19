import ErrorBoundary from '@docusaurus/ErrorBoundary';
import clsx from 'clsx';
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {SearchError, type SearchFault} from '../answer';
import {queryIn} from '../text/paste';
import {markArrival} from './arrival';
import {Crash, Failure} from './Failure';
import {type Combobox, Field} from './Field';
import {isPlainEnter, isShortcut} from './keys';
import {loadPanel} from './loadPanel';
import type {PanelProps} from './Panel';
import type {SearchState} from './useSearch';
import './dialog.css';

/** The data that the results pass to the dialog. */
export type PanelState = Combobox & Pick<SearchState, 'status'>;

/** The panel below the field: loaded when the dialog opens, and requested again after a failure. */
function usePanel(): {
  Panel: ComponentType<PanelProps> | null;
  fault: SearchFault | null;
  retry: () => void;
} {
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const [fault, setFault] = useState<SearchFault | null>(null);
  const load = useCallback(() => {
    setFault(null);
    loadPanel().then(
      (module) => setPanel(() => module.default),
      (error: unknown) => setFault(error instanceof SearchError ? error.fault : 'unreachable'),
    );
  }, []);
  useEffect(load, [load]);
  return {Panel, fault, retry: load};
}

/**
 * The search dialog: a native modal dialog, so that the browser traps the focus, makes the page
 * inert, and restores the focus. The dialog with its field is shown immediately; the results are a separate chunk.
 *
 * It has the design, the keys, the class names, and the storage keys of DocSearch. The dialog of DocSearch is not used,
 * because its markup cannot be made accessible from outside: it is not a modal dialog with a name, its options
 * contain buttons, and changes are not announced.
 *
 * @param initialQuery the text from which the initial query is taken
 * @param isProposal whether the text is selected, so that the next key replaces it
 * @param isEntered whether Enter was pressed already, so that the first result opens when it is found
 * @param onClosed called when the dialog is closed and the focus is restored
 */
export function SearchDialog({
  initialQuery,
  isProposal = false,
  isEntered = false,
  onClosed,
}: {
  initialQuery: string;
  isProposal?: boolean;
  isEntered?: boolean;
  onClosed: () => void;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const [query, setQuery] = useState(() => queryIn(initialQuery));
  const [{status, ...combobox}, setState] = useState<PanelState>({status: 'idle'});
  const {Panel, fault, retry} = usePanel();
  /** Whether the reader has pressed Enter, and waits for the first result. */
  const isAwaited = useRef(isEntered);

  useLayoutEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
    if (isProposal) field.current?.select();
  }, [isProposal]);

  const close = useCallback(() => dialog.current?.close(), []);
  const follow = useCallback(
    (url: string, words: readonly string[]) => {
      close();
      markArrival(url, words);
    },
    [close],
  );
  const {activeId} = combobox;
  useEffect(() => {
    if (!activeId || !isAwaited.current) return;
    isAwaited.current = false;
    document.getElementById(activeId)?.click();
  }, [activeId]);
  const ask = useCallback((next: string) => {
    isAwaited.current = false;
    setQuery(next);
    field.current?.focus();
  }, []);

  /** Tries something again. The button that was pressed is removed, so the field gets the focus. */
  const again = (retry: () => void) => () => {
    retry();
    field.current?.focus();
  };

  const isStalled = status === 'stalled' || (!Panel && !fault);
  return (
    <dialog
      ref={dialog}
      aria-label="Search"
      className={clsx(
        'DocSearch DocSearch-Modal',
        isStalled && 'DocSearch-Container--Stalled',
        (status === 'error' || fault) && 'DocSearch-Container--Errored',
      )}
      onClose={onClosed}
      onMouseDown={(event) => {
        // A press beside the dialog is a press on its backdrop, whose target is the dialog itself.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onKeyDown={(event) => {
        // The keys of an input method, which choose and confirm a word.
        if (event.nativeEvent.isComposing) return undefined;
        isAwaited.current = !activeId && isPlainEnter(event) && event.target === field.current;
        // In a field of the type "search", browsers clear the field on the first Escape.
        const closes = isShortcut(event) || event.key === 'Escape';
        if (!closes) return keys.current?.(event);
        event.preventDefault();
        return close();
      }}
    >
      <div className="DocSearch-Frame">
        <Field field={field} query={query} combobox={combobox} onQuery={ask} onClose={close} />
        <ErrorBoundary
          fallback={({error, tryAgain}) => <Crash {...{error, query}} onRetry={again(tryAgain)} />}
        >
          {Panel && (
            <Panel
              {...{query, field, keys}}
              onQuery={ask}
              onState={setState}
              onClose={close}
              onFollow={follow}
            />
          )}
          {fault && <Failure fault={fault} query={query} onRetry={again(retry)} />}
        </ErrorBoundary>
        {!Panel && (
          <p className={fault ? 'visually-hidden' : 'DocSearch-Help'} role="status">
            {fault ? 'Unable to fetch results' : 'Loading search…'}
          </p>
        )}
      </div>
    </dialog>
  );
}
