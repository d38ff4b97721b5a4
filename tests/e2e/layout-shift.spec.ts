import { expect, hydrated, notFoundError, pages, readThrough, test } from './visitor.ts';

test.use({ expectedErrors: notFoundError });

/** How late fonts and pictures come, in ms: well after the first paint. */
const lateMs = 700;

for (const path of [...pages.map((page) => page.path), '/nothing-here']) {
  for (const width of [375, 1440]) {
    test(`${path} at ${width} px moves nothing while fonts and pictures arrive late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts: { value: number; nodes: string[] }[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
            sources: { node: Node | null }[];
          })[]) {
            const nodes = entry.sources.map(({ node }) =>
              node instanceof Element ? node.outerHTML.slice(0, 80) : '',
            );
            if (!entry.hadRecentInput) shifts.push({ value: entry.value, nodes });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.route(/\.(?:woff2|avif|jpg|png)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, lateMs));
        await route.continue();
      });
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await readThrough(page);
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number; nodes: string[] }[] }).shifts,
      );
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total, JSON.stringify(shifts)).toBeLessThan(0.005);
    });
  }
}
