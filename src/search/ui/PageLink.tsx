import {useHistory} from '@docusaurus/router';
import type {ComponentProps, ReactNode} from 'react';
import {isElsewhere} from '../../events';

/**
 * A link to a page of this site that does not prefetch the page. The link component of Docusaurus
 * prefetches the page of each visible link. With a list that changes at every key, that is most of the site.
 */
export function PageLink({
  to,
  onFollow,
  onElsewhere,
  children,
  ...props
}: {
  to: string;
  onFollow: () => void;
  /** Called when the reader opens the link in another tab or window. */
  onElsewhere?: () => void;
} & Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'onAuxClick'>): ReactNode {
  const history = useHistory();
  return (
    <a
      {...props}
      href={to}
      onClick={(event) => {
        if (isElsewhere(event)) {
          onElsewhere?.();
          return;
        }
        onFollow();
        if (!to.startsWith('/')) return;
        event.preventDefault();
        history.push(to);
      }}
      // The middle button; the right button only opens a menu.
      onAuxClick={({button}) => button === 1 && onElsewhere?.()}
    >
      {children}
    </a>
  );
}
