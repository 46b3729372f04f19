import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';
import {LEVELS, type SearchRecord} from '../../plugins/search/record';
import synonyms from '../../src/search/engine/synonyms.json';
import {STOP_WORDS} from '../../src/search/text/stop-words';

/** The maximum size of a text. Algolia accepts records of 10,000 bytes, which contain other data too. */
const MAX_TEXT_BYTES = 7_000;

/** The records of an upload, the settings of the index, and its synonyms. */
export type Upload = ReturnType<typeof uploadOf>;

/** The settings of the index: those that DocSearch expects, with a ranking like the embedded engine's. */
const SETTINGS = {
  attributesForFaceting: ['type', 'lang', 'language', 'version', 'docusaurus_tag', 'is_error'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  // The questions of readers find a page if its own words do not match. They are never shown.
  searchableAttributes: [
    ...LEVELS.slice(1).map((level) => `unordered(hierarchy.${level})`),
    'content',
    'unordered(questions)',
  ],
  distinct: 3,
  attributeForDistinct: 'url_without_anchor',
  // For the same words, guides rank before error pages. The title of an error page contains the error.
  customRanking: [
    'asc(is_error_rank)',
    'desc(weight.pageRank)',
    'desc(weight.level)',
    'desc(weight.position)',
  ],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
  highlightPostTag: '</span>',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_',
  removeStopWords: ['en'],
  queryLanguages: ['en'],
  indexLanguages: ['en'],
} satisfies IndexSettings;

/** The synonyms of the site in Algolia's format. */
function algoliaSynonyms(): SynonymHit[] {
  return [
    ...synonyms.same.map((group, i) => ({
      objectID: `same-${i}`,
      type: 'synonym' as const,
      synonyms: group,
    })),
    ...Object.entries(synonyms.leadsTo)
      .filter(([input]) => !STOP_WORDS.has(input))
      .map(([input, others], i) => ({
        objectID: `leads-to-${i}`,
        type: 'oneWaySynonym' as const,
        input,
        synonyms: others,
      })),
  ];
}

/** The upload for the records of a site. Texts that are too long for Algolia are cut. */
export function uploadOf(records: readonly SearchRecord[]) {
  return {
    records: records
      .filter(({role}) => role !== 'term')
      .map(({role, explained, names, is_entry, route, ...record}) => ({
        ...record,
        content: record.content && cutToBytes(record.content, MAX_TEXT_BYTES),
        is_error_rank: record.is_error ? 1 : 0,
      })),
    settings: SETTINGS,
    synonyms: algoliaSynonyms(),
  };
}

/** A text of at most `limit` bytes, without a part of a character at its end. */
const cutToBytes = (text: string, limit: number): string =>
  Buffer.from(text)
    .subarray(0, limit)
    .toString()
    .replace(/\ufffd+$/, '');

/**
 * Uploads records, settings, and synonyms. The records are uploaded to a temporary index, which then
 * replaces the current one in a single step: readers find the old records until the new ones are complete.
 */
export async function push(
  client: Algoliasearch,
  indexName: string,
  upload: Upload,
): Promise<void> {
  const settings = await client.setSettings({indexName, indexSettings: upload.settings});
  const synonymsTask = await client.saveSynonyms({
    indexName,
    synonymHit: upload.synonyms,
    replaceExistingSynonyms: true,
  });
  await client.waitForTask({indexName, taskID: settings.taskID});
  await client.waitForTask({indexName, taskID: synonymsTask.taskID});
  await client.replaceAllObjects({indexName, objects: upload.records});
}

/** A description of an upload for people. */
export function describeUpload(indexName: string, upload: Upload): string {
  const bytes = Buffer.byteLength(JSON.stringify(upload.records));
  const pages = new Set(upload.records.map((record) => record.url_without_anchor)).size;
  const example = upload.records.find(({type}) => type === 'content') ?? upload.records[0];
  return [
    `Index ${indexName}`,
    `${upload.records.length} records of ${pages} pages, ${Math.round(bytes / 1024)} KB`,
    `${upload.synonyms.length} synonyms`,
    'Settings:',
    JSON.stringify(upload.settings, null, 2),
    'One of the records:',
    JSON.stringify(example, null, 2),
  ].join('\n');
}
