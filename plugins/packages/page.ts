/** The pages of packages as HTML, from one template. Pure functions. */
import {packagePath} from '../../src/packages/address.ts';
import {highlight} from '../highlight/html.ts';
import {Html, html} from './html.ts';
import {type Catalog, type Change, type Package, PLATFORMS, type Platform} from './schema.ts';
import {
  isSource,
  listed,
  PLATFORM_NAMES,
  TYPE_NAMES,
  typePage,
  VERIFICATION_WORDS,
  verificationText,
  verifiedBy,
} from './words.ts';

/** The parts of a page, for the frame of the site. */
export interface PageParts {
  readonly title: string;
  readonly description: string;
  /** The HTML inside `main`. */
  readonly content: string;
}

const REGISTRY = 'https://github.com/aquaproj/aqua-registry';

/** The number of commands that a page shows; the rest is collapsed. */
const FEW_COMMANDS = 12;

/** The number of table rows that a page shows; the rest is collapsed. */
const FEW_CHANGES = 6;

/** The URL of the definition of a package. */
export const definitionUrl = (name: string, release: string): string =>
  `${REGISTRY}/blob/${release}/pkgs/${encodeURI(name).replaceAll('#', '%23')}/registry.yaml`;

/** The repository of a package on GitHub, if it has one. */
export const repositoryUrl = ({name, repository}: Package): string | undefined =>
  repository === false ? undefined : `https://github.com/${repository ?? name}`;

/** Another site of a package, if it has one. */
export const siteOf = (each: Package): string | undefined =>
  each.link ??
  (repositoryUrl(each) === undefined && each.go ? `https://pkg.go.dev/${each.go}` : undefined);

/** The description of a package that has no summary of ours. */
const plainSummary = ({commands}: Package): string =>
  `Installs the ${commands.length === 1 ? 'command' : 'commands'} ${listed(commands.slice(0, 3))}${
    commands.length > 3 ? ` and ${commands.length - 3} more` : ''
  }.`;

/** The lines of `aqua.yaml` that declare a package. */
export function entryOf({
  name,
  version,
  vars = [],
}: Pick<Package, 'name' | 'version' | 'vars'>): string {
  const entry = name.includes('#')
    ? `packages:\n  - name: "${name}"\n    version: ${version}\n`
    : `packages:\n  - name: ${name}@${version}\n`;
  if (vars.length === 0) return entry;
  return `${entry}    vars:\n${vars.map((each) => `      ${each}: "" # set it\n`).join('')}`;
}

const shellWord = (word: string): string => (/^[\w@%+=:,./~-]+$/.test(word) ? word : `'${word}'`);

/** A sample that a reader can copy. */
export interface Line {
  readonly use: 'project' | 'entry' | 'links' | 'global' | 'once';
  readonly label: string;
  readonly code: string;
  /** The name of the file that it belongs in; undefined for a command. */
  readonly file?: string;
}

/** A version that is a commit: the repository has no tags that aqua could list. */
const COMMIT = /^[0-9a-f]{40}$/;

/** The samples of a package, each with its purpose. */
export function linesOf(each: Package): Line[] {
  const command = shellWord(each.commands[0] ?? '');
  const entry = {use: 'entry', code: entryOf(each), file: 'aqua.yaml'} as const;
  const once: Line = {
    use: 'once',
    label: 'Run it without a link',
    code: `aqua exec -- ${command} --help`,
  };
  // `aqua g` writes no variables, and aqua ignores the entry until they are set.
  if (each.vars) {
    return [
      {...entry, label: 'Write the entry'},
      {use: 'links', label: 'Create the links', code: 'aqua i -l -a'},
      once,
    ];
  }
  // Without a list of versions, `aqua g` would write "[SET PACKAGE VERSION]".
  const hasVersions =
    !COMMIT.test(each.version) &&
    !each.unlisted &&
    (each.repository !== false || each.go !== undefined || each.crate !== undefined);
  const name = shellWord(hasVersions ? each.name : `${each.name}@${each.version}`);
  return [
    {use: 'project', label: 'In a project', code: `aqua g -i ${name}\naqua i -l`},
    {...entry, label: 'Or write the entry'},
    {use: 'global', label: 'For every directory', code: `aqua g -g -i ${name}\naqua i -l -a`},
    once,
  ];
}

