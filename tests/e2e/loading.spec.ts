import type { Page } from '@playwright/test';
import { bar, expect, facesShown, holdBack, hydrated, pages, test, visit } from './visitor.ts';

/** What a visit asks for, and when: nothing early that the first screen does not need, nothing late that is wanted. */

/** Names of the files below /assets/ and /fonts/ asked for so far, without fingerprints: `AboutRoute.js`. */
function watchRequests(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const found = /\/(?:assets|fonts)\/([\w-]+?)-[\w-]{8}(\.\w+)$/.exec(new URL(request.url()).pathname);
    if (found) names.push(`${found[1]}${found[2]}`);
  });
  return names;
}

for (const { path } of pages) {
  test(`${path} is painted with its styles alone; scripts and fonts come after`, async ({ page }) => {
    const asked = watchRequests(page);
    const letStart = await holdBack(page, /\/assets\/start-/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    expect(asked.filter((name) => /\.(?:js|woff2)$/.test(name))).toEqual(['start.js']);
    letStart();
    await hydrated(page);
    expect(asked.filter((name) => name.endsWith('.woff2')).sort()).toEqual(['mono.woff2', 'next.woff2']);
  });

  test(`${path} asks for each file once, and for no other page's`, async ({ page }) => {
    const asked = watchRequests(page);
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((name, index) => asked.indexOf(name) !== index)).toEqual([]);
    expect(asked.filter((name) => name.includes('Route'))).toHaveLength(1);
    // One sheet for screens and one for paper and the like, which browsers fetch when nothing else waits.
    expect(asked.filter((name) => name.endsWith('.css')).length).toBe(2);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  /** Pictures of the page asked for so far: `felis-domino`. */
  function watchPictures(page: Page): string[] {
    const names: string[] = [];
    page.on('request', (request) => {
      const found = /\/images\/art\/(.+)-[\da-f]{8}-(\d+)\.avif$/.exec(new URL(request.url()).pathname);
      if (found) names.push(`${found[1]} ${found[2]}`);
    });
    return names;
  }

  test("the first screen's picture has the line to itself, and no more px than it needs", async ({
    page,
  }) => {
    const asked = watchPictures(page);
    const letPicture = await holdBack(page, /felis-domino/);
    await page.goto('/art', { waitUntil: 'commit' });
    await expect.poll(() => asked).toEqual(['felis-domino 640']);
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 500))),
    );
    expect(asked).toEqual(['felis-domino 640']);
    letPicture();
    await expect.poll(() => asked.length).toBeGreaterThan(1);
  });

  test('pictures come where the script that lets them never does', async ({ page }) => {
    const asked = watchPictures(page);
    await page.route(/\/assets\/start-/, () => {});
    await page.goto('/art', { waitUntil: 'commit' });
    await expect.poll(() => asked.length, { timeout: 10_000 }).toBeGreaterThan(1);
    const second = page.getByRole('main').getByRole('img').nth(1);
    await expect.poll(async () => (await second.boundingBox())?.x ?? -1).toBeGreaterThanOrEqual(0);
  });
});

test.describe('a long page', () => {
  /** Loads a page whose faces do not come before `release` is called. */
  async function visitWithoutFaces(page: Page, address: string) {
    const release = await holdBack(page, /\/fonts\//);
    // The browser's load waits for faces that were asked for before it.
    await page.goto(address, { waitUntil: 'commit' });
    await hydrated(page);
    return release;
  }

  /** Whether browsers have the last card to set as well, not only those of the window. */
  function isLastSet(page: Page) {
    return page
      .locator('main article h2')
      .last()
      .evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));
  }

  test('is set as far as it is seen, and whole once its faces are here', async ({ page }) => {
    const release = await visitWithoutFaces(page, '/projects');
    expect(await isLastSet(page)).toBe(false);
    release();
    await facesShown(page);
    expect(await isLastSet(page)).toBe(true);
  });

  test('is whole at once for who comes to a place further down', async ({ page }) => {
    const release = await visitWithoutFaces(page, '/projects#steep');
    expect(await isLastSet(page)).toBe(true);
    const top = () => page.locator('#steep').evaluate((card) => Math.round(card.getBoundingClientRect().top));
    const before = await top();
    release();
    await facesShown(page);
    expect(await top()).toBe(before);
  });

  test('is whole at once for who comes back', async ({ page }) => {
    await visit(page, '/projects');
    await facesShown(page);
    await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.history.state.scrollY)).toBe(4000);
    await page.reload();
    await hydrated(page);
    expect(await isLastSet(page)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(4000);
  });
});

