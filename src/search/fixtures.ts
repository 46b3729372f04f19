import {compile} from '../../plugins/search/compile';
import {FORMAT, pack} from './index-file';
import {LEVELS, type SearchRecord} from './record';

/** A page of a test's site: its path, title and blocks; a block that begins with # is a heading. */
export type FixturePage = {
  path: string;
  title: string;
  blocks: string[];
  isError?: boolean;
  tag?: string;
};

const SITE = 'https://aquaproj.github.io';

/** The records of pages, as they would be read from their HTML. */
export function recordsOf(pages: readonly FixturePage[]): SearchRecord[] {
  return pages.flatMap(({path, title, blocks, isError = false, tag = 'docs-default-current'}) => {
    let anchor: string | null = null;
    let lvl2: string | null = null;
    const url = `${SITE}${path}`;
    const hierarchy = () => ({
      ...(Object.fromEntries(LEVELS.map((level) => [level, null])) as SearchRecord['hierarchy']),
      lvl0: 'Guides',
      lvl1: title,
      lvl2,
    });
    const record = (
      type: SearchRecord['type'],
      role: SearchRecord['role'],
      content: string | null,
      i: number,
    ) => ({
      objectID: `${path}-${i}`,
      type,
      role,
      content,
      anchor,
      url: anchor ? `${url}#${anchor}` : url,
      url_without_anchor: url,
      hierarchy: hierarchy(),
      language: 'en',
      lang: 'en',
      docusaurus_tag: tag,
      version: ['current'],
      weight: {pageRank: 5, level: 100, position: i},
      is_error: isError,
    });
    const records: SearchRecord[] = [record('lvl1', 'heading', null, 0)];
    for (const [i, block] of blocks.entries()) {
      if (block.startsWith('# ')) {
        lvl2 = block.slice(2);
        anchor = lvl2.toLowerCase().replace(/ /g, '-');
        records.push(record('lvl2', 'heading', null, i + 1));
      } else {
        records.push(record('content', 'text', block, i + 1));
      }
    }
    return records;
  });
}

/** Answers for the files of an index of some pages, or of their records, as a host would. */
export function hostOf(
  pages: readonly FixturePage[] | readonly SearchRecord[],
): (address: string) => Promise<Response> {
  const isRecord = (page: FixturePage | SearchRecord): page is SearchRecord => 'role' in page;
  const {index, texts} = compile(
    pages.every(isRecord) ? pages : recordsOf(pages.filter((page) => !isRecord(page))),
  );
  return async (address) => {
    const name = address.replace('/assets/search/', '');
    if (name === 'manifest.json') {
      return Response.json({
        format: FORMAT,
        index: 'index.json',
        texts: 'texts',
        pages: pages.length,
      });
    }
    if (name === 'index.json') return Response.json(pack(index));
    const text = texts[Number(/^texts\/(\d+)\.json$/.exec(name)?.[1])];
    return text ? Response.json(text) : new Response('', {status: 404});
  };
}

/** A small site with what the tests look for. */
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
