import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {FacetFilters} from './engine';

/** The filters of contextual search: the language and the docs version that are being read. */
export function useFacetFilters(): FacetFilters {
  const {i18n} = useDocusaurusContext();
  const tags = ['default', ...useDocsContextualSearchTags()];
  return [`language:${i18n.currentLocale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}
