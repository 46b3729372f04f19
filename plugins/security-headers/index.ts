import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import type {SearchSetup} from '../search/environment';
import {headerFile} from './headers';
import {inlineOf} from './inline';
import {policyOf, searchHosts, withPolicy} from './policy';

/**
 * Writes a content security policy into each built page, and the file `_headers` for hosts that send
 * headers. The configuration lists it first, and its `postBuild` awaits nothing, so that later plugins read
 * pages that already contain the policy.
 *
 * @throws during the build, if a page has an inline handler or does not declare its encoding
 */
export default function securityHeaders({baseUrl}: LoadContext, search: SearchSetup): Plugin<void> {
  const hosts = searchHosts(search);
  return {
    name: 'security-headers',

    async postBuild({outDir}) {
      const pages = globSync('**/*.html', {cwd: outDir}).map((name) => {
        const html = readFileSync(path.join(outDir, name), 'utf8');
        return {name, html, inline: inlineOf(html)};
      });
      for (const {name, html, inline} of pages) {
        if (inline.handlers.length > 0) {
          throw new Error(
            `${name} has ${inline.handlers.join(', ')}, which the content security policy blocks: ` +
              'listen to the event in a script or a component instead.',
          );
        }
        try {
          const policy = policyOf([inline], hosts, {inHeader: false});
          writeFileSync(path.join(outDir, name), withPolicy(html, policy, inline));
        } catch (cause) {
          throw new Error(`${name} cannot be given a policy: ${(cause as Error).message}`, {cause});
        }
      }
      const inlines = pages.map(({inline}) => inline);
      const policy = policyOf(inlines, hosts, {inHeader: true});
      writeFileSync(path.join(outDir, '_headers'), headerFile(policy, baseUrl));
    },
  };
}
