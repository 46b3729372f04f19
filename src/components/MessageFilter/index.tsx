import {useEffect} from 'react';
import {CONTENT_READY} from '../StaticContent';
import {matching, type Searchable} from './match';

/** The messages of a page: what the tag `<Messages />` expands to. */
const MESSAGES = 'section[id^="message-"]';

/** The field above them: the `<ListFilter>` of the page. */
const FIELD = '[data-filters^="section"]';

const textOf = (element: Element): Searchable => ({
  text: element.querySelector('code')?.textContent ?? '',
  about: Array.from(element.querySelectorAll('p, code'), (each) => each.textContent).join(' '),
});

/** What the page says about `count` of `all` messages. */
const summary = (query: string, count: number, all: number): string => {
  if (query.trim() === '') return `${all} messages`;
  return count === 0
    ? 'No message matches. Try fewer words, or the part after error=.'
    : `${count} of ${all} messages match`;
};

/** Shows the messages that the content of `field` asks for. */
function narrow(field: HTMLInputElement): void {
  const messages = [...document.querySelectorAll<HTMLElement>(MESSAGES)];
  const found = matching(messages.map(textOf), field.value);
  for (const [index, each] of messages.entries()) each.hidden = !found.has(index);
  const status = field.closest('[data-search]')?.querySelector('[role=status]');
  if (status) status.textContent = summary(field.value, found.size, messages.length);
}

/**
 * Lets the `<ListFilter>` above messages understand whole lines of the log. It renders nothing: field and
 * messages are static content, which `plugins/startup/inline/filter.js` serves until the app runs.
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
    // After the listener of the page's own script, which knows words only.
    document.addEventListener('input', narrowTyped);
    // Static content comes later to a reader who follows a link within the app.
    document.addEventListener(CONTENT_READY, narrowNow);
    return () => {
      document.removeEventListener('input', narrowTyped);
      document.removeEventListener(CONTENT_READY, narrowNow);
    };
  }, []);
  return null;
}
