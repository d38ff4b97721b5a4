import type { Page } from '@playwright/test';
import { longName, makeExtremeSite, shortName } from '../visual/extreme-site.ts';
import { findLayoutFaults } from './layout-faults.ts';
import { readShifts, recordShifts } from './layout-shifts.ts';
import { testOfSite } from './test-of-site.ts';
import {
  bar,
  expect,
  fontsShown,
  hydrated,
  notFoundError,
  openPicture,
  pages,
  readThrough,
  visit,
} from './visitor.ts';

/** Extreme content keeps every layout intact: nothing is clipped, overlaps or shifts. */

const test = testOfSite(() => makeExtremeSite(longName));
const widths = [320, 375, 768, 1440, 2560];
const paths = [...pages.map(({ path }) => path), '/nothing-here'];

// All tests share one build.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: notFoundError });

async function openAt(page: Page, width: number, path: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await visit(page, path);
}

for (const width of widths) {
  test(`lays out every page of extreme content at ${width} px without faults`, async ({ page }) => {
    test.slow();
    await recordShifts(page);
    for (const path of paths) {
      await openAt(page, width, path);
      await fontsShown(page);
      await readThrough(page);
      await page.waitForLoadState('networkidle');
      expect(await findLayoutFaults(page), path).toEqual([]);
      const { total, shifts } = await readShifts(page);
      expect(total, `${path} ${JSON.stringify(shifts)}`).toBeLessThan(0.005);
    }
  });
}

for (const width of [320, 768, 1440]) {
  test(`fits every phrase of the typed title with a name of 40 characters at ${width} px`, async ({
    page,
  }) => {
    await page.clock.install();
    await openAt(page, width, '/');
    const title = page.getByRole('heading', { level: 1 });
    const titleBox = await title.boundingBox();
    // Shows all three phrases, then the first again.
    for (let step = 0; step < 9; step += 1) {
      await page.clock.runFor(3000);
      expect(await title.boundingBox()).toEqual(titleBox);
      expect(await findLayoutFaults(page)).toEqual([]);
    }
  });
}

test('has no filter for a category without projects', async ({ page }) => {
  await openAt(page, 1440, '/projects');
  await expect(page.getByRole('group', { name: 'Filter projects' }).getByRole('button')).toHaveText([
    ...['All', 'Personal', 'Academic'],
  ]);
});

test('links the whole text of a project without pictures to its first address', async ({ page }) => {
  for (const width of widths) {
    await openAt(page, width, '/projects');
    const card = page.getByRole('article', { name: 'Words Alone' });
    await expect(card.getByRole('img')).toHaveCount(0);
    const links = card.getByRole('link');
    await expect(links).toHaveText(['Words Alone', 'The printed sheet', /^Notes/]);
    await expect(links.nth(1)).toHaveAccessibleName('The printed sheet for Words Alone');
    const [title, sheet] = await Promise.all([0, 1].map((nth) => links.nth(nth).getAttribute('href')));
    expect(title).toBe(sheet);
    const box = await card.boundingBox();
    expect(box?.width).toBeGreaterThan(width * 0.4);
  }
});

for (const [shape, index] of [
  ['portrait', 2],
  ['panorama', 1],
] as const) {
  test(`fits a ${shape} with a long title into the lightbox`, async ({ page }) => {
    for (const width of widths) {
      await openAt(page, width, '/art');
      await page.getByRole('main').getByRole('link').nth(index).click();
      const picture = openPicture(page);
      await expect(picture).toBeVisible();
      const box = await picture.boundingBox();
      expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= 900).toBe(
        true,
      );
      expect(await findLayoutFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}

test('has no carousel controls for one picture, and shows each of six', async ({ page }) => {
  await openAt(page, 375, '/projects');
  const [six, one] = [page.locator('#six-pictures'), page.locator('#one-picture')];
  await expect(one.getByRole('button', { name: 'Next picture' })).toHaveCount(0);
  await expect(six.getByRole('link', { name: /^Show picture/ })).toHaveCount(6);
  await six.getByRole('link', { name: 'Show picture 6' }).click();
  await expect(six.getByRole('link', { name: 'Show picture 6' })).toHaveAttribute('aria-current', 'true');
});

test('shows whole captions on a phone, also with wider text spacing', async ({ page }) => {
  await openAt(page, 320, '/about');
  await readThrough(page);
  await page.evaluate(() => {
    // Text spacing of WCAG 1.4.12; set through the CSSOM, which the policy allows.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  expect(await findLayoutFaults(page)).toEqual([]);
});

test('breaks no word of a title at 320 px and double text size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/projects', '/experiences']) {
    await visit(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const lines = await page.locator('h1').evaluate((title) => {
      const letters = document.createRange();
      letters.selectNodeContents(document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode() as Text);
      return letters.getClientRects().length;
    });
    expect(lines, path).toBe(1);
  }
});

test('shows the whole menu at 320 px', async ({ page }) => {
  await openAt(page, 320, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const links = bar(page).getByRole('link');
  await expect(links).toHaveCount(pages.length);
  for (const link of await links.all()) await expect(link).toBeInViewport();
  expect(await findLayoutFaults(page)).toEqual([]);
});

test('reserves the place of a missing picture in its placeholder color', async ({ page }) => {
  await page.route(/\.(?:avif|jpg|png)$/, () => {});
  await page.setViewportSize({ width: 375, height: 900 });
  await page.goto('/art', { waitUntil: 'commit' });
  await hydrated(page);
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    const { height, color } = await picture.evaluate((image) => ({
      height: image.clientHeight,
      color: getComputedStyle(image).backgroundColor,
    }));
    expect(height).toBeGreaterThan(50);
    expect(color).not.toBe('rgba(0, 0, 0, 0)');
  }
});

test('fits a name of 4 characters', async ({ browser }) => {
  test.slow();
  const site = await makeExtremeSite(shortName);
  const page = await browser.newPage({ baseURL: site.origin });
  try {
    for (const width of widths) {
      for (const path of ['/', '/about']) {
        await openAt(page, width, path);
        expect(await findLayoutFaults(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  } finally {
    await page.close();
    await site.close();
  }
});
