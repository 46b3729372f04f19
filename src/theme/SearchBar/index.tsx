import Head from '@docusaurus/Head';
import {usePluginData} from '@docusaurus/useGlobalData';
import {continueInView} from '@site/src/focus';
import type {SearchData} from '@site/src/search/data';
import {SearchIcon} from '@site/src/search/ui/icons';
import {isShortcut, isSlash} from '@site/src/search/ui/keys';
import {loadPanel} from '@site/src/search/ui/loadPanel';
import {takeReopened} from '@site/src/search/ui/reopen';
import {SearchDialog} from '@site/src/search/ui/SearchDialog';
import {useFilters} from '@site/src/search/ui/useFilters';
import {type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {createPortal, flushSync} from 'react-dom';

/** Fields in which the reader types: not radio buttons, checkboxes, and sliders. */
const TYPING = 'input:not([type=radio],[type=checkbox],[type=range]),select,textarea';

/** Whether the reader types in `target`, so that a slash must not open search. */
function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPING));
}

type Opening = {query: string; isProposal?: boolean; isEntered?: boolean};

/** What the reader typed before the app ran; `source` is the pasted or selected text with its line breaks. */
type EarlySearch = {query: string; source: string; isEntered: boolean};

const withoutSpace = (text: string): string => text.replace(/\s/g, '');

/**
 * The search button, the keys that open search, and the dialog. The search engine loads when the reader
 * is about to search.
 *
 * Ejected: the theme's component loads DocSearch's dialog and styles, and preconnects to Algolia even if
 * the site does not use it.
 */
export default function SearchBar(): ReactNode {
  const data = usePluginData('search') as SearchData;
  const filters = useFilters();
  const button = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const isOpen = opening !== null;

  /** Starts all downloads that the first search needs. If they fail, the dialog tries again, and shows an error. */
  const prepare = () => {
    loadPanel()
      .then(({warmUp}) => warmUp(data, filters))
      .catch(() => undefined);
  };

  const open = useCallback(() => {
    // As in DocSearch, the selected text is proposed.
    const query = window.getSelection()?.toString().trim() ?? '';
    setOpening({query, isProposal: true});
  }, []);

  const onClosed = useCallback(() => {
    setOpening(null);
    // The browser restores the focus. If no element had it, it stays in the dialog.
    if (!document.activeElement?.closest('dialog:not([open])')) return;
    if (!continueInView()) button.current?.focus({preventScroll: true});
  }, []);

  useEffect(() => {
    const query = takeReopened();
    if (query !== null) setOpening({query});
  }, []);

  useEffect(() => {
    // The query that was typed before the app ran (plugins/startup/inline/search.js). Synchronously,
    // because the next key goes to the focused element.
    function onOpenedBefore(event: Event) {
      const {query, source, isEntered} = (event as CustomEvent<EarlySearch>).detail;
      const isWhole = withoutSpace(query) === withoutSpace(source);
      flushSync(() => setOpening({query: isWhole ? source : query, isEntered}));
    }
    document.addEventListener('search:open', onOpenedBefore);
    return () => document.removeEventListener('search:open', onOpenedBefore);
  }, []);

  // Before the next key, which may follow the one that has closed the dialog.
  useLayoutEffect(() => {
    if (isOpen) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      if (!isShortcut(event) && (!isSlash(event) || isTextField(event.target))) return;
      event.preventDefault();
      open();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open]);

  return (
    <>
      {data.engine === 'algolia' && (
        <Head>
          <link
            rel="preconnect"
            href={`https://${data.appId}-dsn.algolia.net`}
            crossOrigin="anonymous"
          />
        </Head>
      )}
      <button
        ref={button}
        type="button"
        className="DocSearch DocSearch-Button"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        onClick={open}
        onFocus={prepare}
        onPointerEnter={prepare}
        onTouchStart={prepare}
      >
        <SearchIcon />
        <span className="DocSearch-Button-Placeholder">Search</span>
        <span className="DocSearch-Button-Keys" aria-hidden="true">
          {/* The style sheet has its text: Ctrl, or ⌘ on Apple's systems. */}
          <kbd className="DocSearch-Button-Modifier" />
          <kbd>K</kbd>
        </span>
      </button>
      {opening &&
        createPortal(
          <SearchDialog
            initialQuery={opening.query}
            isProposal={opening.isProposal}
            isEntered={opening.isEntered}
            onClosed={onClosed}
          />,
          document.body,
        )}
    </>
  );
}
