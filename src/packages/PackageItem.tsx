import Link from '@docusaurus/Link';
import {memo} from 'react';
import {packagePath} from './address';
import type {Row} from './list';

/** Commands that an item shows. */
const FEW = 4;

/** A package in a list: its name, its commands, and what it does. */
export const PackageItem = memo(function PackageItem({row}: {readonly row: Row}) {
  const {name, commands, summary} = row;
  return (
    <li>
      <Link to={packagePath(name)}>{name}</Link>{' '}
      <span className="package-commands">
        {commands.slice(0, FEW).map((command) => (
          <code key={command}>{command}</code>
        ))}
        {commands.length > FEW && ' …'}
      </span>
      {summary && <span className="package-summary"> {summary}</span>}
    </li>
  );
});
