import {createRequire} from 'node:module';
import postcss from 'postcss';
import {expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/folder';
import {withoutUnusedRules} from './unusedCss';

const infima = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');

/** The classes that are kept of `names` in the style sheet `from`, in a site that contains `text` in `file`. */
async function keptOf(
  names: string[],
  file: string,
  text: string,
  from = infima,
): Promise<string[]> {
  const site = testFolder({'docusaurus.config.ts': '', [file]: text});
  const css = names.map((name) => `.${name}{color:red}`).join('');
  const result = await postcss([withoutUnusedRules(site)]).process(css, {from});
  return names.filter((name) => result.css.includes(`.${name}{`));
}

it.each([
  ['docs/a.mdx', '<p className="hero badge--success" />'],
  ['docs/a.mdx', "<p className='hero badge--success' />"],
  ['docs/a.md', '<p class="hero badge--success"></p>'],
  ['docs/a.mdx', "<p className={'hero badge--success'} />"],
  ['docs/a.mdx', '<p className={`hero badge--success`} />'],
  ['docs/a.mdx', "<p\n  className={clsx(\n    'hero',\n    ok && 'badge--success',\n  )}\n/>"],
  ['docs/a.mdx', "export const kinds = ['hero', 'badge--success'];"],
  ['docs/a.mdx', '---\nsidebar_class_name: hero badge--success\n---\n'],
  ['docs/sub/_category_.json', '{"className": "hero badge--success"}'],
  ['docs/sub/_category_.yml', 'className: hero badge--success'],
  ['sidebars.ts', "export default {a: [{className: 'hero badge--success'}]};"],
  ['sidebars.js', 'module.exports = {a: [{className: `hero badge--success`}]};'],
  ['versioned_docs/version-1/a.md', '---\nsidebar_class_name: hero badge--success\n---\n'],
  ['versioned_sidebars/version-1-sidebars.json', '{"a": [{"className": "hero badge--success"}]}'],
  ['blog/a.md', '<p class="hero badge--success"></p>'],
  ['src/pages/a.md', '<p class="hero badge--success"></p>'],
  ['src/Part.jsx', '<p className="hero badge--success" />'],
  ['docs/_part.tsx', '<p className="hero badge--success" />'],
  ['i18n/fr/docusaurus-plugin-content-docs/current/a.md', '<p class="hero badge--success"></p>'],
])('keeps the classes in %s: %s', async (file, text) => {
  expect(await keptOf(['hero', 'badge--success', 'pills'], file, text)).toEqual([
    'hero',
    'badge--success',
  ]);
});

it('does not keep classes whose names are words of the prose', async () => {
  const prose = "The publisher's hero has a card. It's in `pills`, a class of the user's table.";
  expect(await keptOf(['hero', 'card', 'pills'], 'docs/a.mdx', prose)).toEqual([]);
});

it('keeps all classes of other style sheets, also in a folder whose name contains that of Infima', async () => {
  const own = '/home/me/infima-docs/src/css/custom.css';
  expect(await keptOf(['hero'], 'docs/a.mdx', '', own)).toEqual(['hero']);
});
