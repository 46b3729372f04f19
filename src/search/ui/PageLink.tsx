import {useHistory} from '@docusaurus/router';
import type {ComponentProps, KeyboardEvent, MouseEvent, ReactNode} from 'react';

/** A click that asks for another tab or window, which leaves this one as it is. */
const isElsewhere = (event: MouseEvent | KeyboardEvent): boolean =>
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  ('button' in event && event.button !== 0);

/**
 * A link to a page of this site that fetches nothing before it is followed. Docusaurus' own link
 * fetches each page it comes in sight of: with a list that changes at every key, most of the site.
 */
export function PageLink({
  to,
  onFollow,
  children,
  ...props
}: {to: string; onFollow: () => void} & Omit<ComponentProps<'a'>, 'href' | 'onClick'>): ReactNode {
  const history = useHistory();
  return (
    <a
      {...props}
      href={to}
      onClick={(event) => {
        if (isElsewhere(event)) return;
        onFollow();
        if (!to.startsWith('/')) return;
        event.preventDefault();
        history.push(to);
      }}
    >
      {children}
    </a>
  );
}
