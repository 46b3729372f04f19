import {useEffect} from 'react';
import {CONTENT_SHOWN} from '../../events';
import {matching, type Searchable} from './match';

/** The messages of a page: what the tag `<Messages />` expands to. */
const MESSAGES = 'section[id^="message-"]';

/** The field above them: the `<ListFilter>` of the page. */
const FIELD = '[data-filters^="section"]';

const textOf = (element: Element): Searchable => ({
  text: element.querySelector('code')?.textContent ?? '',
  about: Array.from(element.querySelectorAll('p, code'), (each) => each.textContent).join(' '),
});

/** The text of the status line if `count` of `all` messages match. */
const summary = (query: string, count: number, all: number): string => {
  if (query.trim() === '') return `${all} messages`;
  return count === 0
    ? 'No messages match. Try fewer words, or the part after error=.'
    : `${count} of ${all} messages match`;
};

/** Shows only the messages that match the content of `field`. */
function narrow(field: HTMLInputElement): void {
  const messages = [...document.querySelectorAll<HTMLElement>(MESSAGES)];
  const found = matching(messages.map(textOf), field.value);
  for (const [index, each] of messages.entries()) each.hidden = !found.has(index);
  const status = field.closest('[data-search]')?.querySelector('[role=status]');
  if (status) status.textContent = summary(field.value, found.size, messages.length);
}

/**
 * Extends the `<ListFilter>` above the messages, so that it also finds messages by whole log lines. It
 * renders nothing: the field and the messages are static content. Until the app runs, the inline script
 * of the field filters them by words.
 */
export default function MessageFilter(): null {
  useEffect(() => {
    const narrowNow = () => {
      const field = document.querySelector<HTMLInputElement>(FIELD);
      if (field) narrow(field);
    };
    const narrowTyped = ({target}: Event) => {
      if (target instanceof HTMLInputElement && target.matches(FIELD)) narrow(target);
    };
    narrowNow();
    // Runs after the listener of the inline script, which only compares words.
    document.addEventListener('input', narrowTyped);
    // After a link within the app, the static content is loaded later.
    document.addEventListener(CONTENT_SHOWN, narrowNow);
    return () => {
      document.removeEventListener('input', narrowTyped);
      document.removeEventListener(CONTENT_SHOWN, narrowNow);
    };
  }, []);
  return null;
}
