import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import {createContext, type KeyboardEvent, type ReactNode, useId, useRef} from 'react';
import styles from './styles.module.css';

/** The prefix of the ids of the tabs and panels of a group, which `TabItem` reads. */
export const TabsIdContext = createContext('');

/** The index of the tab to which each key moves, from the tab at index `place` of `count` tabs. */
const placesAfter = (place: number, count: number): Readonly<Record<string, number>> => ({
  ArrowRight: (place + 1) % count,
  ArrowLeft: (place - 1 + count) % count,
  Home: 0,
  End: count - 1,
});

function TabList({className, id}: {className?: string; id: string}): ReactNode {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const list = useRef<HTMLUListElement>(null);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();

  const select = (tab: HTMLElement, value: string) => {
    if (value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, place: number, value: string) => {
    // Shortcuts such as Alt+Left are the browser's.
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = placesAfter(place, tabValues.length)[event.key];
    if (next !== undefined) {
      list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      select(event.currentTarget, value);
    } else {
      return;
    }
    event.preventDefault();
  };

  return (
    <ul
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the theme's styles are for a list
      role="tablist"
      aria-orientation="horizontal"
      className={clsx('tabs', block && 'tabs--block', className)}
    >
      {tabValues.map(({value, label, attributes}, place) => (
        <li
          {...attributes}
          key={value}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see above
          role="tab"
          id={`${id}-${value}-tab`}
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
          aria-controls={`${id}-${value}`}
          onKeyDown={(event) => onKeyDown(event, place, value)}
          onClick={(event) => select(event.currentTarget, value)}
          className={clsx(
            'tabs__item',
            styles.tab,
            attributes?.className as string | undefined,
            selectedValue === value && 'tabs__item--active',
          )}
        >
          {label ?? value}
        </li>
      ))}
    </ul>
  );
}

/**
 * Tabs. Ejected: the theme's tabs do not support Space, Home, and End, and have no ARIA relations
 * between tabs and panels.
 */
export default function Tabs(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const id = useId();
  const value = useTabsContextValue(props);
  return (
    // As in the theme: only the browser knows the stored choice, so the component is mounted again
    // to show it.
    <TabsProvider value={value} key={String(isBrowser)}>
      <TabsIdContext.Provider value={id}>
        <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.container)}>
          <TabList className={props.className} id={id} />
          <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
        </div>
      </TabsIdContext.Provider>
    </TabsProvider>
  );
}
