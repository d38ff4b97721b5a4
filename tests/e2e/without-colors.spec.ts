import type { Page } from '@playwright/test';
import { expect, test, visit } from './visitor.ts';

/* Links, marks and states differ by more than color: by a line, a shape or a weight. */

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

/** Styles of an element except colors, with its children and pseudo-elements. */
function shapeOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) =>
      [element, ...element.children]
        .flatMap((each) => ['', '::before', '::after'].map((part) => getComputedStyle(each, part)))
        .map((style) =>
          [
            ...[style.fontWeight, style.webkitTextStrokeWidth, style.opacity, style.content],
            ...[style.textDecorationLine, style.textDecorationStyle, style.outlineStyle],
            ...[style.borderBlockEndWidth, style.borderBlockEndStyle, style.borderInlineStartWidth],
            // The offsets of a shadow, without its color.
            style.boxShadow.replace(/[a-z]+\([^)]*\)/g, ''),
          ].join(' '),
        )
        .join(' | '),
    );
}

async function expectDifferent(page: Page, what: string, one: string, other: string): Promise<void> {
  expect(await shapeOf(page, one), what).not.toBe(await shapeOf(page, other));
}

for (const forcedColors of ['none', 'active'] as const) {
  const tag = forcedColors === 'active' ? ['@full'] : [];
  test(`distinguishes links, marks and states by more than color, with forced colors ${forcedColors}`, {
    tag,
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    await visit(page, '/projects');
    await expectDifferent(
      page,
      'the page in the bar',
      'header li a[aria-current]',
      'header li a:not([aria-current])',
    );
    await expectDifferent(page, 'a pressed filter', '[aria-pressed="true"]', '[aria-pressed="false"]');
    await expectDifferent(
      page,
      'the shown picture',
      '[data-thumbnails] a[aria-current] img',
      '[data-thumbnails] a:not([aria-current]) img',
    );
    await expectDifferent(
      page,
      'the theme',
      '[role="switch"] [data-on]',
      '[role="switch"] > :not([data-on])',
    );

    await visit(page, '/experiences#work');
    const row = 'main nav a';
    await expect(page.locator(`${row}[aria-current]`)).toBeVisible();
    await expectDifferent(
      page,
      'the section in the row',
      `${row}[aria-current]`,
      `${row}:not([aria-current])`,
    );
    const closed = await shapeOf(page, 'details summary');
    await page.locator('details summary').first().click();
    expect(await shapeOf(page, 'details summary'), 'an open skill').not.toBe(closed);
    await expectDifferent(page, 'a link in a text', 'main p a', 'main p');

    for (const path of ['/about/cat', '/notes/tags/writing']) {
      await visit(page, path);
      const back = page.getByRole('link', { name: /^Back to / }).locator('span');
      await expect(back, 'the link to the page above').toHaveCSS('text-decoration-line', 'underline');
    }
  });

  test(`marks a field to fix, and what has the focus, by more than color, with forced colors ${forcedColors}`, {
    tag,
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    await visit(page, '/contact');
    const mail = page.locator('form [type="email"]');
    const empty = await shapeOf(page, 'form [type="email"]');
    await mail.fill('nobody');
    await mail.blur();
    expect(await shapeOf(page, 'form [type="email"]'), 'a field to fix').not.toBe(empty);
    await page.locator('form button').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator('form button'), 'what has the focus').toHaveCSS('outline-style', 'solid');
  });
}
