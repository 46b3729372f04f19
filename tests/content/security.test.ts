import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {hashOf, inlineOf} from '../../plugins/security-headers/inline';
import {readHeaderRules} from '../../scripts/preview/headers';
import {BUILD, builtPages} from './build';

/** The sources of a policy by directive. */
const directivesOf = (policy: string) =>
  new Map(
    policy.split('; ').map((each) => {
      const [name = '', ...sources] = each.split(' ');
      return [name, sources];
    }),
  );

/** One of this many pages of packages, which have one template, is tested. */
const SAMPLED = 100;

const packagePages = globSync('packages/*/**/index.html', {cwd: BUILD})
  .sort()
  .filter((_, index) => index % SAMPLED === 0)
  .map((file) => ({file, $: load(readFileSync(path.join(BUILD, file), 'utf8'))}));

const pages = [...builtPages(), ...packagePages];

const policies = pages.map(({file, $}) => {
  const meta = $('meta[http-equiv="Content-Security-Policy"]');
  return {file, meta, directives: directivesOf(meta.attr('content') ?? '')};
});

describe('the content security policy', () => {
  it('is tested for pages of packages, too', () => {
    expect(packagePages.length).toBeGreaterThan(20);
  });

  it('is in every page, before everything to which it applies', () => {
    const without = policies.filter(
      ({meta}) => meta.length !== 1 || meta.prevAll('script, link, style').length > 0,
    );
    expect(without.map(({file}) => file)).toEqual([]);
  });

  it('allows all inline parts of the page, and no others', () => {
    const found: string[] = [];
    for (const {file, directives} of policies) {
      const {scripts, styles, attributes, handlers} = inlineOf(
        readFileSync(path.join(BUILD, file), 'utf8'),
      );
      const allowed = [
        ...(directives.get('script-src') ?? []),
        ...(directives.get('style-src') ?? []),
      ];
      for (const text of [...scripts, ...styles, ...attributes]) {
        if (!allowed.includes(hashOf(text))) found.push(`${file}: ${text.slice(0, 80)}`);
      }
      if (handlers.length > 0) found.push(`${file}: ${handlers}`);
      const hashes = allowed.filter((source) => source.startsWith("'sha256-"));
      expect(hashes.length, file).toBe(new Set([...scripts, ...styles, ...attributes]).size);
      expect(allowed.join(), file).not.toMatch(/unsafe-(inline|eval)|\*/);
    }
    expect(found).toEqual([]);
  });

  it('applies only to style attributes of the framework', () => {
    const attributes = pages.flatMap(({$, file}) =>
      $('[style]')
        .get()
        // The icon sprite of Docusaurus.
        .filter(({parent}) => !(parent as {name?: string} | null)?.name?.match(/^body$/))
        .map((element) => `${file}: ${$(element).attr('style')}`),
    );
    expect(attributes).toEqual([]);
  });

  it('is the same for all pages in the header file, with frame-ancestors', () => {
    const [rule] = readHeaderRules(readFileSync(path.join(BUILD, '_headers'), 'utf8'));
    expect(rule?.path).toBe('/*');
    const header = directivesOf(new Map(rule?.headers).get('Content-Security-Policy') ?? '');
    expect(header.get('frame-ancestors')).toEqual(["'none'"]);
    for (const {file, directives} of policies) {
      for (const [name, sources] of directives) {
        expect(header.get(name), `${file}, ${name}`).toEqual(expect.arrayContaining(sources));
      }
    }
  });
});

describe('the third-party notices', () => {
  const notices = readFileSync(path.join(BUILD, 'third-party-notices.txt'), 'utf8');

  it('list the packages in the scripts and styles, with their licenses', () => {
    const listed = [...notices.matchAll(/^((?:@[^@\s/]+\/)?[^@\s/]+)@\d\S* \([^)]+\)$/gm)];
    expect(listed.length).toBeGreaterThan(20);
    expect(listed.map(([, name]) => name)).toEqual(
      expect.arrayContaining(['@docusaurus/theme-classic', 'infima', 'react', 'react-dom']),
    );
    expect(notices.match(/^Copyright /gm)?.length).toBeGreaterThan(10);
  });

  it('are linked in the footer of each page', () => {
    const without = pages.filter(
      ({$}) => $('footer.footer a[href="/third-party-notices.txt"]').length !== 1,
    );
    expect(without.map(({file}) => file)).toEqual([]);
  });
});
