import type { Page } from '@playwright/test';
import { everyPath } from './accessibility-checks.ts';
import { expect, notFoundError, readThrough, test, themeSwitch, visit } from './visitor.ts';

/** With forced colors, every boundary, state and icon stays visible. */

test.use({
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
  viewport: { width: 1440, height: 900 },
  expectedErrors: notFoundError,
});

/** Computed styles of an element, its descendants and pseudo-elements that could distinguish states. */
function lookOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) =>
      [element, ...element.querySelectorAll('*')]
        .flatMap((each) => ['', '::before', '::after'].map((part) => getComputedStyle(each, part)))
        .map((style) =>
          [
            'color backgroundColor borderTopColor borderTopWidth borderBottomWidth outlineStyle outlineColor',
            'fontWeight opacity textDecorationLine translate insetInlineStart',
          ]
            .flatMap((line) => line.split(' '))
            .map((name) => style[name as 'color'])
            .join(),
        )
        .join(' | '),
    );
}

const pairs: { what: string; path: string; is: string; isNot: string }[] = [
  {
    what: 'the current page',
    path: '/art',
    is: 'nav [aria-current="page"]',
    isNot: 'nav a:not([aria-current])',
  },
  {
    what: 'the chosen filter',
    path: '/projects',
    is: 'main button[aria-pressed="true"]',
    isNot: 'main button[aria-pressed="false"]',
  },
  {
    what: 'the picture that is shown',
    path: '/projects',
    is: 'article a[aria-current="true"]',
    isNot: 'article a[aria-label^="Show picture"]:not([aria-current])',
  },
  {
    what: 'the current section',
    path: '/experiences#work',
    is: 'main nav a[aria-current]',
    isNot: 'main nav a:not([aria-current])',
  },
];

for (const { what, path, is, isNot } of pairs) {
  test(`distinguishes ${what} from the others`, async ({ page }) => {
    await visit(page, path);
    await expect(page.locator(is).first()).toBeAttached();
    expect(await lookOf(page, is)).not.toBe(await lookOf(page, isNot));
  });
}

test('shows the state of the theme switch', async ({ page }) => {
  await visit(page, '/');
  const look = async () => (await themeSwitch(page).screenshot()).toString('base64');
  const light = await look();
  await themeSwitch(page).click();
  await page.mouse.move(4, 400);
  expect(await look()).not.toBe(light);
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
