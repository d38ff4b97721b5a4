import type { Page } from '@playwright/test';
import type { PhotosProps } from '../../src/features/photos/props.ts';
import { expect, goTo, test, visit } from './visitor.ts';

function grid(page: Page, name: string) {
  return page.getByRole('list', { name });
}

function photos(page: Page, name: string) {
  return grid(page, name).getByRole('link');
}

function field(page: Page) {
  return page.getByRole('searchbox', { name: /Find photos/ });
}

function lightbox(page: Page) {
  return page.getByRole('dialog');
}

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test('shows all photos of a gallery on one page, and finds photos by a word', async ({ page }) => {
  test.slow();
  await visit(page, '/about');
  const link = page.getByRole('link', { name: /^All 73 photos/ });
  await link.scrollIntoViewIfNeeded();
  const place = await scrollY(page);
  const textRequests: string[] = [];
  page.on('request', (request) => textRequests.push(...(/pages\/.*\.json$/.exec(request.url()) ?? [])));
  // Requested only once, though it is hovered, focused and clicked: on a slow line each request takes half a second.
  await link.hover();
  await link.focus();
  await link.click();
  await expect(page).toHaveURL('/about/travel');
  expect(textRequests).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel Photography');
  await expect(photos(page, 'Travel Photography')).toHaveCount(73);
  await test.step('Back restores the scroll position', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect.poll(() => scrollY(page)).toBe(place);
  });

  await page.goForward();
  await test.step('a word of captions finds photos, and the address keeps the search', () =>
    findsByWord(page));
});

test('loads the first photos of the page of all photos in parallel to its texts', async ({ page }) => {
  await visit(page, '/about');
  // The random photos of the page itself load only near the viewport.
  const newest = page.waitForRequest(/\/images\/travel\/.+\.avif$/);
  await page.route('**/assets/pages/**', async (route) => {
    await newest;
    await route.continue();
  });
  await page.getByRole('link', { name: /^All 73 photos/ }).dispatchEvent('click');
  await expect(page).toHaveURL('/about/travel');
  const first = photos(page, 'Travel Photography').first().locator('img');
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toBe((await newest).url());
});

async function findsByWord(page: Page): Promise<void> {
  await field(page).fill('KYOTO');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ photos found$/ })).toBeVisible();
  const found = await photos(page, 'Travel Photography').allInnerTexts();
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter((caption) => !caption.includes('Kyoto'))).toEqual([]);
  await expect(page).toHaveURL('/about/travel?find=KYOTO');

  await photos(page, 'Travel Photography').first().click();
  await expect(lightbox(page)).toContainText(`1 of ${found.length}`);
  await page.reload();
  await expect(lightbox(page)).toContainText(`1 of ${found.length}`);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(photos(page, 'Travel Photography')).toHaveCount(found.length);

  await field(page).fill('nowhere at all');
  await expect(page.getByText('0 photos found')).toBeVisible();
  await field(page).fill('');
  await expect(photos(page, 'Travel Photography')).toHaveCount(73);
  await expect(page).toHaveURL('/about/travel');
}

