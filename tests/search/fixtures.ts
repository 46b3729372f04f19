import {compile} from '../../plugins/search/compile';
import {pack, packText} from '../../plugins/search/pack';
import {LEVELS, type SearchRecord} from '../../plugins/search/record';
import {routeOf} from '../../plugins/search/versions';
import {recordsByVersion} from '../../plugins/search/write-indexes';
import type {SearchEngine} from '../../src/search/answer';
import {createEmbeddedEngine} from '../../src/search/engine';
import type {Get} from '../../src/search/engine/files';
import {FORMAT} from '../../src/search/index/format';

/** A page of a test site: its path, title, and blocks; a block that begins with # is a heading. */
export type FixturePage = {
  path: string;
  title: string;
  blocks: string[];
  isError?: boolean;
  tag?: string;
};

const SITE = 'https://aquaproj.github.io';

/** The records of pages, as the build would extract them from their HTML. */
export function recordsOf(pages: readonly FixturePage[]): SearchRecord[] {
  return pages.flatMap(({path, title, blocks, isError = false, tag = 'docs-default-current'}) => {
    let anchor: string | null = null;
    let lvl2: string | null = null;
    const version = tag.replace(/^docs-default-/, '');
    const url = `${SITE}${path}`;
    const record = (
      type: SearchRecord['type'],
      content: string | null,
      i: number,
    ): SearchRecord => ({
      objectID: `${path}-${i}`,
      type,
      role: type === 'content' ? 'text' : 'heading',
      content,
      anchor,
      url: anchor ? `${url}#${anchor}` : url,
      url_without_anchor: url,
      route: routeOf(path, version),
      hierarchy: {
        ...(Object.fromEntries(LEVELS.map((level) => [level, null])) as SearchRecord['hierarchy']),
        lvl0: 'Guides',
        lvl1: title,
        lvl2,
      },
      language: 'en',
      lang: 'en',
      docusaurus_tag: tag,
      version: [version],
      weight: {pageRank: 5, level: 100, position: i},
      is_error: isError,
    });
    const records = [record('lvl1', null, 0)];
    for (const [i, block] of blocks.entries()) {
      if (block.startsWith('# ')) {
        lvl2 = block.slice(2);
        anchor = lvl2.toLowerCase().replace(/ /g, '-');
        records.push(record('lvl2', null, i + 1));
      } else {
        records.push(record('content', block, i + 1));
      }
    }
    return records;
  });
}

/** A host that serves the index files of some pages or records. */
export function hostOf(pages: readonly (FixturePage | SearchRecord)[]): Get {
  const records = pages.flatMap((page) => ('role' in page ? [page] : recordsOf([page])));
  const files = new Map<string, unknown>();
  const manifest = {format: FORMAT, indexes: {} as Record<string, unknown>};
  for (const [tag, own] of recordsByVersion(records)) {
    const {index, texts} = compile(own);
    manifest.indexes[tag] = {index: `${tag}.json`, texts: `${tag}-texts`};
    files.set(`${tag}.json`, pack(index));
    for (const [page, text] of texts.entries()) {
      files.set(`${tag}-texts/${page}.json`, packText(text));
    }
  }
  files.set('manifest.json', manifest);
  return async (address) => {
    const file = files.get(address.replace('/assets/search/', ''));
    return file ? Response.json(file) : new Response('', {status: 404});
  };
}

/** The embedded engine with the index of some pages or records. */
export const engineOf = (pages: readonly (FixturePage | SearchRecord)[]): SearchEngine =>
  createEmbeddedEngine('/assets/search/manifest.json', hostOf(pages));

/** A function that returns pseudorandom numbers from 0 to 1, the same in every run. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A small site for the tests. */
export const PAGES: FixturePage[] = [
  {
    path: '/docs/guides/checksum',
    title: 'Verify checksums',
    blocks: [
      'Keep aqua-checksums.json beside aqua.yaml.',
      '# Require a checksum',
      'Set require_checksum.',
    ],
  },
  {
    path: '/docs/guides/uninstall-packages',
    title: 'Uninstall packages',
    blocks: [
      'Run aqua rm to remove a package.',
      '# Remove links',
      'AQUA_REMOVE_MODE decides what goes.',
      '# Several at once',
      'Use a pattern.',
      '# Undo',
      'Run the tool again.',
    ],
  },
  {
    path: '/docs/guides/vacuum',
    title: 'Remove unused versions',
    blocks: ['aqua vacuum frees disk space.'],
  },
  {
    path: '/docs/reference/config',
    title: 'Configuration',
    blocks: [
      '# AQUA_ROOT_DIR',
      'Where packages are installed.',
      '# AQUA_LOG_LEVEL',
      'How much is logged.',
    ],
  },
  {
    path: '/docs/reference/codes/001',
    title: 'Error 001: checksum is required',
    blocks: ['You see this when a checksum is required.'],
    isError: true,
  },
  {path: '/docs/install', title: 'Install aqua', blocks: ['Use Homebrew, a script or go install.']},
  {
    path: '/docs/tutorial/lazy-install',
    title: 'Lazy install',
    blocks: ['A tool is installed when it is first run.'],
  },
  {
    path: '/docs/reference/registry-config/version-overrides',
    title: 'Change a definition by version',
    blocks: ['version_overrides is a list.'],
  },
  {path: '/blog/one', title: 'News about checksums', blocks: ['checksum checksum'], tag: 'default'},
];
