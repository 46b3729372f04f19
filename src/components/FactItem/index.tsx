import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** One fact: its name, which is a link to itself, and its description. */
export default function FactItem({
  id,
  name,
  required,
  hidden,
  deprecated,
  since,
  className,
  children,
}: {
  id: string;
  name: string;
  required?: boolean;
  hidden?: boolean;
  deprecated?: boolean;
  since?: string;
  className?: string;
  children: ReactNode;
}) {
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className={clsx('fact-item', className)}>
      <dt className="fact-name">
        <a href={`#${id}`}>
          <code>{name}</code>
        </a>
        {required && <span className="fact-mark">required</span>}
        {hidden && <span className="fact-mark">hidden</span>}
        {deprecated && <span className="fact-mark">deprecated</span>}
        {since && <span className="fact-since">since {since}</span>}
      </dt>
      <dd className="fact-body">{children}</dd>
    </div>
  );
}
