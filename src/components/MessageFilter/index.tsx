import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useDeferredValue, useEffect, useId, useMemo, useRef, useState} from 'react';
import {CONTENT_MISSING, CONTENT_READY} from '../StaticContent';
import {matching, type Searchable} from './match';
import styles from './styles.module.css';

/** A message on the page, and the element that shows it. */
interface Entry extends Searchable {
  readonly element: HTMLElement;
}

/** The blocks that the filter can hide: each message, and each block before or between messages. */
function blocksAfter(start: Element): HTMLElement[] {
  const blocks: HTMLElement[] = [];
  for (let next = start.nextElementSibling; next; next = next.nextElementSibling) {
    const messages = next.querySelectorAll<HTMLElement>(MESSAGE);
    if (messages.length > 0) blocks.push(...messages);
    else blocks.push(next as HTMLElement);
  }
  return blocks.slice(0, blocks.findLastIndex(isMessage) + 1);
}

const MESSAGE = 'section[id^="message-"]';

/** Whether `element` is a message: what the tag `<Messages />` expands to. */
const isMessage = (element: Element): boolean => element.matches(MESSAGE);

const entryOf = (element: HTMLElement): Entry => ({
  element,
  text: element.querySelector('code')?.textContent ?? '',
  about: Array.from(element.querySelectorAll('p, code'), (each) => each.textContent).join(' '),
});

/**
 * A field that filters the messages below it by what the reader types or pastes. It also hides
 * headings and texts between hidden messages. Without JavaScript, all messages are visible. The
 * messages are static HTML, so this component only hides elements.
 */
export default function MessageFilter(): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  const id = useId();
  const [blocks, setBlocks] = useState<readonly HTMLElement[]>([]);
  const [query, setQuery] = useState('');
  const [isLoading, setIsLoading] = useState(true);
  const asked = useDeferredValue(query);
  const entries = useMemo(() => blocks.filter(isMessage).map(entryOf), [blocks]);
  const found = useMemo(() => matching(entries, asked), [entries, asked]);
  const count = found.size;

  useEffect(() => {
    const area = bar.current?.parentElement;
    const read = () => {
      if (!bar.current) return;
      setBlocks(blocksAfter(bar.current));
      setIsLoading(area?.querySelector(CONTENT_MISSING) !== null);
    };
    read();
    // If the reader follows a link within the app, static content is loaded later.
    area?.addEventListener(CONTENT_READY, read);
    return () => area?.removeEventListener(CONTENT_READY, read);
  }, []);

  useEffect(() => {
    const shown = new Set(
      entries.filter((_, index) => found.has(index)).map((each) => each.element),
    );
    for (const block of blocks) block.hidden = asked.trim() !== '' && !shown.has(block);
  }, [blocks, entries, found, asked]);

  const isBrowser = useIsBrowser();
  return (
    <div ref={bar} className={styles.bar}>
      {isBrowser && (
        <>
          <label htmlFor={id}>Filter: type a part of a message, or paste a log line</label>
          <input
            id={id}
            type="search"
            className={styles.input}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={({target}) => setQuery(target.value)}
          />
          <p className={styles.count} role="status">
            {isLoading
              ? 'Loading the messages…'
              : asked.trim() === ''
                ? `${entries.length} messages`
                : count === 0
                  ? 'No message matches. Try fewer words, or the part after error=.'
                  : `${count} of ${entries.length} messages match`}
          </p>
        </>
      )}
    </div>
  );
}
