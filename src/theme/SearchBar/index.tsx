import Head from '@docusaurus/Head';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchData} from '@site/src/search/data';
import clsx from 'clsx';
import {type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {createPortal, flushSync} from 'react-dom';
import styles from './styles.module.css';

type SearchDialogProps = {initialQuery: string; onClose: () => void; onClosed: () => void};

/** The dialog, its client and its index: a chunk of their own, asked for when search is in sight. */
const loadDialog = () => import('@site/src/search/dialog');

/** The dialog once it can be shown as it should look. */
const loadStyledDialog = () => loadDialog().then((module) => module.styled().then(() => module));

/** Starts every download that the first answer needs. */
function prepare(data: SearchData): void {
  loadDialog()
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

/** One printable character, pressed without a modifier. */
function isCharacter(event: KeyboardEvent): boolean {
  return [...event.key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** What is selected on the page, as DocSearch offers it: the first 64 characters. */
function selectedText(): string {
  return window.getSelection()?.toString().trim().slice(0, 64) ?? '';
}

/**
 * The search button and the keys that open search. Everything behind it loads on intent.
 *
 * Replaces the theme's component, which brings the button of DocSearch and its styles into the first
 * load and announces Algolia's host to the browser whether it is used or not.
 */
export default function SearchBar(): ReactNode {
  const data = usePluginData('search') as SearchData;
  const button = useRef<HTMLButtonElement>(null);
  const returnTo = useRef<Element | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  // What is typed between opening and the arrival of the dialog.
  const [typed, setTyped] = useState('');

  // Read by the key listener, which must not miss a key between two renderings.
  const state = useRef({isOpen: false, isWaiting: false, typed: ''});

  const open = useCallback((query: string) => {
    returnTo.current = document.activeElement;
    state.current = {isOpen: true, isWaiting: true, typed: query};
    setIsFailed(false);
    setIsOpen(true);
    loadStyledDialog().then(
      (module) => {
        // At once, so that no key falls between the last one kept here and the field's focus.
        flushSync(() => {
          setTyped(state.current.typed);
          setDialog(() => module.default as ComponentType<SearchDialogProps>);
        });
        state.current.isWaiting = false;
      },
      () => setIsFailed(true),
    );
  }, []);

  const close = useCallback(() => {
    state.current = {isOpen: false, isWaiting: false, typed: ''};
    setIsOpen(false);
    setIsFailed(false);
    setDialog(null);
  }, []);

  const returnFocus = useCallback(() => {
    const origin = returnTo.current;
    const target = origin instanceof HTMLElement && origin !== document.body ? origin : null;
    (target?.isConnected ? target : button.current)?.focus({preventScroll: true});
  }, []);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const now = state.current;
      const isShortcut = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      if (now.isOpen) {
        if (isShortcut || event.key === 'Escape') {
          event.preventDefault();
          close();
        } else if (now.isWaiting && isCharacter(event)) {
          event.preventDefault();
          now.typed += event.key;
        }
      } else if (isShortcut || (event.key === '/' && !isTextField(event.target))) {
        event.preventDefault();
        open(selectedText());
      } else if (
        button.current &&
        button.current === document.activeElement &&
        /^[a-z0-9]$/i.test(event.key) &&
        isCharacter(event)
      ) {
        event.preventDefault();
        open(event.key);
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open, close]);

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
        onClick={() => open(selectedText())}
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
      {isFailed && (
        <div role="alert" className={styles.failure}>
          <strong>Unable to fetch results</strong>
          <span>You might want to check your network connection.</span>
          <button
            type="button"
            className="button button--sm button--primary"
            onClick={() => open(typed)}
          >
            Try again
          </button>
          <button
            type="button"
            className="button button--sm button--secondary"
            onClick={() => {
              close();
              returnFocus();
            }}
          >
            Close
          </button>
        </div>
      )}
      {isOpen &&
        Dialog &&
        createPortal(
          <Dialog initialQuery={typed} onClose={close} onClosed={returnFocus} />,
          document.body,
        )}
    </>
  );
}
