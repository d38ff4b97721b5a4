import { isFull } from '../tier.ts';
import { expect, pages, test, visit } from './visitor.ts';

/** The narrowest phone with the largest font; test:full has others. */
const narrow = isFull ? [320, 390] : [320];
const fontSizesPx = isFull ? [16, 24, 32] : [32];

for (const width of narrow) {
  test(`does not scroll sideways at ${width} px with a large browser font`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const session = await page.context().newCDPSession(page);
    for (const size of fontSizesPx) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
      for (const { path } of pages) {
        await visit(page, path);
        await expect(page.locator('html'), path).toHaveCSS('font-size', `${size}px`);
        const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
        expect(await widest(), `${path} with ${size} px`).toBeLessThanOrEqual(width);
        for (const link of await page.getByRole('contentinfo').getByRole('link').all())
          expect((await link.boundingBox())?.x, path).toBeGreaterThanOrEqual(0);
      }
    }
  });
}

test('doubles the text size on a phone when the font size of the browser is doubled', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const session = await page.context().newCDPSession(page);
  const paragraphs = async (path: string, sizePx: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: sizePx, fixed: sizePx } });
    await visit(page, path);
    const texts = page.getByRole('main').getByRole('paragraph').filter({ visible: true });
    return texts.evaluateAll((found) =>
      found.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
    );
  };
  for (const path of ['/', '/about']) {
    const usual = await paragraphs(path, 16);
    const large = await paragraphs(path, 32);
    expect(usual.length).toBeGreaterThan(2);
    for (const [index, size] of usual.entries())
      expect((large[index] ?? 0) / size, `${path} ${index}`).toBeGreaterThan(1.95);
  }
});
