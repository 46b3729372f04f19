import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import type {Filters} from '../answer';

/** Contextual search: the language and the docs version of the current page. */
export function useFilters(): Filters {
  const {i18n} = useDocusaurusContext();
  const tags = ['default', ...useDocsContextualSearchTags()].join(' ');
  return useMemo(
    () => ({language: i18n.currentLocale, tags: tags.split(' ')}),
    [i18n.currentLocale, tags],
  );
}
