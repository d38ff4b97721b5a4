import type { Locator, Page } from '@playwright/test';
import { expect, goTo, holdBack, test, visit } from './visitor.ts';

const names = ['Travel Photography', 'Good Eats', 'My Beloved Cat'];

function gallery(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** The photos of a gallery, once it shows them. */
async function photosOf(page: Page, name: string): Promise<string[]> {
  const links = gallery(page, name).getByRole('listitem').getByRole('link');
  await gallery(page, name).scrollIntoViewIfNeeded();
  await expect(links).toHaveCount(6);
  return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
}

/** How many of the six frames show no picture now. */
async function emptyFrames(page: Page, name: string): Promise<number> {
  const pictures = gallery(page, name).getByRole('link').getByRole('img');
  const whole = await pictures.evaluateAll(
    (all) => all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length,
  );
  return 6 - whole;
}

test('a gallery loads when it is near the window, and all do after a jump to the end', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await visit(page, '/about');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => /^\/images\/(travel|food|cat)\//.test(path))).toEqual([]);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  for (const name of names)
    await expect(gallery(page, name).getByRole('listitem').getByRole('link')).toHaveCount(6);
});

test('each gallery shows six different photos, and others on Refresh', async ({ page }) => {
  await visit(page, '/about');
  await test.step('each gallery shows six different photos', async () => {
    for (const name of names) expect(new Set(await photosOf(page, name)).size).toBe(6);
  });
  await test.step('Refresh picks six photos, none of those just shown, and announces them', async () => {
    for (const name of names) {
      const before = await photosOf(page, name);
      await page.getByRole('button', { name: `Refresh ${name}` }).click();
      await expect(gallery(page, name).getByRole('status')).toContainText(`New pictures in ${name}`);
      await expect(page.getByRole('button', { name: `Refresh ${name}` })).toBeFocused();
      const after = await photosOf(page, name);
      expect(after.filter((photo) => before.includes(photo))).toEqual([]);
    }
  });
  await test.step('two hundred quick refreshes leave six different photos', async () => {
    await photosOf(page, 'Good Eats');
    await page.getByRole('button', { name: 'Refresh Good Eats' }).evaluate((button) => {
      for (let press = 0; press < 200; press += 1) (button as HTMLButtonElement).click();
    });
    await expect(gallery(page, 'Good Eats').getByRole('status')).toContainText('New pictures');
    expect(new Set(await photosOf(page, 'Good Eats')).size).toBe(6);
  });
  await test.step('another load picks other photos', async () => {
    const first = await photosOf(page, 'Good Eats');
    await visit(page, '/about');
    expect(await photosOf(page, 'Good Eats')).not.toEqual(first);
  });
});

test('Refresh keeps the photos until the new ones have loaded', async ({ page }) => {
  await visit(page, '/about');
  const before = await photosOf(page, 'Good Eats');
  await expect.poll(() => emptyFrames(page, 'Good Eats')).toBe(0);
  const release = await holdBack(page, /\/images\/food\//);
  const request = page.waitForRequest(/\/images\/food\//);
  const refresh = page.getByRole('button', { name: 'Refresh Good Eats' });
  await refresh.click();
  await request;
  expect(await photosOf(page, 'Good Eats')).toEqual(before);
  expect(await emptyFrames(page, 'Good Eats')).toBe(0);
  await expect(refresh).toHaveAttribute('aria-busy', 'true');

  const emptiest = page.evaluate(async (name) => {
    const section = [...document.querySelectorAll('section')].find(
      (each) => each.querySelector('h3')?.textContent === name,
    );
    let maxEmpty = 0;
    while (!section?.querySelector('[role=status]')?.textContent?.startsWith('New pictures')) {
      const visible = [...(section?.querySelectorAll('img') ?? [])].filter((image) =>
        image.checkVisibility({ visibilityProperty: true }),
      );
      maxEmpty = Math.max(
        maxEmpty,
        6 - visible.filter((image) => image.complete && image.naturalWidth > 0).length,
      );
      await new Promise(requestAnimationFrame);
    }
    return maxEmpty;
  }, 'Good Eats');
  release();
  expect(await emptiest).toBe(0);
  expect(await emptyFrames(page, 'Good Eats')).toBe(0);
  const after = await photosOf(page, 'Good Eats');
  expect(after.filter((photo) => before.includes(photo))).toEqual([]);
});

for (const isNearFirst of [false, true]) {
  test(`the galleries show photos after Back and Forward, ${isNearFirst ? 'loaded' : 'not loaded'} before`, {
    tag: isNearFirst ? [] : ['@full'],
  }, async ({ page }) => {
    await visit(page, '/');
    await goTo(page, 'About');
    // The title comes with the page, the address before it.
    await expect(page).toHaveTitle(/^About/);
    if (isNearFirst) for (const name of names) await photosOf(page, name);
    await page.goBack();
    await expect(page).not.toHaveTitle(/^About/);
    await page.goForward();
    await expect(page).toHaveTitle(/^About/);
    for (const name of names) expect(new Set(await photosOf(page, name)).size).toBe(6);
  });
}

test.describe('with a broken connection', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('Refresh loads a gallery whose photos failed to load', { tag: '@full' }, async ({ page }) => {
    await page.route('**/galleries/cat/**', (route) => route.abort());
    await visit(page, '/about');
    await gallery(page, 'My Beloved Cat').scrollIntoViewIfNeeded();
    await expect(gallery(page, 'My Beloved Cat').getByRole('status')).toContainText('could not be loaded');
    await page.unroute('**/galleries/cat/**');
    await page.getByRole('button', { name: 'Refresh My Beloved Cat' }).click();
    expect(new Set(await photosOf(page, 'My Beloved Cat')).size).toBe(6);
  });
});

test('no photo of a gallery is alone in its row', { tag: '@full' }, async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/about');
    await photosOf(page, 'Good Eats');
    const rows = await gallery(page, 'Good Eats')
      .getByRole('list')
      .evaluate((list) =>
        [6, 5, 4, 3, 2].map((count) => {
          while (list.children.length > count) list.lastElementChild?.remove();
          const tops = [...list.children].map((tile) => Math.round(tile.getBoundingClientRect().top));
          return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
        }),
      );
    expect(rows).toEqual(
      width === 390 ? [[2, 2, 2], [2, 3], [2, 2], [3], [2]] : [[3, 3], [3, 2], [2, 2], [3], [2]],
    );
  }
});
