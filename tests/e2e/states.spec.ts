import { findViolations } from './accessibility-checks.ts';
import { states } from './accessibility-states.ts';
import { bar, expect, test, visit } from './visitor.ts';

/*
 * States that a visitor can open, at the first of their widths in one theme; accessibility.long.spec.ts checks all of
 * them.
 */

// Axe is a script that the policy would block.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

/** Similar states, of which one is enough. */
const alike = /^the filter |^a lens|by its address$|^a refreshed gallery$|^a carousel at/;

test('shows every open state without accessibility violations, with visible focus', async ({ page }) => {
  test.slow();
  for (const { name, path, widths, part, open } of states.filter((state) => !alike.test(state.name))) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: widths[0] ?? 1440, height: 900 });
      await visit(page, path);
      await open(page);
      await expect(page.locator(part), name).toHaveCount(1);
      expect(await findViolations(page, { inside: part }), name).toEqual([]);
      // Backwards, since forwards a dialog may move focus to the browser's own bar.
      await page.keyboard.press('Shift+Tab');
      const isVisible = await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.checkVisibility(),
      );
      expect(isVisible, name).toBe(true);
    });
  }
});

test('skips the bar by the skip link, and returns focus when a menu or lightbox closes', async ({ page }) => {
  await visit(page, '/art');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();

  await page.setViewportSize({ width: 375, height: 812 });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('link', { name: 'Homepage' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(bar(page).getByRole('link', { name: 'Homepage' })).toBeHidden();

  const work = page.getByRole('link', { name: 'Koi, Slowly' });
  await work.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(work).toBeFocused();
});
