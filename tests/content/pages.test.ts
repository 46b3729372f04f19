import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {currentFacts} from '../../plugins/facts/load';
import {BUILD, type BuiltPage, builtPages, isBuilt, ROOT} from './build';

/** The allowed keys in the front matter. Others are typing errors or unused settings. */
const KEYS = {
  docs: ['title', 'description', 'sidebar_label', 'keywords', 'toc_max_heading_level'],
  blog: ['title', 'description', 'slug', 'date', 'authors', 'tags', 'keywords'],
};

/** A link text that is meaningless without its context. */
const EMPTY_TEXT = /^(here|this|this page|link|click here|read more|more|see here|there)\.?$/i;

/** Words that STYLE.md forbids. `just` is also a task runner, which is allowed in lists. */
const FILLERS = /\b(simply|easily|please)\b|\bjust\b(?!,| or |")/i;

/** Marks of unfinished pages. */
const UNFINISHED = /coming soon|work in progress|lorem ipsum|\b(TODO|FIXME|TBD)\b/i;

/** A kind of admonition that STYLE.md does not allow, and that has no styles. */
const OTHER_ADMONITION = /^ *:::(?!danger|warning|tip)[a-z]/;

/** The name of a version, which the build replaces by the version. */
const VERSION_NAME = /%[a-z][a-z\d-]+%/;

interface Source {
  readonly file: string;
  readonly kind: keyof typeof KEYS;
  readonly frontMatter: Record<string, unknown>;
  /** The text without front matter, comments, fences, and inline code. Line numbers do not change. */
  readonly prose: string;
}

/** The line breaks of `text`. */
const blank = (text: string) => text.replace(/[^\n]/g, '');

const sources: Source[] = globSync(['docs/**/*.mdx', 'blog/**/*.mdx'], {cwd: ROOT})
  .sort()
  .map((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    const head = /^---\n([\s\S]*?)\n---\n/.exec(text);
    const prose = text
      .replace(/^---\n[\s\S]*?\n---\n/, blank)
      .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank)
      .replace(/^( *)(`{3,})[\s\S]*?^\1\2 *$/gm, blank)
      .replace(/`[^`]*`/g, blank);
    return {
      file,
      kind: file.startsWith('docs/') ? 'docs' : 'blog',
      frontMatter: parse(head?.[1] ?? '') ?? {},
      prose,
    };
  });

/** Places in `prose` that match, as `file:line: the line`. */
const places = ({file, prose}: Source, pattern: RegExp) =>
  prose
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));

/** The values of `key` that several pages have, each with its pages. */
function shared(key: string): string[] {
  const byValue = new Map<unknown, string[]>();
  for (const {file, frontMatter} of sources) {
    byValue.set(frontMatter[key], [...(byValue.get(frontMatter[key]) ?? []), file]);
  }
  return [...byValue]
    .filter(([, files]) => files.length > 1)
    .map(([value, files]) => `${value}: ${files.join(', ')}`);
}