/** A block of code with a button that copies it. */
const block = ({code, file}: Line): Html => html`
<div class="theme-code-block">
${file !== undefined && html`<div class="code-head">${file}</div>`}
<pre tabindex="0"><code>${new Html(highlight(code, file ? 'yaml' : 'sh').replaceAll('\n', '&#10;'))}</code></pre>
<button type="button" class="code-copy"><span aria-live="polite">Copy</span><span class="visually-hidden"> code</span></button>
</div>`;

/** Pieces of HTML or text, with `separator` between them. */
const joined = (parts: readonly (Html | string)[], separator: string): Html =>
  html`${parts.map((part, index) => html`${index > 0 && separator}${part}`)}`;

const code = (text: string): Html => html`<code>${text}</code>`;
const codes = (texts: readonly string[]): Html => joined(texts.map(code), ' ');

/** The collapsed rest of a list, if there is one. */
const more = (label: string, rest: Html | false): Html | false =>
  rest && html`<details class="package-more"><summary>${label}</summary>${rest}</details>`;

/** A note about the file of a platform; `file` is another file for the same platform. */
export function platformNotes(
  each: Pick<Package, 'emulated' | 'musl' | 'files'>,
  platform: Platform,
): {readonly text: string; readonly file?: string}[] {
  const build = platform.startsWith('darwin')
    ? 'the Intel build, through Rosetta 2'
    : 'the x86-64 build, emulated';
  const file = each.files?.[`${platform}/musl`];
  return [
    ...(each.emulated?.includes(platform) ? [{text: build}] : []),
    ...(each.musl?.includes(platform)
      ? [
          file
            ? {text: 'with musl (Alpine): ', file}
            : {text: 'built for musl: also runs on Alpine'},
        ]
      : []),
  ];
}

/** What aqua downloads on a platform, without a file: sources that it builds, or an archive. */
export function sourcesOf({types}: Pick<Package, 'types'>): string {
  const source = types.find(isSource);
  return source ? TYPE_NAMES[source].replace('Built', 'built') : "the repository's source archive";
}

/** What aqua downloads on a platform: a file, sources, or nothing. */
function platformRow(each: Package, platform: Platform): Html {
  const [os, arch] = platform.split('/');
  const isSupported = each.platforms.includes(platform);
  const file = each.files?.[platform];
  const notes = platformNotes(each, platform).map(
    (note) => html`${note.text}${note.file !== undefined && code(note.file)}`,
  );
  const what = file ? code(file) : sourcesOf(each);
  const noted = notes.length > 0 && html`<span class="package-note">${joined(notes, '; ')}</span>`;
  return html`<tr${!isSupported && html` class="package-unsupported"`}>
<th scope="row">${PLATFORM_NAMES[platform]} <span class="package-soft">${os}/${arch}</span></th>
<td>${isSupported ? [what, noted] : 'not supported'}</td>
</tr>`;
}

function verification(each: Package, base: string): Html {
  const kinds = each.verification ?? [];
  const link = (page: string, text: string) => html`<a href="${base}${page.slice(1)}">${text}</a>`;
  if (each.types.every(isSource)) {
    const cargo = each.types.includes('cargo');
    return html`<p>${
      cargo ? 'Cargo' : 'Go'
    } builds this package from source on your machine, so there is no published executable to verify. ${link(
      '/docs/reference/security/checksum',
      'What aqua never verifies',
    )} describes the consequences.</p>`;
  }
  if (kinds.length === 0) {
    return html`<p>The definition contains neither a checksum file nor a signature. With ${link(
      '/docs/guides/checksum',
      'checksum verification',
    )} on, aqua records the checksum of the first download and rejects different files later.</p>`;
  }
  return html`<ul>${kinds.map((kind) => {
    const {name, page} = VERIFICATION_WORDS[kind];
    return html`<li>${link(page, name)}: ${verificationText(kind, each)}</li>`;
  })}</ul>`;
}

/** Phrases that describe how older versions differ. */
function changePhrases(change: Change, newest: Package): (Html | string)[] {
  if (change.none) return ['not installable: the definition contains no file'];
  const phrases: (Html | string)[] = [];
  if (change.types) phrases.push(listed(change.types.map((type) => TYPE_NAMES[type])));
  if (change.commands) phrases.push(html`installs ${codes(change.commands)}`);
  if (change.platforms) {
    const without = newest.platforms.filter((each) => !change.platforms?.includes(each));
    const extra = change.platforms.filter((each) => !newest.platforms.includes(each));
    if (without.length > 0) phrases.push(html`without ${codes(without)}`);
    if (extra.length > 0) phrases.push(html`also for ${codes(extra)}`);
  }
  if (change.verification) phrases.push(verifiedBy(change.verification));
  return phrases.length > 0 ? phrases : ['same as the newest version'];
}

