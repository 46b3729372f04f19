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
