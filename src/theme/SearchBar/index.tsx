import Head from '@docusaurus/Head';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchData} from '@site/src/search/data';
import {isShortcut} from '@site/src/search/ui/keys';
import {loadPanel} from '@site/src/search/ui/loadPanel';
import {takeReopened} from '@site/src/search/ui/reopen';
import {SearchDialog} from '@site/src/search/ui/SearchDialog';
import clsx from 'clsx';
import {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {createPortal, flushSync} from 'react-dom';
import styles from './styles.module.css';

/** Starts every download that the first answer needs. */
function prepare(data: SearchData): void {
  loadPanel()
    .then(({warmUp}) => warmUp(data))
    .catch(() => {
      // Opening the dialog tries again, and says so when that fails as well.
    });
}

/** Whether the reader is writing somewhere, so that a slash is a slash. */
function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

/** What is selected on the page, as DocSearch offers it: the first 64 characters. */
function selectedText(): string {
  return window.getSelection()?.toString().trim().slice(0, 64) ?? '';
}

/** The query that search is opened with, and whether it is only proposed. */
type Opening = {query: string; isProposal: boolean};

/**
 * The search button, the keys that open search, and the dialog with its field. What answers loads on
 * intent.
 *
 * Replaces the theme's component, which brings DocSearch's dialog and styles, and announces Algolia's
 * host to the browser whether it is used or not.
 */
export default function SearchBar(): ReactNode {
  const data = usePluginData('search') as SearchData;
  const button = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const isOpen = opening !== null;

  const open = useCallback(() => setOpening({query: selectedText(), isProposal: true}), []);

  const onClosed = useCallback(() => {
    setOpening(null);
    // The browser gives the focus back to what had it; where nothing had it, the button gets it.
    if (document.activeElement === document.body) button.current?.focus({preventScroll: true});
  }, []);

  useEffect(() => {
    const query = takeReopened();
    if (query !== null) setOpening({query, isProposal: false});
  }, []);

  useEffect(() => {
    // What was typed before the app answered: plugins/startup/inline/search.js. At once, since the
    // next key comes to whatever has the focus then.
    function onOpenedBefore(event: Event) {
      const {detail} = event as CustomEvent<string>;
      flushSync(() => setOpening({query: detail, isProposal: false}));
    }
    document.addEventListener('search:open', onOpenedBefore);
    return () => document.removeEventListener('search:open', onOpenedBefore);
  }, []);

  useEffect(() => {
    if (isOpen) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      if (!isShortcut(event) && (event.key !== '/' || isTextField(event.target))) return;
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
        className={clsx('DocSearch', 'DocSearch-Button', styles.button)}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        onClick={open}
        onFocus={() => prepare(data)}
        onPointerEnter={() => prepare(data)}
        onTouchStart={() => prepare(data)}
      >
        <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true" className={styles.icon}>
          <path d="m14.4 14.4 4 4m-2.1-9.1a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z" />
        </svg>
        <span className={clsx('DocSearch-Button-Placeholder', styles.label)}>Search</span>
        <span className={clsx('DocSearch-Button-Keys', styles.keys)} aria-hidden="true">
          <kbd>Ctrl</kbd>
          <kbd>K</kbd>
        </span>
      </button>
      {opening &&
        createPortal(
          <SearchDialog
            initialQuery={opening.query}
            isProposal={opening.isProposal}
            onClosed={onClosed}
          />,
          document.body,
        )}
    </>
  );
}
