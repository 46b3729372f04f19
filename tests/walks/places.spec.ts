import {engineOfBuild, placesFor} from '../../scripts/search/built-engine';
import {BUILD, expect, openHydrated, test} from '../browser/fixtures';
import {ALL_NAMES, NEAR_NAVBAR, typed} from '../names';

/** The places of all names, by page. */
async function placesByPage(): Promise<Map<string, string[]>> {
  const engine = engineOfBuild(BUILD);
  const pages = new Map<string, string[]>();
  for (const {name} of ALL_NAMES) {
    const [path = ''] = (await placesFor(engine, typed(name))).map((each) => each.split('#'));
    const [route = '', id] = path;
    const ids = pages.get(route) ?? [];
    if (id !== undefined && !ids.includes(id)) ids.push(id);
    pages.set(route, ids);
  }
  return pages;
}

test('every entry that search finds is shown below the navbar', async ({page}) => {
  test.setTimeout(240_000);
  const found: string[] = [];
  let places = 0;
  for (const [route, ids] of await placesByPage()) {
    await openHydrated(page, route);
    places += ids.length;
    const wrong = await page.evaluate(
      async ([all, near]) => {
        const off: string[] = [];
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const isThere = (id: string) => {
          const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
          const place = document.getElementById(decodeURIComponent(id));
          const distance = (place?.getBoundingClientRect().top ?? NaN) - Math.max(0, navbar);
          const end = document.documentElement.scrollHeight - innerHeight - scrollY;
          // A page cannot scroll beyond its end.
          return distance > -1 && (distance <= near || end < 1);
        };
        for (const id of all) {
          location.hash = `#${id}`;
          // The layout above the entry may still change.
          for (let frames = 0; frames < 60 && !isThere(id); frames += 1) await frame();
          if (!isThere(id)) off.push(`${location.pathname}#${id}`);
        }
        return off;
      },
      [ids, NEAR_NAVBAR] as const,
    );
    found.push(...wrong);
  }
  expect(places).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
