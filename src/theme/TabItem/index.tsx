import {useTabs} from '@docusaurus/theme-common/internal';
import {TabsIdContext} from '@site/src/theme/Tabs';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import {type ReactNode, useContext, useEffect, useRef} from 'react';
import {flushSync} from 'react-dom';
import styles from './styles.module.css';

/**
 * A tab panel. Ejected with `Tabs`: it shows the label of its tab without JavaScript and in print,
 * where all panels are visible. If the browser finds text in a hidden panel, or opens a link to a place in it, its tab is
 * selected.
 */
export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, selectValue, tabValues, lazy} = useTabs();
  const id = useContext(TabsIdContext);
  const panel = useRef<HTMLDivElement>(null);
  const isSelected = value === selectedValue;

  useEffect(() => {
    const element = panel.current;
    if (!element || isSelected) return;
    // React writes `hidden` without this value. Browsers that do not know the value hide the panel, too.
    element.setAttribute('hidden', 'until-found');
    // With this value, only the content would be hidden from screen readers, not the panel.
    element.ariaHidden = 'true';
    // At once, because the browser then scrolls to what it found.
    const select = () => flushSync(() => selectValue(value));
    element.addEventListener('beforematch', select);
    return () => {
      element.removeEventListener('beforematch', select);
      element.ariaHidden = null;
    };
  }, [isSelected, selectValue, value]);

  if (!isSelected && lazy) return null;
  return (
    <div
      ref={panel}
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
