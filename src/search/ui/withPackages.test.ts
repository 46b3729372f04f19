import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {type Answer, type Hit, PACKAGES_AREA, type SearchEngine, type Segment} from '../answer';
import {withPackages} from './withPackages';

/** A hit whose headings are these; a matching part is in brackets. */
const hit = (url: string, ...headings: string[]): Hit => ({
  id: url.startsWith('/packages/') ? `package ${headings[0]}` : url,
  kind: url.includes('#') ? 'heading' : 'page',
  url: `https://example.com${url}`,
  area: url.startsWith('/packages/') ? PACKAGES_AREA : 'Docs',
  headings: headings.map((heading) =>
    heading
      .split(/(\[.+?\])/)
      .filter(Boolean)
      .map((text): Segment => ({text: text.replace(/[[\]]/g, ''), isMatch: text.startsWith('[')})),
  ),
  text: [],
});
const packageHit = (name: string): Hit => hit(`/packages/${name}`, name);

const KUBECTL = packageHit('kubernetes/kubectl');
const UNRELATED = hit('/docs/install', 'Install');

const answering = (hits: Hit[], isSubject?: boolean): SearchEngine => ({
  addsTexts: true,
  prepare: () => Promise.resolve(),
  suggest: () => Promise.resolve([]),
  search: ({query, page = 0}) =>
    Promise.resolve({
      query,
      hits,
      count: hits.length,
      page,
      pageCount: 2,
      isSubject,
    } satisfies Answer),
});
const request = (query: string, page = 0) => ({
  query,
  page,
  filters: {language: 'en', tags: []},
  snippetWords: 10,
});
const idsFor = async (engine: SearchEngine, query: string, page?: number) =>
  (await engine.search(request(query, page))).hits.map(({id}) => id);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The first pages for some names, from the engine of the site, and the packages that have these names. */
const NAMES: Record<string, {pages: Hit[]; isSubject: boolean; packages: string[]; named: number}> =
  {
    terraform: {
      pages: [
        hit(
          '/docs/reference/config/version-expr',
          'Read a version from another file: version_expr',
        ),
        hit('/docs/trouble-shooting#tls', 'Troubleshooting', 'TLS error OSStatus -26276'),
        hit('/docs/faq#terraform', 'Frequently asked questions', 'Can aqua install [Terraform]?'),
      ],
      isSubject: false,
      packages: ['hashicorp/terraform', 'tfutils/tfenv', 'terraform-docs/terraform-docs'],
      named: 2,
    },
    gh: {
      pages: [
        hit(
          '/docs/reference/security/github-artifact-attestations',
          'GitHub artifact attestations',
        ),
        hit('/docs/install#with-github-cli', 'Install aqua', 'Verify a release', 'With [gh]'),
      ],
      isSubject: false,
      packages: ['cli/cli'],
      named: 1,
    },
    node: {
      pages: [
        hit('/docs/reference/nodejs-support', 'Manage [Node].js with aqua'),
        hit('/docs/reference/nodejs-support#version', 'Manage [Node].js with aqua', 'From .nvmrc'),
      ],
      isSubject: true,
      packages: ['nodejs/node', 'aws/eks-hybrid'],
      named: 1,
    },
    vacuum: {
      pages: [
        hit('/docs/guides/vacuum', 'Remove packages you no longer use'),
        hit('/docs/guides/vacuum#run', 'Remove packages you no longer use', 'Run aqua [vacuum]'),
      ],
      isSubject: true,
      packages: ['daveshanley/vacuum'],
      named: 1,
    },
    'nodejs/node': {
      pages: [hit('/docs/reference/nodejs-support', 'Manage [Node].js with aqua')],
      isSubject: true,
      packages: ['nodejs/node'],
      named: 1,
    },
  };

it.each([
  ['terraform', ['hashicorp/terraform', 'tfutils/tfenv', 'terraform-docs/terraform-docs', 'page']],
  ['gh', ['cli/cli', 'page', 'page']],
  ['node', ['page', 'nodejs/node', 'page']],
  ['vacuum', ['page', 'daveshanley/vacuum', 'page']],
  ['nodejs/node', ['nodejs/node', 'page']],
])(
  'puts the package %s first, or second if the first page is about the word',
  async (query, order) => {
    const {pages, isSubject, packages, named} = NAMES[query] as (typeof NAMES)[string];
    const find = async () => ({hits: packages.map(packageHit), named});
    const ids = await idsFor(withPackages(answering(pages, isSubject), find), query);
    const shown = ids.map((id) => (id.startsWith('package ') ? id.slice(8) : 'page'));
    expect(shown.slice(0, order.length)).toEqual(order);
    expect(ids.filter((id) => !id.startsWith('package '))).toEqual(pages.map(({id}) => id));
  },
);

it.each([
  ['scaffold', 'Scaffold a definition', true],
  ['yarn', 'corepack, yarn, and pnpm', true],
  ['air', 'Air-gapped machines', false],
  ['micro', 'Microsoft Defender', false],
])('reads the headings of the first page, for %s: %s', async (query, heading, isPageFirst) => {
  const find = async () => ({hits: [KUBECTL], named: 1});
  const page = hit('/docs/page#heading', 'Page', heading);
  const ids = await idsFor(withPackages(answering([page, UNRELATED], false), find), query);
  expect(ids.indexOf(KUBECTL.id)).toBe(isPageFirst ? 1 : 0);
});

it('adds packages if there are no pages', async () => {
  const find = async () => ({hits: [KUBECTL], named: 1});
  expect(await idsFor(withPackages(answering([]), find), 'kubectl')).toEqual([KUBECTL.id]);
});

it('adds nothing to later pages of hits, for several words, and for the start of a name', async () => {
  const find = vi.fn().mockResolvedValue({hits: [KUBECTL], named: 1});
  const engine = withPackages(answering([UNRELATED]), find);
  expect(await idsFor(engine, 'kubectl', 1)).toEqual([UNRELATED.id]);
  expect(await idsFor(engine, 'upgrade kubectl')).toEqual([UNRELATED.id]);
  expect(await idsFor(engine, 'install kubectl and helm')).toEqual([UNRELATED.id]);
  expect(find).not.toHaveBeenCalled();
  find.mockResolvedValue({hits: [KUBECTL], named: 0});
  expect(await idsFor(engine, 'kubect')).toEqual([UNRELATED.id]);
});

it.each(['install kubectl', 'add kubectl to aqua.yaml', 'How do I install kubectl with aqua?'])(
  'puts the package first for %s, without similar packages',
  async (query) => {
    const find = vi.fn().mockResolvedValue({hits: [KUBECTL, packageHit('a/similar')], named: 1});
    const ids = await idsFor(withPackages(answering([UNRELATED]), find), query);
    expect(find).toHaveBeenCalledWith('kubectl');
    expect(ids).toEqual([KUBECTL.id, UNRELATED.id]);
  },
);

it('does not wait for packages that are late, and does not add them to a later answer', async () => {
  const late = new Promise<never>(() => undefined);
  const engine = withPackages(answering([UNRELATED]), () => late);
  const ids = idsFor(engine, 'kubectl');
  await vi.advanceTimersByTimeAsync(300);
  expect(await ids).toEqual([UNRELATED.id]);
  expect(await idsFor(engine, 'kubectl')).toEqual([UNRELATED.id]);
});
