import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps} from 'react';
import ArticleList from '../../components/ArticleList';
import {CommandEntry, CommandIndex, CommandIndexItem} from '../../components/CommandReference';
import ErrorEntry from '../../components/ErrorEntry';
import {FactDetails, FactItem, FactList, FactMeta, FactPair} from '../../components/FactList';
import Results from '../../components/Results';
import SinceMark from '../../components/SinceMark';

/** A table, which scrolls sideways on a narrow screen: the keyboard has to reach it. */
function ScrollableTable(props: ComponentProps<'table'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
  return <table tabIndex={0} {...props} />;
}

/** What a page may use without importing it; `plugins/highlight` turns fences into `CodeBlock`. */
export default {
  ...MDXComponents,
  table: ScrollableTable,
  CodeBlock,
  TabItem,
  Tabs,
  // What `plugins/facts` puts in place of its tags.
  ArticleList,
  CommandEntry,
  CommandIndex,
  CommandIndexItem,
  ErrorEntry,
  FactDetails,
  FactItem,
  FactList,
  FactMeta,
  FactPair,
  // The frame of what `plugins/results` puts in place of its tag.
  Results,
  SinceMark,
};