test('the faces come everywhere, in the window first', async ({ page }) => {
  await page.addInitScript(() => {
    const changed: Element[] = [];
    Object.assign(window, { changed });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const part = target as Element;
        if (!part.hasAttribute('data-late')) changed.push(part);
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-late'] });
  });
  await visit(page, '/projects');
  await facesShown(page);
  const cards = await page.evaluate(() => {
    const { changed } = window as unknown as { changed: Element[] };
    return [...document.querySelectorAll('main article')].map((card) => ({
      turn: changed.indexOf(card),
      isInWindow: card.getBoundingClientRect().top < window.innerHeight,
      face: getComputedStyle(card).fontFamily.split(',')[0],
    }));
  });
  expect(cards.length).toBe(17);
  const turns = (inWindow: boolean) =>
    cards.filter(({ isInWindow }) => isInWindow === inWindow).map(({ turn }) => turn);
  expect(Math.min(...turns(true))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...turns(true))).toBeLessThan(Math.min(...turns(false)));
  for (const { face } of cards) expect(face).toBe('"Atkinson Hyperlegible Next"');
});

test.describe('the next page', () => {
  const ways: [string, (page: Page) => Promise<void>][] = [
    ['a pointer comes to its link', (page) => link(page, 'Art').hover()],
    ['its link takes the focus', (page) => link(page, 'Art').focus()],
    ['a finger touches its link', (page) => link(page, 'Art').dispatchEvent('touchstart')],
  ];
  for (const [way, approach] of ways) {
    test(`is fetched when ${way}, before any click`, async ({ page }) => {
      const asked = watchRequests(page);
      await visit(page, '/');
      await page.mouse.move(0, 400);
      expect(asked).not.toContain('ArtRoute.js');
      await approach(page);
      await expect.poll(() => asked).toContain('ArtRoute.js');
      await page.waitForLoadState('networkidle');
      const before = asked.length;
      await link(page, 'Art').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Digital Art' })).toBeVisible();
      expect(asked.length).toBe(before);
    });
  }

  test('is drawn ahead, unseen, and only shown by the click', async ({ page }) => {
    await visit(page, '/');
    const title = await page.title();
    await link(page, 'Projects').hover();
    const card = page.locator('main').nth(1).locator('article').first();
    await expect(card).toBeAttached();
    await expect(card).toBeHidden();
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(await page.title()).toBe(title);
    const drawn = await card.elementHandle();
    await link(page, 'Projects').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeFocused();
    expect(await page.title()).toContain('Projects');
    expect(await drawn?.isVisible()).toBe(true);
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.getByRole('article')).toHaveCount(17);
  });

  test('is drawn ahead one at a time, and gone with its pictures when another is wanted', async ({
    page,
  }) => {
    await visit(page, '/');
    for (const name of ['Art', 'Contact', 'About']) {
      await link(page, name).hover();
      await expect(page.locator('main')).toHaveCount(2);
      await expect(page.locator('main').nth(1).locator('h1')).toHaveText(
        pages.find(({ label }) => label === name)?.heading ?? '',
      );
    }
  });

  test('is whole and at its old place on the way back, even when it was drawn ahead', async ({ page }) => {
    await visit(page, '/projects');
    await facesShown(page);
    await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }));
    await link(page, 'Art').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Digital Art' })).toBeVisible();
    await link(page, 'Projects').hover();
    await expect(page.locator('main')).toHaveCount(2);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(17);
    expect(await page.evaluate(() => window.scrollY)).toBe(4000);
  });

  test('waits for the click of a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    });
    const asked = watchRequests(page);
    await visit(page, '/');
    await link(page, 'Art').hover();
    await link(page, 'Art').focus();
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain('ArtRoute.js');
    await expect(page.locator('main')).toHaveCount(1);
    await link(page, 'Art').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Digital Art' })).toBeVisible();
  });

  test('costs one round trip where nothing was fetched ahead, words and styles included', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    });
    await visit(page, '/');
    const asked = watchRequests(page);
    const answer = await holdBack(page, /\/assets\//);
    await link(page, 'Projects').click();
    // While nothing has been answered, everything has been asked for.
    await expect.poll(() => [...asked].sort()).toEqual(expect.arrayContaining(['ProjectsRoute.js']));
    const first = new Set(asked);
    answer();
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    expect(asked.filter((name) => !first.has(name))).toEqual([]);
  });
});

function link(page: Page, name: string) {
  return bar(page).getByRole('link', { name, exact: true });
}
