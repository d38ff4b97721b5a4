import { readShifts, recordShifts } from './layout-shifts.ts';
import { expect, hydrated, notFoundError, pages, readThrough, test } from './visitor.ts';

test.use({ expectedErrors: notFoundError });

/** How late fonts and pictures come, in ms: well after the first paint. */
const lateMs = 700;

for (const path of [...pages.map((page) => page.path), '/nothing-here']) {
  for (const width of [375, 1440]) {
    test(`${path} at ${width} px moves nothing while fonts and pictures arrive late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await recordShifts(page);
      await page.route(/\.(?:woff2|avif|jpg|png)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, lateMs));
        await route.continue();
      });
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await readThrough(page);
      await page.waitForLoadState('networkidle');
      const { total, shifts } = await readShifts(page);
      expect(total, JSON.stringify(shifts)).toBeLessThan(0.005);
    });
  }
}
