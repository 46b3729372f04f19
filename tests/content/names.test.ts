import {expect, it} from 'vitest';
import {engineOfBuild, placesFor} from '../../plugins/search/built-engine';
import {ALL_NAMES, isAbout, type Place, typed} from '../names';
import {BUILD, builtPages} from './build';

/*
 * For every name of the tool, as a reader types it, the first hit is its own entry. tests/walks/names.spec.ts
 * tests that the browser shows the entry.
 */

const engine = engineOfBuild(BUILD);
const clean = (text: string) => text.replace(/\u200b/g, '').trim();

/** The place at a URL. @throws if the page or the element does not exist */
function placeAt(path: string): Place {
  const [route = '', id] = path.split('#');
  const page = builtPages().find(
    (each) => each.route.replace(/\/$/, '') === route.replace(/\/$/, ''),
  );
  if (!page) throw new Error(`${route} does not exist`);
  const {$} = page;
  const HEADINGS = 'h1, h2, h3, h4, h5, h6';
  const title = clean($('h1').first().text());
  if (id === undefined) return {path, title, text: title};
  const element = $(`[id="${decodeURIComponent(id)}"]`);
  if (element.length !== 1) throw new Error(`${path} does not exist`);
  const name = element.is(HEADINGS) ? element : element.find(`dt, ${HEADINGS}`).first();
  return {path, title, text: clean(name.text())};
}

const kinds = [...new Set(ALL_NAMES.map(({kind}) => kind))];

it('has names of every kind', () => {
  for (const kind of kinds) {
    expect(ALL_NAMES.filter((each) => each.kind === kind).length, kind).toBeGreaterThan(20);
  }
});

it.each(kinds)('the first hit of a %s is its entry', async (kind) => {
  const wrong: string[] = [];
  for (const name of ALL_NAMES.filter((each) => each.kind === kind)) {
    const [first] = await placesFor(engine, typed(name.name));
    const place = first === undefined ? undefined : placeAt(first);
    if (!place || !isAbout(name, place)) wrong.push(`${name.name}: ${JSON.stringify(place)}`);
  }
  expect(wrong).toEqual([]);
});
