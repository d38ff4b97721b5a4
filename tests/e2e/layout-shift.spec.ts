import type { Page } from '@playwright/test';
import { readShifts, recordShifts } from './layout-shifts.ts';
import {
  expect,
  facesShown,
  holdBack,
  hydrated,
  notFoundError,
  pages,
  readThrough,
  test,
} from './visitor.ts';

test.use({ expectedErrors: notFoundError });

/** How late fonts and pictures come, in ms: well after the first paint. */
const lateMs = 700;
/** What a browser reports for a piece of a line that begins a pixel elsewhere; 0.00 as it is shown to people. */
const greatestShift = 0.001;
const paths = [...pages.map((page) => page.path), '/nothing-here'];

for (const path of paths) {
  for (const width of [375, 768, 1440]) {
    test(`${path} at ${width} px moves nothing while fonts and pictures arrive late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await recordShifts(page);
      await page.route(/\.(?:woff2|avif|jpg|png)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, lateMs));
        await route.continue();
      });
      await page.goto(path);
      await hydrated(page);
      await facesPainted(page);
      await readThrough(page);
      await page.waitForLoadState('networkidle');
      const { total, shifts } = await readShifts(page);
      expect(total, JSON.stringify(shifts)).toBeLessThan(greatestShift);
    });
  }

  test(`${path} keeps its lines at any width when the faces arrive`, async ({ page }) => {
    test.slow();
    await recordShifts(page);
    for (const width of [320, 360, 390, 414, 430, 600, 820, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const arrive = await holdFonts(page);
      await open(page, path);
      arrive();
      await facesPainted(page);
      const { total, shifts } = await readShifts(page);
      expect(total, `${width} px ${JSON.stringify(shifts)}`).toBeLessThan(greatestShift);
    }
  });
}

test('the site is set in its own faces once they are here', async ({ page }) => {
  const arrive = await holdFonts(page);
  await open(page, '/about');
  const first = page.getByRole('main').locator('p').first();
  const family = () => first.evaluate((block) => getComputedStyle(block).fontFamily);
  expect(await family()).not.toContain('Atkinson Hyperlegible Next');
  arrive();
  await facesPainted(page);
  expect(await family()).toMatch(/^"Atkinson Hyperlegible Next"/);
});

test('an anchor is where it was when the faces arrive, unless the visitor has moved on', async ({ page }) => {
  const top = () => page.locator('#healthcare').evaluate((section) => section.getBoundingClientRect().top);
  for (const hasMoved of [false, true]) {
    const arrive = await holdFonts(page);
    await open(page, '/experiences#healthcare');
    if (hasMoved) await page.mouse.wheel(0, 400);
    if (hasMoved) await expect.poll(top).toBeLessThan(0);
    arrive();
    await facesPainted(page);
    if (hasMoved) expect(await top()).toBeLessThan(0);
    else expect(Math.round(await top())).toBe(100);
  }
});

/** Fonts stay away until the function that is returned is called. */
async function holdFonts(page: Page): Promise<() => void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return holdBack(page, /\.woff2$/);
}

/** As `visit`, but a page whose fonts are held never finishes loading. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
}

async function facesPainted(page: Page): Promise<void> {
  await facesShown(page);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
}
