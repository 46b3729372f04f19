import {servedPath} from '@site/src/deploy/address';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';

/** The place of a page, for search engines. Wrapped: its URLs are those that the host serves. */
export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  return (
    <StructuredData
      breadcrumbs={breadcrumbs.map((item) =>
        item.href ? {...item, href: servedPath(item.href)} : item,
      )}
    />
  );
}
