import {useHistory} from '@docusaurus/router';
import {copyBeside} from '@site/src/theme/CodeBlock/copyText';
import type {MouseEvent} from 'react';
import {isElsewhere} from '../../events';

/** Files that are not pages of the app. */
const FILE = /\.(json|md)$/;

/**
 * Returns a handler of clicks for the element around HTML that React did not render: links to pages of the site are
 * followed within the app, and copy buttons copy the code beside them.
 */
export function useStaticClicks(): (event: MouseEvent) => void {
  const history = useHistory();
  return (event) => {
    const pressed = (event.target as Element).closest('a, button');
    if (pressed instanceof HTMLButtonElement) void copyBeside(pressed);
    if (!(pressed instanceof HTMLAnchorElement)) return;
    const {origin, pathname, search, hash} = pressed;
    if (origin !== location.origin || FILE.test(pathname) || isElsewhere(event)) return;
    event.preventDefault();
    history.push(pathname + search + hash);
  };
}
