import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import PageEnd from '@site/src/components/PageEnd';
import Footer from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';

/** The end of a page of the docs. Wrapped: the theme's footer follows unchanged. */
export default function DocItemFooter(): ReactNode {
  const {title, permalink} = useDoc().metadata;
  const categories = (useSidebarBreadcrumbs() ?? []).filter(({type}) => type === 'category');
  return (
    <>
      <PageEnd title={title} permalink={permalink} section={categories.map(({label}) => label)} />
      <Footer />
    </>
  );
}
