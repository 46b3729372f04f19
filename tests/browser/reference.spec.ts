import {expect, holdBack, hydrated, openHydrated, test} from './fixtures';

for (const [route, ...filters] of [
  [
    '/docs/reference/config/',
    {
      label: 'Filter the fields of aqua.yaml',
      query: 'allowed_version',
      match: 'field-packages.update.allowed_version',
      other: 'field-checksum',
    },
    {label: 'Filter the variables', query: 'GOBIN', match: 'GOBIN', other: 'AQUA_ROOT_DIR'},
  ],
  [
    '/docs/reference/codes/',
    {
      label: /^Filter/,
      query: 'API rate limit exceeded',
      match: 'message-rate-limit',
      other: 'message-checksum-required',
    },
  ],
  [
    '/docs/reference/registry-config/fields',
    {
      label: 'Filter the fields of registry.yaml',
      query: 'rosetta2',
      match: 'field-packages.rosetta2',
      other: 'field-packages.crate',
    },
  ],
] as const) {
  test(`${route} filters its entries before the app runs and after it has started`, async ({
    page,
  }) => {
    const narrow = async () => {
      for (const {label, query, match, other} of filters) {
        const field = page.getByLabel(label);
        await expect(page.locator(`[id="${other}"]`)).toBeVisible();
        await field.fill(query);
        await expect(page.locator(`[id="${match}"]`)).toBeVisible();
        await expect(page.locator(`[id="${other}"]`)).toBeHidden();
        await field.fill('');
        await expect(page.locator(`[id="${other}"]`)).toBeVisible();
      }
    };
    const release = await holdBack(page, '**/assets/js/**');
    await page.goto(route);
    await narrow();
    release();
    await hydrated(page);
    await narrow();
  });
}

test('the articles can be filtered by their language, topic, and title', async ({page}) => {
  await page.goto('/docs/reference/slide-blog');
  const articles = page.locator('#articles li');
  const filter = page.getByLabel(/^Filter the articles/);
  await filter.fill('English');
  await expect(articles.filter({visible: true, hasNotText: ' in English'})).toHaveCount(0);
  await expect(articles.filter({visible: true})).not.toHaveCount(0);
  await filter.fill('Japanese windows');
  await expect(articles.filter({visible: true, hasNotText: 'Windows'})).toHaveCount(0);
  await expect(articles.filter({visible: true})).not.toHaveCount(0);
});

test('the first message begins above the fold', async ({page}) => {
  await openHydrated(page, '/docs/reference/codes/');
  for (const viewport of [
    {width: 1440, height: 900},
    {width: 390, height: 844},
  ]) {
    await page.setViewportSize(viewport);
    const first = page.locator('section[id^="message-"] h3').first();
    await expect(page.getByLabel(/^Filter/), `${viewport.width} pixels`).toBeInViewport();
    await expect(first, `${viewport.width} pixels`).toBeInViewport();
  }
});

test('an anchor of a field works, also from another page', async ({page}) => {
  const heading = page.getByRole('heading', {name: 'packages[].update.enabled'});
  await page.goto('/docs/reference/config/#field-packages.update.enabled');
  await expect(heading).toBeInViewport();
  await openHydrated(page, '/docs/reference/cheat-sheet');
  await page.getByRole('link', {name: 'packages[].version', exact: true}).click();
  await expect(page.locator('[id="field-packages.version"]')).toBeInViewport();
});

test('the cheat sheet prints on one sheet of A4, and its code stays in its frame', async ({
  page,
}) => {
  await page.goto('/docs/reference/cheat-sheet');
  const pdf = (await page.pdf({format: 'A4'})).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({media: 'print'});
  const block = page.locator('.theme-code-block').last();
  const frame = await block.boundingBox();
  const code = await block.locator('code').boundingBox();
  expect(code?.height).toBeGreaterThan(20);
  expect((code?.y ?? 0) + (code?.height ?? 0)).toBeLessThanOrEqual(
    (frame?.y ?? 0) + (frame?.height ?? 0),
  );
});

for (const [route, id] of [
  ['/docs/reference/codes/', 'message-status-300'],
  ['/docs/reference/usage', 'aqua-update--only-registry'],
] as const) {
  test(`${route}#${id} is right below the navbar`, async ({page}) => {
    await page.goto(`${route}#${id}`);
    const navbar = (await page.locator('.navbar').boundingBox())?.height ?? 0;
    const top = async () => (await page.locator(`#${id}`).boundingBox())?.y ?? 0;
    await expect.poll(top).toBeGreaterThanOrEqual(navbar);
    await expect.poll(top).toBeLessThan(navbar + 20);
  });
}

test('a command shows its output before its flags', async ({page}) => {
  await page.goto('/docs/reference/usage');
  const session = page.locator('#aqua-which ~ div').first().locator('.theme-code-block').first();
  const flag = page.locator('[id="aqua-which--version"]');
  const bottom = (box: {y: number; height: number} | null) => (box ? box.y + box.height : 0);
  expect(bottom(await session.boundingBox())).toBeLessThan(bottom(await flag.boundingBox()));
});

test('the fields of aqua.yaml have their filter above the fold of a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/docs/reference/config/');
  await expect(page.getByLabel('Filter the fields of aqua.yaml')).toBeInViewport();
});
