import {useEffect} from 'react';
import {CONTENT_SHOWN} from '../../events';
import type {FilterField} from '../ListFilter/serve';
import {matching, type Searchable} from './match';

/** The field of the `<ListFilter>` above the messages. */
const FIELD = '[data-filters^="section"]';

const textOf = (element: Element): Searchable => ({
  text: element.querySelector('code')?.textContent ?? '',
  about: Array.from(element.querySelectorAll('p, code'), (each) => each.textContent).join(' '),
});

/**
 * Extends the `<ListFilter>` above the messages, so that it also finds messages by whole log lines. It
 * renders nothing: the field and the messages are static content. Until the app runs, the field compares words.
 */
export default function MessageFilter(): null {
  useEffect(() => {
    const extend = () => {
      const field = document.querySelector<FilterField>(FIELD);
      if (!field) return;
      field.matching = (entries, text) => matching(entries.map(textOf), text);
      field.dispatchEvent(new Event('input', {bubbles: true}));
    };
    extend();
    // After a link within the app, the static content is loaded later.
    document.addEventListener(CONTENT_SHOWN, extend);
    return () => document.removeEventListener(CONTENT_SHOWN, extend);
  }, []);
  return null;
}
