import type {Page} from '@playwright/test';
import {currentFacts} from '../../plugins/facts/load';
import {walkCommands} from '../../plugins/facts/names';
import {expect, openHydrated, test} from './fixtures';
import {dialog, field, options} from './search';

/*
 * Every name of the tool, typed into search and confirmed with Enter, opens at its own entry. One page is
 * driven through many of them.
 */

const facts = currentFacts(process.cwd());
const objects = Object.values(facts.fields).flatMap((file) => file.objects);
const commands = walkCommands(facts.commands.commands);

/** A flag as it is typed. */
const flag = (name: string) => (name.length > 1 ? `--${name}` : `-${name}`);

const NAMES: Record<string, readonly string[]> = {
  'environment variables': facts.environment.variables.map(({name}) => name),
  'fields, dotted': objects.flatMap(({at, fields}) =>
    fields.map(({name}) => (at === '.' ? name : `${at}.${name}`)),
  ),
  'fields, bare': objects.flatMap(({fields}) => fields.map(({name}) => name)),
  commands: commands.flatMap(({spellings}) => spellings.map((name) => `aqua ${name}`)),
  flags: [
    ...facts.commands.flags.map(({name}) => flag(name)),
    ...commands.flatMap(({command}) => (command.flags ?? []).map(({name}) => flag(name))),
  ],
  messages: facts.messages.map(({text}) => text),
};

/** The guides that explain a field, by its name. */
const guides = new Map(
  objects.flatMap(({fields}) =>
    fields.flatMap(({name, page = ''}) =>
      page.startsWith('/docs/guides/') ? [[name, [page]] as const] : [],
    ),
  ),
);

/** How far below the navbar an entry may begin. */
const NEAR = 120;

/** What search led to: its own text, and how far below the navbar it begins. */
type Landing = {text: string; title: string; distance: number; path: string};

/** The place that the page is opened at. */
function landing(page: Page): Promise<Landing> {
  return page.evaluate(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    const place = id ? document.getElementById(id) : document.querySelector('h1');
    const name = place?.matches('h1, h2, h3, h4, h5, h6')
      ? place
      : place?.querySelector('dt, h2, h3, h4, h5, h6');
    const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
    const clean = (text: string | null | undefined) => (text ?? '').replace(/\u200b/g, '').trim();
    return {
      text: clean(name?.textContent),
      title: clean(document.querySelector('h1')?.textContent),
      distance: (place?.getBoundingClientRect().top ?? Number.NaN) - Math.max(0, navbar),
      path: location.pathname + location.hash,
    };
  });
}

/** The last part of a dotted name. */
const bare = (name: string) =>
  name
    .split(/[.\]]+/)
    .filter(Boolean)
    .at(-1) ?? name;
const lower = (text: string) => text.toLowerCase();

/** Whether a place is about a name: an entry begins with it, a page has it in its title. */
function isAbout(kind: string, name: string, {text, title, path}: Landing): boolean {
  if (kind === 'messages') return text === name || /^\/docs\/reference\/codes\/\d+$/.test(path);
  if (kind === 'commands') {
    const spelt = commands.find(({spellings}) => spellings.some((each) => `aqua ${each}` === name));
    return text === `aqua ${spelt?.words.join(' ')}`;
  }
  const own = kind === 'fields, dotted' ? bare(name) : name;
  // A word that names a field and the subject of a guide leads to the guide.
  if (guides.get(own)?.includes(path.replace(/#.*/, ''))) return true;
  // A field under a heading of its own is written with the names of the objects that hold it.
  if (/^[\w.[\]]+\.\w+$/.test(text)) return text === name || bare(text) === name;
  return path.includes('#')
    ? text.startsWith(own) || text.includes(`, ${own}`)
    : lower(title).includes(lower(own)) || path.endsWith(`/${own}`);
}

/** So many names a test: two workers share them, and none runs for minutes. */
const PART = 40;

/** The names of each kind, in parts. */
const PARTS = Object.entries(NAMES).flatMap(([kind, all]) => {
  const names = [...new Set(all)];
  const parts = Math.ceil(names.length / PART);
  return Array.from({length: parts}, (_, part) => ({
    kind,
    title: `${kind}, part ${part + 1} of ${parts}`,
    names: names.slice(part * PART, (part + 1) * PART),
  }));
});

test('there are names of every kind', () => {
  for (const [kind, names] of Object.entries(NAMES)) {
    expect(names.length, kind).toBeGreaterThan(20);
  }
});

for (const {kind, title, names} of PARTS) {
  test(`${title}, open at their entries`, async ({page}) => {
    test.setTimeout(240_000);
    await openHydrated(page, '/docs/');
    const wrong: string[] = [];
    for (const name of names) {
      // On a busy machine the key may come while the page of the name before is still being put in place.
      await expect(async () => {
        if (!(await field(page).isVisible())) await page.keyboard.press('Control+k');
        await expect(field(page)).toBeVisible({timeout: 2_000});
      }).toPass({timeout: 20_000});
      await field(page).fill(name.slice(0, 64), {timeout: 10_000});
      const asked = await field(page).inputValue();
      await expect(dialog(page).getByRole('status')).toContainText(`for ${asked}`);
      const target = await options(page).first().getAttribute('href');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname + url.hash === target);
      // What is above the entry may still change its height.
      const isThere = async () => {
        const place = await landing(page);
        return isAbout(kind, name, place) && place.distance > -1 && place.distance <= NEAR;
      };
      const arrived = await expect
        .poll(isThere, {timeout: 10_000, intervals: [20, 50, 100]})
        .toBe(true)
        .then(
          () => true,
          () => false,
        );
      if (!arrived) wrong.push(`${name}: ${JSON.stringify(await landing(page))}`);
      if (wrong.length > 20) break;
    }
    expect(wrong).toEqual([]);
  });
}

test('an entry is marked on arrival, and the words until the reader goes on', async ({page}) => {
  await openHydrated(page, '/docs/');
  await page.keyboard.press('Control+k');
  await field(page).fill('XDG_DATA_HOME');
  await expect(dialog(page).getByRole('status')).toContainText('XDG_DATA_HOME');
  await page.keyboard.press('Enter');
  const entry = page.locator('[id="XDG_DATA_HOME"]');
  await expect(entry).toHaveClass(/search-arrival/);
  const highlighted = () => page.evaluate(() => CSS.highlights.get('search-words')?.size ?? 0);
  expect(await highlighted()).toBeGreaterThan(0);
  await page.keyboard.press('Shift');
  await expect(entry).not.toHaveClass(/search-arrival/);
  expect(await highlighted()).toBe(0);
});
