import {servedPath} from '@site/src/deploy/address';
import type {Props} from '@theme/BlogListPage/StructuredData';
import StructuredData from '@theme-original/BlogListPage/StructuredData';
import type {ReactNode} from 'react';

const served = <Page extends {readonly permalink: string}>(metadata: Page): Page => ({
  ...metadata,
  permalink: servedPath(metadata.permalink),
});

/** The posts of a page, for search engines. Wrapped: their URLs are those that the host serves. */
export default function BlogListPageStructuredData({metadata, items, ...props}: Props): ReactNode {
  return (
    <StructuredData
      {...props}
      metadata={served(metadata)}
      items={items.map(({content}) => ({
        content: Object.assign(() => null, content, {metadata: served(content.metadata)}),
      }))}
    />
  );
}
