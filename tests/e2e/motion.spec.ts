import type { Page } from '@playwright/test';
import { expect, goTo, test, visit } from './visitor.ts';

/** The longest that anything but a slide may take, in ms. */
const longestMs = 240;

/** Waits until something of that name moves between two states of the page; how long it takes, in ms. */
function moved(page: Page, name: string): Promise<number> {
  return page.evaluate(
    (pseudoElement) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const effect = document
            .getAnimations()
            .map((animation) => animation.effect)
            .find((each) => each instanceof KeyframeEffect && each.pseudoElement === pseudoElement);
          if (effect) resolve(Number(effect.getComputedTiming().duration));
          else requestAnimationFrame(look);
        };
        look();
      }),
    `::view-transition-group(${name})`,
  );
}

test('the title with its underscore goes over into the next', async ({ page }) => {
  for (const label of ['Projects', 'Art', 'Homepage']) {
    // Anew each time: on a device that was slow to begin one, the rest of the visit does without.
    await visit(page, label === 'Homepage' ? '/art' : '/');
    const duration = moved(page, 'page-title');
    await goTo(page, label);
    expect(await duration).toBe(longestMs);
  }
});

test('a thumbnail grows into the picture of the overlay', async ({ page }) => {
  await visit(page, '/art');
  const duration = moved(page, 'lightbox-picture');
  await page.getByRole('main').getByRole('link').first().click();
  expect(await duration).toBeLessThanOrEqual(longestMs);
});

test('nothing moves for a visitor who asked for that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const begin = document.startViewTransition;
    Object.assign(window, { transitions: 0 });
    document.startViewTransition = (...words) => {
      (window as unknown as { transitions: number }).transitions += 1;
      return begin.apply(document, words);
    };
  });
  await visit(page, '/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await goTo(page, 'Art');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Digital Art');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { transitions: number }).transitions)).toBe(0);
});
