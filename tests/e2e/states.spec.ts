import { isFull } from '../tier.ts';
import { findViolations } from './accessibility-checks.ts';
import { states } from './accessibility-states.ts';
import { bar, expect, notFoundError, test, visit } from './visitor.ts';

/*
 * What a visitor can open or choose, in the first of its widths and one theme; npm run test:full looks at all of them
 * (accessibility.spec.ts).
 */

// The policy forbids scripts from anywhere else, axe included.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, expectedErrors: notFoundError });

/** Where time counts, one of those that are alike is enough: filters and lenses change what is pressed and said. */
const alike = /^the filter (?:Academic|Hackathon)|^a lens$|by its address$/;
const tried = states.filter(({ name }) => isFull || !alike.test(name));

for (const { name, path, widths, open } of tried) {
  test(`${name} is open to everybody, and leaves the focus on something that is there`, async ({ page }) => {
    await page.setViewportSize({ width: widths[0] ?? 1440, height: 900 });
    await visit(page, path);
    await open(page);
    expect(await findViolations(page)).toEqual([]);
    // Backwards, since forwards a dialog may lead to the browser's own bar.
    await page.keyboard.press('Shift+Tab');
    const isVisible = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.checkVisibility(),
    );
    expect(isVisible).toBe(true);
  });
}

test('the focus is where it was when something closes', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visit(page, '/art');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('link', { name: 'Homepage' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  const work = page.getByRole('link', { name: 'Koi, Slowly' });
  await work.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(work).toBeFocused();
});

test('the skip link leads past the bar', async ({ page }) => {
  await visit(page, '/projects');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'All Projects' })).toBeFocused();
});
