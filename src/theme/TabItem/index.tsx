import {useTabs} from '@docusaurus/theme-common/internal';
import {TabsIdContext} from '@site/src/theme/Tabs';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import {type ReactNode, useContext} from 'react';
import styles from './styles.module.css';

/**
 * A tab panel. Ejected with `Tabs`: it shows the label of its tab without JavaScript and in print,
 * where all panels are visible.
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
