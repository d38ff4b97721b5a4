import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bar, expect, holdBack, test, visit, watchRequests } from './visitor.ts';

/** A visit requests nothing twice, nothing unneeded, and the next page before the click. */

test('shows text before its fonts arrive, and then in these fonts', async ({ page }) => {
  const release = await holdBack(page, /\.(?:woff2|avif|jpg)$/);
  // The load event waits for fonts.
  await page.goto('/about', { waitUntil: 'commit' });
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  const before = await loaded();
  release();
  await expect.poll(loaded).toBe(before + 2);
  const first = page.getByRole('main').locator('p').first();
  expect(await first.evaluate((block) => getComputedStyle(block).fontFamily)).toMatch(
    /^"Atkinson Hyperlegible Next"/,
  );
});

test.describe('the next page', () => {
  test('is prefetched when a link is hovered or focused', async ({ page }) => {
    const requests = watchRequests(page);
    const isFetched = async (name: string, heading: string, approach: () => Promise<void>) => {
      const chunk = `${name.toLowerCase()}.js`;
      expect(requests).not.toContain(chunk);
      await approach();
      await expect.poll(() => requests).toContain(chunk);
      await page.waitForLoadState('networkidle');
      const before = requests.length;
      await link(page, name).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      // Only the code of the lightbox may be requested later.
      expect([undefined, 'lightbox-code.js']).toContain(requests[before]);
    };
    await visit(page, '/');
    await page.mouse.move(0, 400);
    await isFetched('Art', 'Digital Art', () => link(page, 'Art').hover());
    await isFetched('Contact', 'Contact Me', () => link(page, 'Contact').focus());
    await isFetched('Projects', 'Projects', () => link(page, 'Projects').dispatchEvent('touchstart'));
  });

  test.describe('with data saving on', () => {
    test.beforeEach(({ page }) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
      }),
    );

    test('is not prefetched before the click', async ({ page }) => {
      const requests = watchRequests(page);
      await visit(page, '/');
      await link(page, 'Art').hover();
      await link(page, 'Art').focus();
      await page.waitForLoadState('networkidle');
      expect(requests).not.toContain('art.js');
      await link(page, 'Art').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Digital Art' })).toBeVisible();
    });

    test('needs one round trip, including content and styles', async ({ page }) => {
      await visit(page, '/');
      const requests = watchRequests(page);
      const answer = await holdBack(page, /\/assets\//);
      await link(page, 'Projects').click();
      // All requests are sent before any is answered.
      await expect.poll(() => requests).toContain('projects.js');
      const first = new Set(requests);
      answer();
      await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
      expect(requests.filter((name) => !first.has(name))).toEqual([]);
    });
  });
});

function link(page: Page, name: string) {
  return bar(page).getByRole('link', { name, exact: true });
}

for (const file of ['index.html', 'about.html', 'art.html'])
  test(`preloads the first image of ${file} in its head, with all its variants`, async () => {
    const [head = '', body = ''] = (await readFile(`dist/${file}`, 'utf8')).split('</head>');
    const choice = /<link rel="preload" as="image"[^>]* imageSrcSet="([^"]+)" imageSizes="([^"]+)"/.exec(
      head,
    );
    expect(body).toContain(`srcSet="${choice?.[1]}" sizes="${choice?.[2]}"`);
  });
