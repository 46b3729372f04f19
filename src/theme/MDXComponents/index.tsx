import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps} from 'react';

/** A table, which scrolls sideways on a narrow screen: the keyboard has to reach it. */
function ScrollableTable(props: ComponentProps<'table'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
  return <table tabIndex={0} {...props} />;
}

/**
 * What a page may use without importing it; `plugins/highlight` turns fences into `CodeBlock`. What
 * only some pages use, they import: `plugins/tags` does so for what tags expand to.
 */
export default {
  ...MDXComponents,
  table: ScrollableTable,
  CodeBlock,
  TabItem,
  Tabs,
};
