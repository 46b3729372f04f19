import {useTabs} from '@docusaurus/theme-common/internal';
import {TabsIdContext} from '@site/src/theme/Tabs/context';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import {type ReactNode, useContext} from 'react';
import styles from './styles.module.css';

/**
 * A panel of tabs. Ejected with `Tabs`: it names its tab, for readers of the page without JavaScript
 * and on paper too, who see all panels.
 */
export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, tabValues, lazy} = useTabs();
  const id = useContext(TabsIdContext);
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) return null;
  return (
    <div
      role="tabpanel"
      id={`${id}-${value}`}
      aria-labelledby={`${id}-${value}-tab`}
      data-label={tabValues.find((tab) => tab.value === value)?.label ?? value}
      className={clsx(styles.panel, className)}
      hidden={!isSelected}
    >
      {children}
    </div>
  );
}
