import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';

/** What a page may use without importing it; `plugins/highlight` turns fences into `CodeBlock`. */
export default {
  ...MDXComponents,
  CodeBlock,
  TabItem,
  Tabs,
};
