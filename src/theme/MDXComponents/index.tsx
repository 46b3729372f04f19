import CodeBlock from '@theme/CodeBlock';
import CodeInline from '@theme/CodeInline';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps} from 'react';

/**
 * A table that scrolls horizontally on a narrow screen. It is focusable, so that the keyboard can
 * scroll it.
 */
function ScrollableTable(props: ComponentProps<'table'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
  return <table tabIndex={0} {...props} />;
}

/**
 * The components that pages can use without an import. `plugins/highlight` turns fences into `CodeBlock`, so `code` is
 * always inline: the theme would show code with other elements in it as a block. Components that only some pages use are
 * imported there: `plugins/tags` adds the imports for expanded tags.
 */
export default {
  ...MDXComponents,
  code: CodeInline,
  table: ScrollableTable,
  CodeBlock,
  TabItem,
  Tabs,
};