/** Long lists of versions are shortened: the definition contains all of them. */
const short = (text: string): string => (text.length > 120 ? `${text.slice(0, 117)}…` : text);

function changesTable(changes: readonly Change[], newest: Package): Html {
  return html`<div class="package-scroll" tabindex="0" role="region" aria-label="Older versions"><table class="package-table">
<thead><tr><th scope="col">Versions</th><th scope="col">What differs</th></tr></thead>
<tbody>${changes.map(
    (change) =>
      html`<tr><th scope="row">${change.versions ?? code(short(change.constraint ?? ''))}</th><td>${joined(changePhrases(change, newest), '; ')}</td></tr>`,
  )}</tbody></table></div>`;
}

function changesSection(each: Package): Html | false {
  const {changes} = each;
  if (!changes) return false;
  const rest = changes.slice(0, -FEW_CHANGES);
  // The latest changes are at the end of a definition, and concern the most readers.
  return html`<section><h2 id="versions">Older versions</h2>
<p>The table shows what differs from ${each.version}. A single version is an exception to the range around it.</p>
${changesTable(changes.slice(-FEW_CHANGES), each)}
${more(`${rest.length} more`, rest.length > 0 && changesTable(rest, each))}</section>`;
}

/** What the samples of a package do and need. */
function installNote({vars, unlisted}: Package, baseUrl: string): Html {
  const path = html`<a href="${baseUrl}docs/install">aqua on your PATH</a>`;
  const configuration = html`<a href="${baseUrl}docs/tutorial/">an <code>aqua.yaml</code></a>`;
  const global = html`<a href="${baseUrl}docs/tutorial/global-config">a global configuration file</a>`;
  if (vars) {
    const isOne = vars.length === 1;
    return html`The definition requires ${isOne ? 'a value' : 'values'} for ${codes(vars)} (<a href="${baseUrl}docs/reference/registry-config/vars">variables</a>), and <code>aqua g</code> writes none. Write the entry in ${configuration} or in ${global}, and replace the empty ${isOne ? 'value' : 'values'}. In the table below, <code>VALUE</code> represents ${isOne ? 'it' : 'each of them'}. aqua installs the tool when you first run its command. All commands need ${path}.`;
  }
  return html`Whether you use <code>aqua g</code> or write the entry yourself, run <code>aqua i -l</code> to create the link to the command. aqua installs the tool when you first run its command. All commands need ${path}. The first sample needs ${configuration}, the third ${global}, and the last the entry in one of them.${
    unlisted &&
    html` aqua cannot list the versions of this package, because ${
      unlisted === 'filter'
        ? html`a <a href="${baseUrl}docs/reference/registry-config/version-filter"><code>version_filter</code></a> in its definition is invalid`
        : html`no <a href="${baseUrl}docs/reference/registry-config/version-overrides"><code>version_constraint</code></a> in its definition is true`
    }. The samples therefore name the version.`
  }`;
}

const fact = (name: string, value: Html | string | false): Html | false =>
  value !== false && html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

