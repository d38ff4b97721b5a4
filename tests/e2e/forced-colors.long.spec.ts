import { everyPath } from './accessibility-checks.ts';
import { expect, notFoundError, readThrough, test, visit } from './visitor.ts';

/** With forced colors, every boundary and icon stays visible; without-colors.spec.ts checks states. */

test.use({
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
  viewport: { width: 1440, height: 900 },
  expectedErrors: notFoundError,
});

test('shows the edges of the lightbox and its buttons', async ({ page }) => {
  await visit(page, '/art');
  await page.getByRole('link', { name: 'Koi, Slowly' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (const name of ['Zoom in', 'Copy link', 'Close', 'Previous picture', 'Next picture']) {
    const edge = await dialog.getByRole('button', { name }).evaluate((button) => {
      const { borderTopWidth, outlineStyle } = getComputedStyle(button);
      return Number.parseFloat(borderTopWidth) >= 1 || outlineStyle !== 'none';
    });
    expect(edge, name).toBe(true);
  }
});

for (const path of everyPath) {
  test(`${path} shows every icon in a system color, and an edge around each control`, async ({ page }) => {
    await visit(page, path);
    await readThrough(page);
    const edgeless = await page.evaluate(() =>
      [...document.querySelectorAll('main button, main input, main textarea')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => Number.parseFloat(getComputedStyle(control).borderTopWidth) < 1)
        .map((control) => control.getAttribute('aria-label') ?? control.textContent),
    );
    expect(edgeless).toEqual([]);
    const invisible = await page.evaluate(() => {
      const groundOf = (element: Element | null): string => {
        for (let node = element; node; node = node.parentElement) {
          const { backgroundColor } = getComputedStyle(node);
          if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
        }
        return getComputedStyle(document.documentElement).backgroundColor;
      };
      return [...document.querySelectorAll('button svg, a svg')]
        .filter((icon) => icon.checkVisibility({ visibilityProperty: true }))
        .flatMap((icon) => {
          const strokes = [icon, ...icon.querySelectorAll('*')].flatMap((shape) => {
            const { fill, stroke } = getComputedStyle(shape);
            return [fill, stroke];
          });
          const visible = strokes.filter((color) => color !== 'none' && color !== groundOf(icon));
          return visible.length > 0 ? [] : [icon.closest('a, button')?.outerHTML.slice(0, 80)];
        });
    });
    expect(invisible).toEqual([]);
  });

  test(`${path} shows a focus ring`, async ({ page }) => {
    await visit(page, path);
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return 'none';
        const card = element.closest('aside, article, figure, li') ?? element;
        return [getComputedStyle(element), getComputedStyle(element, '::after'), getComputedStyle(card)].some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        );
      });
      expect(ring).not.toBe(false);
    }
  });
}
