import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';

const WAYS: readonly [label: string, to: string, about: string][] = [
  ['Search', '/search', 'for a command, a field, or an error message'],
  ['Overview', '/docs/', 'of aqua and of these pages'],
  ['Reference', '/docs/reference/', 'of commands, configuration, and messages'],
  ['Packages', '/packages/', 'of the Standard Registry'],
];

/**
 * The content of the page for an address that does not exist. Ejected: the theme's ends there, ours
 * leads on.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <div className="row">
        <div className="col col--6 col--offset-3">
          <Heading as="h1">Page Not Found</Heading>
          <p>This address does not have a page. These pages lead to all others:</p>
          <ul>
            {WAYS.map(([label, to, about]) => (
              <li key={to}>
                <Link to={to}>{label}</Link> {about}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </main>
  );
}
