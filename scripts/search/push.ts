import type {SearchRecord} from '../../plugins/search/record';
import synonyms from '../../src/search/engine/synonyms.json';
import {STOP_WORDS} from '../../src/search/text/stop-words';

/** Algolia's size limit for a record, minus room for the data that Algolia adds. */
const MAX_RECORD_BYTES = 9_000;

/** A synonym as Algolia stores it. */
type AlgoliaSynonym =
  | {objectID: string; type: 'synonym'; synonyms: string[]}
  | {objectID: string; type: 'oneWaySynonym'; input: string; synonyms: string[]};

/** The parts of an upload. */
export type Upload = {
  records: Record<string, unknown>[];
  settings: ReturnType<typeof indexSettings>;
  synonyms: AlgoliaSynonym[];
};

/** The settings of the index: those that DocSearch expects, with a ranking like the embedded engine's. */
function indexSettings() {
  const headings = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
  return {
    attributesForFaceting: ['type', 'lang', 'language', 'version', 'docusaurus_tag', 'is_error'],
    attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: ['content:10'],
    camelCaseAttributes: ['hierarchy', 'content'],
    // The questions of readers find a page if its own words do not match. They are never shown.
    searchableAttributes: [
      ...headings.map((level) => `unordered(hierarchy.${level})`),
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
    removeWordsIfNoResults: 'allOptional' as const,
    separatorsToIndex: '_',
    removeStopWords: ['en' as const],
    queryLanguages: ['en' as const],
    indexLanguages: ['en' as const],
  };
}

/** The synonyms of the site in Algolia's format. */
function algoliaSynonyms(): AlgoliaSynonym[] {
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
export function uploadOf(records: readonly SearchRecord[]): Upload {
  return {
    records: records
      .filter(({role}) => role !== 'term')
      .map(
        ({
          role: _role,
          explained: _explained,
          names: _names,
          is_entry: _isEntry,
          route: _route,
          ...record
        }) => ({
          ...record,
          content: record.content && cutToBytes(record.content, MAX_RECORD_BYTES - 2_000),
          is_error_rank: record.is_error ? 1 : 0,
        }),
      ),
    settings: indexSettings(),
    synonyms: algoliaSynonyms(),
  };
}

function cutToBytes(text: string, limit: number): string {
  const bytes = Buffer.from(text);
  return bytes.length <= limit
    ? text
    : bytes
        .subarray(0, limit)
        .toString('utf8')
        .replace(/\ufffd+$/, '');
}

/** The part of Algolia's client that an upload uses. */
export type UploadClient = {
  replaceAllObjects(request: {
    indexName: string;
    objects: Record<string, unknown>[];
  }): Promise<unknown>;
  setSettings(request: {
    indexName: string;
    indexSettings: Upload['settings'];
  }): Promise<{taskID: number}>;
  saveSynonyms(request: {
    indexName: string;
    synonymHit: AlgoliaSynonym[];
    replaceExistingSynonyms: boolean;
  }): Promise<{taskID: number}>;
  waitForTask(request: {indexName: string; taskID: number}): Promise<unknown>;
};

/**
 * Uploads records, settings, and synonyms. The records are uploaded to a temporary index, which then
 * replaces the current one in a single step: readers find the old records until the new ones are complete.
 */
export async function push(client: UploadClient, indexName: string, upload: Upload): Promise<void> {
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
