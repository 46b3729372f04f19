import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useEffect, useId, useMemo, useRef, useState} from 'react';
import {matching, type Searchable} from './match';
import styles from './styles.module.css';

/** A message on the page, and the element that shows it. */
interface Entry extends Searchable {
  readonly element: HTMLElement;
}

/** What stands after `start` beside it, until the last message: messages, and what leads to them. */
function blocksAfter(start: Element): HTMLElement[] {
  const blocks: HTMLElement[] = [];
  for (let next = start.nextElementSibling; next; next = next.nextElementSibling) {
    blocks.push(next as HTMLElement);
  }
  return blocks.slice(0, blocks.findLastIndex(isMessage) + 1);
}

/** Whether `element` is one that the tag `<Messages />` comes to. */
const isMessage = (element: Element): boolean => element.matches('section[id^="message-"]');

const entryOf = (element: HTMLElement): Entry => ({
  element,
  text: element.querySelector('code')?.textContent ?? '',
  about: Array.from(element.querySelectorAll('p, code'), (each) => each.textContent).join(' '),
});

/**
 * Gives messages that came without their content, which the app does not carry, what the page's HTML
 * says of them: a reader who comes from another page has no HTML of this one yet.
 */
async function fill(messages: readonly Element[], signal: AbortSignal): Promise<void> {
  const response = await fetch(location.pathname, {signal});
  if (!response.ok) throw new Error(`${location.pathname}: ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const message of messages) {
    message.innerHTML = page.getElementById(message.id)?.innerHTML ?? '';
  }
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

/**
 * A field that narrows the messages after it to what is typed or pasted; headings and texts between
 * them go too. Without JavaScript all stand on the page. They are part of the static page, so this
 * hides elements and renders none.
 */
export default function MessageFilter(): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  const id = useId();
  const [blocks, setBlocks] = useState<readonly HTMLElement[]>([]);
  const [query, setQuery] = useState('');
  const entries = useMemo(() => blocks.filter(isMessage).map(entryOf), [blocks]);
  const found = useMemo(() => matching(entries, query), [entries, query]);
  const count = found.size;

  useEffect(() => {
    if (!bar.current) return;
    const all = blocksAfter(bar.current);
    const empty = all.filter((block) => isMessage(block) && !block.firstChild);
    const loading = new AbortController();
    if (empty.length === 0) setBlocks(all);
    else {
      fill(empty, loading.signal).then(
        () => setBlocks(all),
        // The whole page may still be had; if not, the browser says why.
        () => loading.signal.aborted || location.reload(),
      );
    }
    return () => loading.abort();
  }, []);

  useEffect(() => {
    const shown = new Set(
      entries.filter((_, index) => found.has(index)).map((each) => each.element),
    );
    for (const block of blocks) block.hidden = query.trim() !== '' && !shown.has(block);
  }, [blocks, entries, found, query]);

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
            {query.trim() === ''
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
