import {expect, it} from 'vitest';
import {engineOfBuild, placesFor} from '../../scripts/search/built-engine';
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

/** The last two parts of a dotted name: `checksum.enabled`. */
const lastTwo = (name: string) => name.replaceAll('[]', '').split('.').slice(-2).join('.');

it.each(['.', ' '])('a field is found by its last two parts with %j between them', async (sign) => {
  const fields = ALL_NAMES.filter(({kind, name}) => kind === 'dotted field' && name.includes('.'));
  const wrong: string[] = [];
  for (const field of fields) {
    const [first = ''] = await placesFor(engine, lastTwo(field.name).replace('.', sign));
    if (!isAbout(field, placeAt(first))) wrong.push(`${field.name}: ${first}`);
  }
  expect(wrong).toEqual([]);
});

it.each([
  ['environment variable', 8],
  ['flag', 5],
])('a %s is found as soon as no other name starts with what is typed', async (kind, least) => {
  const names = ALL_NAMES.map(({name}) => name.toLowerCase());
  const wrong: string[] = [];
  for (const each of ALL_NAMES.filter((name) => name.kind === kind)) {
    const start = each.name.slice(0, -2);
    const others = names.filter((name) => name.startsWith(start.toLowerCase()));
    if (start.length < least || new Set(others).size > 1) continue;
    const [first = ''] = await placesFor(engine, start);
    if (!isAbout(each, placeAt(first))) wrong.push(`${start}: ${first}`);
  }
  expect(wrong).toEqual([]);
});