/** The page of a package. */
export function packagePage(
  each: Package,
  {release: {release, tool}, purposes}: Pick<Catalog, 'release' | 'purposes'>,
  baseUrl: string,
): PageParts {
  const repository = repositoryUrl(each);
  const path = packagePath(each.name, baseUrl);
  const labels = new Map(purposes.map(({id, label}) => [id, label]));
  const cut = each.name.lastIndexOf('/') + 1;
  const few = each.commands.slice(0, FEW_COMMANDS);
  const hidden = each.commands.slice(FEW_COMMANDS);
  const link = siteOf(each);
  const types = each.types.map(
    (type) => html`<a href="${baseUrl}${typePage(type).slice(1)}">${TYPE_NAMES[type]}</a>`,
  );
  const summary = each.summary ?? plainSummary(each);

  const content = html`
<nav class="package-trail" aria-label="Breadcrumbs"><a href="${baseUrl}packages/">Packages</a></nav>
<article class="package">
<header>
<h1><span class="package-soft">${each.name.slice(0, cut)}<wbr></span>${each.name.slice(cut)}</h1>
<p class="package-lead">${summary}</p>
${
  each.purposes.length > 0 &&
  html`<ul class="package-purposes" aria-label="Purposes">${each.purposes.map(
    (id) => html`<li><a href="${baseUrl}packages/?purpose=${id}">${labels.get(id) ?? id}</a></li>`,
  )}</ul>`
}
</header>
<div class="package-columns">
<div>
<section><h2 id="install">Install it</h2>
<dl class="package-lines">${linesOf(each).map(
    (line) => html`<div><dt>${line.label}</dt><dd>${block(line)}</dd></div>`,
  )}</dl>
<p class="package-soft">${installNote(each, baseUrl)}</p>
</section>
</div>
<aside class="package-facts" aria-label="Facts"><dl>
${fact(each.commands.length === 1 ? 'Command' : 'Commands', html`${codes(few)}${more(`${hidden.length} more`, hidden.length > 0 && codes(hidden))}`)}
${fact('Newest known version', each.version)}
${fact('Comes from', joined(types, ', '))}
${fact('Repository', repository !== undefined && html`<a href="${repository}">${repository.replace('https://', '')}</a>`)}
${fact('Site', link !== undefined && html`<a href="${link}">${link.replace(/^https?:\/\//, '').replace(/\/$/, '')}</a>`)}
${fact('Crate', each.crate !== undefined && code(each.crate))}
${fact('Other names', each.aliases !== undefined && codes(each.aliases))}
${fact('Definition', html`<a href="${definitionUrl(each.name, release)}">registry.yaml</a> in ${release}`)}
${fact('For programs', html`<a href="${path}.json">JSON</a>, <a href="${path}.md">Markdown</a>`)}
</dl>
<p class="package-soft">Derived by aqua ${tool} from the <a href="${baseUrl}docs/reference/registry">Standard Registry</a>.</p>
</aside>
<div>
<section><h2 id="platforms">Platforms</h2>
<div class="package-scroll" tabindex="0" role="region" aria-label="Platforms"><table class="package-table">
<thead><tr><th scope="col">Platform</th><th scope="col">What aqua installs at ${each.version}</th></tr></thead>
<tbody>${PLATFORMS.map((platform) => platformRow(each, platform))}</tbody></table></div>
</section>
<section><h2 id="verification">Verification</h2>
${verification(each, baseUrl)}
</section>
${changesSection(each)}
</div>
</div>
</article>`;
  return {
    title: each.name,
    description: `${summary} Install ${each.name} with aqua: the lines to copy, its platforms, and how it is verified.`,
    content: content.text.trim(),
  };
}

/** The plain list that contains a package: a letter, or `0-9`. */
const letterOf = (name: string): string =>
  /^[a-z]/i.test(name) ? name.charAt(0).toLowerCase() : '0-9';

/** The plain lists that are not empty. */
export const lettersOf = ({packages}: Pick<Catalog, 'packages'>): string[] =>
  [...new Set(packages.map(({name}) => letterOf(name)))].sort();

const listItem = (each: Package, baseUrl: string): Html => html`<li>
<a href="${packagePath(each.name, baseUrl)}">${each.name}</a>
<span class="package-commands">${codes(each.commands.slice(0, 4))}${each.commands.length > 4 && ' …'}</span>
${each.summary !== undefined && html`<span class="package-summary">${each.summary}</span>`}
</li>`;

/** The links to all plain lists. */
export function letterLinks(catalog: Catalog, baseUrl: string, current?: string): Html {
  return html`<nav class="package-letters" aria-label="Packages by their first letter"><ul>${lettersOf(
    catalog,
  ).map(
    (letter) =>
      html`<li><a href="${baseUrl}packages/a-z/${letter}"${letter === current && html` aria-current="page"`}>${letter.toUpperCase()}</a></li>`,
  )}</ul></nav>`;
}

/** A page of the plain list: packages whose names begin with `letter`. */
export function letterPage(letter: string, catalog: Catalog, baseUrl: string): PageParts {
  const own = catalog.packages.filter(({name}) => letterOf(name) === letter);
  const label = letter === '0-9' ? 'a digit or a symbol' : `the letter ${letter.toUpperCase()}`;
  const content = html`
<nav class="package-trail" aria-label="Breadcrumbs"><a href="${baseUrl}packages/">Packages</a></nav>
<article class="package">
<h1>Packages, ${letter.toUpperCase()}</h1>
<p class="package-lead">${own.length} of ${catalog.packages.length.toLocaleString('en')} packages in the Standard Registry ${catalog.release.release} begin with ${label}.</p>
${letterLinks(catalog, baseUrl, letter)}
<ul class="package-list">${own.map((each) => listItem(each, baseUrl))}</ul>
</article>`;
  return {
    title: `Packages, ${letter.toUpperCase()}`,
    description: `Packages in aqua's Standard Registry that begin with ${label}, with their commands and what each one does.`,
    content: content.text.trim(),
  };
}