describe.each(sources.map((source) => [source.file, source] as const))('%s', (_, source) => {
  it('has the front matter of its kind', () => {
    const {frontMatter, kind} = source;
    const unknown = Object.keys(frontMatter).filter((key) => !KEYS[kind].includes(key));
    expect(unknown, `keys other than ${KEYS[kind].join(', ')}`).toEqual([]);
    // The build does not replace names of versions there.
    expect(JSON.stringify(frontMatter)).not.toMatch(VERSION_NAME);
    expect(String(frontMatter.title ?? '').length, 'characters of the title').toBeGreaterThan(2);
    const {length} = String(frontMatter.description ?? '');
    expect(length, 'characters of the description').toBeGreaterThanOrEqual(70);
    expect(length, 'characters of the description').toBeLessThanOrEqual(160);
  });

  it('follows STYLE.md', () => {
    expect(places(source, /^# /), 'a heading of level one').toEqual([]);
    expect(places(source, FILLERS), 'a word that STYLE.md forbids').toEqual([]);
    expect(places(source, UNFINISHED), 'an unfinished place').toEqual([]);
    expect(places(source, OTHER_ADMONITION), 'neither danger, warning nor tip').toEqual([]);
    const opened = places(source, /^ *:::+[a-z]/);
    expect(places(source, /^ *:::+ *$/).length, `closed of ${opened.join(', ')}`).toBe(
      opened.length,
    );
  });
});

it('are files that end in .mdx, which these tests read', () => {
  expect(globSync(['docs/**/*.md', 'blog/**/*.md'], {cwd: ROOT})).toEqual([]);
});

it('has no duplicate titles and descriptions', () => {
  expect(shared('title')).toEqual([]);
  expect(shared('description')).toEqual([]);
});

/** An origin for the addresses of pages, which are relative. */
const SITE = 'https://site.example';

/** Names that start with a small letter. */
const SMALL_NAMES = /^(amd64|aqua|argd|arm64|asdf|macOS|mise|shellcheck|shfmt|task|v\d)/;

/** The ids of a page. */
const idsOf = ({$}: Pick<BuiltPage, '$'>): string[] =>
  $('[id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');

/** The ids of each page, by its route without a closing slash. */
const idsByRoute = new Map(
  builtPages().map((page) => [page.route.replace(/\/$/, ''), new Set(idsOf(page))]),
);

/** Whether the site lacks the file, the page, or the place to which `address` leads from the page at `route`. */
function isBroken(address: string, route: string): boolean {
  const {origin, pathname, hash} = new URL(address, `${SITE}${route}`);
  if (origin !== SITE) return false;
  const file = decodeURI(pathname);
  const isFile = statSync(path.join(BUILD, file), {throwIfNoEntry: false})?.isFile();
  if (!isFile && !isBuilt(file)) return true;
  const ids = idsByRoute.get(file.replace(/\/$/, ''));
  return hash !== '' && ids !== undefined && !ids.has(decodeURIComponent(hash.slice(1)));
}

describe.each(builtPages().map((page) => [page.file, page] as const))('%s', (_, {$, route}) => {
  it('is in sidebars.ts if it is a page of the docs', () => {
    const isLost = $('html').is('.docs-doc-page') && $('.theme-doc-sidebar-container').length === 0;
    expect(isLost, 'a page that no sidebar contains').toBe(false);
  });

  it('has each id once', () => {
    const ids = idsOf({$});
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  });

  it('has no broken links and images, also in HTML, which the build does not check', () => {
    const addresses = $('a[href], img[src]')
      .toArray()
      .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '');
    expect(addresses.filter((address) => isBroken(address, route))).toEqual([]);
  });

  it('has a description, unless its address is unknown', () => {
    expect($('meta[name="description"]').attr('content') ?? '').toMatch(
      route === '/404.html' ? /^$/ : /./,
    );
  });

  it('has headings in order, starting with level one', () => {
    const levels = $('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map((element) => ({level: Number(element.tagName.slice(1)), text: $(element).text()}));
    const skipped = levels.filter(({level}, index) => level > (levels[index - 1]?.level ?? 0) + 1);
    expect(skipped, 'headings that skip a level').toEqual([]);
    expect(levels.filter(({level}) => level === 1).length).toBeLessThanOrEqual(1);
  });

  it('has no name of a version in place of the version', () => {
    expect($('main').text()).not.toMatch(VERSION_NAME);
  });

  it('has meaningful link texts', () => {
    const bare = $('main a')
      .toArray()
      // The name of an entry is a link to the entry, such as that of the field `link`.
      .filter((element) => !/#(?:.*[.-])?link$/.test($(element).attr('href') ?? ''))
      // The same applies to a key of a sample.
      .filter((element) => !$(element).is('.code-property'))
      .filter(
        (element) => EMPTY_TEXT.test($(element).text().trim()) && !$(element).attr('aria-label'),
      )
      .map((element) => `${$(element).text()} → ${$(element).attr('href')}`);
    expect(bare).toEqual([]);
  });

  it('has headings of tables that start with a capital letter, except for names', () => {
    const headings = $('thead th')
      .toArray()
      .filter((each) => !$(each).contents().first().is('code'))
      .map((each) => $(each).text().trim());
    const small = headings.filter((text) => /^[a-z]/.test(text) && !SMALL_NAMES.test(text));
    expect(small).toEqual([]);
  });

  it('has images with alternative texts, and diagrams with names', () => {
    const images = $('img').toArray();
    expect(images.filter((image) => $(image).attr('alt') === undefined).length).toBe(0);
    const drawings = $('svg[role="img"]').toArray();
    const unnamed = drawings.filter(
      (drawing) => !$(drawing).find('title').text() && !$(drawing).attr('aria-label'),
    );
    expect(unnamed.length).toBe(0);
  });

  it('contains its icon, and offers one size as a file', () => {
    // Chromium requests a file with no size or with several sizes too, before the largest paint.
    const icons = $('link[rel="icon"]').toArray();
    expect(icons.map((icon) => $(icon).attr('sizes') ?? '')).toEqual(['', '32x32']);
    expect($(icons[0]).attr('href')).toMatch(/^data:image\/svg\+xml,/);
  });

  it('does not request anything from other hosts', () => {
    const remote = $(
      'script[src],img[src],iframe[src],source[src],video[src],audio[src],embed[src]',
    )
      .toArray()
      .map((element) => $(element).attr('src') ?? '')
      .concat(
        $('link')
          .toArray()
          .filter((link) =>
            /stylesheet|preload|prefetch|preconnect|dns-prefetch|icon|manifest|modulepreload/.test(
              $(link).attr('rel') ?? '',
            ),
          )
          .map((link) => $(link).attr('href') ?? ''),
      )
      .filter((address) => /^(https?:)?\/\//.test(address));
    expect(remote).toEqual([]);
  });
});

it('links keys of samples to the entries of their fields', () => {
  const pages = builtPages();
  const leads = pages.flatMap(({$}) =>
    $('a.code-property')
      .toArray()
      .map((key) => ({name: $(key).text(), href: $(key).attr('href') ?? ''})),
  );
  const wrong = new Set<string>();
  const targets = new Set<string>();
  for (const {name, href} of leads) {
    const [address = '', id = ''] = href.split('#');
    const page = pages.find(({file}) => `/${file}` === `${address}index.html`);
    if (id.split('.').at(-1)?.replace('field-', '') !== name) wrong.add(`${name} → ${href}`);
    if (!targets.has(href) && page?.$(`[id="${id}"]`).length !== 1) wrong.add(href);
    targets.add(href);
  }
  expect([...wrong]).toEqual([]);
  expect([...targets]).toEqual(
    expect.arrayContaining([
      '/docs/reference/config/#field-packages.update.enabled',
      '/docs/reference/registry-config/fields/#field-packages.asset',
      '/docs/reference/registry-config/overrides/#field-packages.overrides.goos',
      '/docs/reference/security/policy-as-code/#field-registries.type',
    ]),
  );
});

it('has no style sheet with requests to other hosts', () => {
  const files = globSync('build/assets/**/*.css', {cwd: ROOT});
  expect(files).not.toEqual([]);
  const remote = files.filter((file) =>
    /url\(["']?(https?:)?\/\//.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(remote).toEqual([]);
});

it('has two feedback links on each page of the docs and each post, whose issues contain the page', () => {
  const pages = builtPages().filter(({$}) => $('html').is('.docs-doc-page, .blog-post-page'));
  const posts = pages.filter(({$}) => $('html').is('.blog-post-page'));
  expect(posts).toHaveLength(globSync('blog/*.mdx', {cwd: ROOT}).length);
  expect(pages.length - posts.length).toBeGreaterThan(130);
  const version = currentFacts(ROOT).tool.version;
  const wrong = pages.filter(({$, route}) => {
    const bodies = $('a[href*="/issues/new?"]')
      .toArray()
      .map((link) => new URL($(link).attr('href') ?? '').searchParams.get('body') ?? '')
      .filter((body) => body.includes(`Version: aqua ${version}\n`));
    const isNamed = bodies.every((body) =>
      new RegExp(`^Page: https://[^/]+${route}/?$`, 'm').test(body),
    );
    const hasNoSection =
      $('html').is('.docs-doc-page') && $('.theme-doc-breadcrumbs li').length < 3;
    const hasSection = hasNoSection || /^Section: /m.test(bodies[0] ?? '');
    return bodies.length !== 2 || !isNamed || !hasSection;
  });
  expect(wrong.map(({file}) => file)).toEqual([]);
});