test.describe('a gallery of 3000 photos', () => {
  // After a reload the HTML is that of the sample's gallery, which React reports and fixes.
  test.use({ expectedErrors: /Minified React error #418/ });

  const count = 3000;
  const name = (place: number) => `view-${count - place}`;

  /** Extends the responses for a gallery of the sample to 3000 photos. */
  async function openStretched(page: Page): Promise<void> {
    let figure: PhotosProps['photos']['photos'][number] | undefined;
    await page.route('**/assets/pages/*/about/cat.json', async (route) => {
      const answer = await route.fetch();
      const content = (await answer.json()) as PhotosProps;
      [figure] = content.photos.photos;
      if (!figure) throw new Error('the sample has no photo');
      const first = figure;
      await route.fulfill({
        json: {
          ...content,
          photos: {
            ...content.photos,
            pool: { count, revision: 'large' },
            parts: count / 120,
            photos: Array.from({ length: 120 }, (_, place) => ({ ...first, name: name(place) })),
            // Uses three of the sample's photos, because the style sheet has classes only for photos of the site.
            proportions: '@,@@L'.repeat(count).slice(0, count),
          },
        } satisfies PhotosProps,
      });
    });
    await page.route('**/galleries/cat/large/*.json', async (route) => {
      const file = Number(/(\d+)\.json$/.exec(route.request().url())?.[1]);
      const isIndex = route.request().url().includes('index-');
      const stored = (index: number) => ({ ...figure, name: name(count - 1 - index), title: `No. ${index}` });
      await route.fulfill({
        json: isIndex
          ? Array.from({ length: 1000 }, (_, at) => [
              name(file * 1000 + at),
              `No. ${count - 1 - file * 1000 - at}`,
            ])
          : Array.from({ length: 5 }, (_, at) => stored(file * 5 + at)),
      });
    });
    await visit(page, '/about');
    await page.getByRole('link', { name: 'All 35 photos' }).click();
    await expect(photos(page, 'My Beloved Cat').first()).toBeVisible();
  }

  const hasPhotoInSight = (page: Page) =>
    photos(page, 'My Beloved Cat').evaluateAll((links) =>
      links.some((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return bottom > 100 && top < innerHeight;
      }),
    );
  const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

  test('has its full height from the start, and restores the scroll position after Back and a reload', async ({
    page,
  }) => {
    test.slow();
    await openStretched(page);
    await test.step('the document has few photos, each at its computed position', async () => {
      const whole = await height(page);
      const items = grid(page, 'My Beloved Cat').getByRole('listitem');
      for (const share of [0.3, 0.6, 1]) {
        await scrollTo(page, whole * share);
        await expect.poll(() => hasPhotoInSight(page)).toBe(true);
        expect(await items.count()).toBeLessThan(120);
        expect(await height(page)).toBe(whole);
      }
      await expect(items.last()).toHaveAttribute('aria-posinset', String(count));
      const gap = await grid(page, 'My Beloved Cat').evaluate(
        (list) =>
          list.getBoundingClientRect().bottom - (list.lastElementChild?.getBoundingClientRect().bottom ?? 0),
      );
      expect(Math.abs(gap)).toBeLessThan(2);
    });
    await test.step('Back restores the scroll position', async () => {
      await scrollTo(page, 60_000);
      await expect.poll(() => hasPhotoInSight(page)).toBe(true);
      await goTo(page, 'Contact');
      await expect(page).toHaveURL('/contact');
      await page.goBack();
      await expect(page).toHaveURL('/about/cat');
      await expect.poll(() => scrollY(page)).toBe(60_000);
      await expect.poll(() => hasPhotoInSight(page)).toBe(true);
    });
    await test.step('a reload restores it too, though the HTML is much shorter', async () => {
      await page.reload();
      await expect.poll(() => hasPhotoInSight(page)).toBe(true);
      await expect.poll(() => scrollY(page)).toBe(60_000);
    });
    await test.step('the grid scrolls to the photo of the lightbox', async () => {
      await expect
        .poll(() => page.evaluate(() => Boolean(document.elementFromPoint(500, 200)?.closest('a'))))
        .toBe(true);
      await page.mouse.click(500, 200);
      await expect(lightbox(page)).toBeVisible();
      await page.keyboard.press('End');
      await expect(lightbox(page)).toContainText(`${count} of ${count}`);
      await expect(page).toHaveURL(`/about/cat?photo=cat/${name(count - 1)}`);
      await page.keyboard.press('Escape');
      await expect(lightbox(page)).toBeHidden();
      const last = grid(page, 'My Beloved Cat').getByRole('link').last();
      await expect(last).toBeFocused();
      await expect(last).toBeInViewport();
    });
  });
});
