import type { Page } from '@playwright/test';
import { bar, expect, goTo, pages, test, visit } from './visitor.ts';

/** Maximum duration of any movement except a slide, in ms. */
const maxMotionMs = 240;

/** Waits for a view transition of this name; returns its duration in ms. */
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

const running = () => (window as unknown as { running: ViewTransition }).running;

/** Closes the overlay of an artwork, and pauses the transition until the returned function is called. */
async function beginClosing(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(`(${running})().finished`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.evaluate(
    `(${running})().ready.then(() => document.getAnimations().forEach((each) => each.pause()))`,
  );
  return async () => {
    await page.evaluate(
      `document.getAnimations().forEach((each) => each.finish()); (${running})().finished.then(() => {})`,
    );
  };
}

/** Presses while a transition runs, and releases when it is over. */
async function clickAcross(page: Page, end: () => Promise<void>): Promise<void> {
  const box = await bar(page).getByRole('link', { name: 'Contact' }).boundingBox();
  if (!box) throw new Error('the link is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await end();
  await page.mouse.up();
}

test('a thumbnail grows into the picture, and a click during its closing arrives', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const begin = document.startViewTransition;
    document.startViewTransition = (update) =>
      Object.assign(window, { running: begin.call(document, update) }).running;
  });
  await visit(page, '/art');
  const work = page.getByRole('link', { name: 'Koi, Slowly' });
  const duration = moved(page, 'lightbox-picture');
  await work.click();
  expect(await duration).toBeLessThanOrEqual(maxMotionMs);
  await expect(page.getByRole('dialog')).toBeVisible();

  await test.step('a click with a modifier opens a tab', async () => {
    const end = await beginClosing(page);
    const opened = context.waitForEvent('page');
    await page.keyboard.down('Control');
    await clickAcross(page, end);
    await page.keyboard.up('Control');
    const tab = await opened;
    await expect(tab).toHaveURL(/\/contact$/);
    await tab.close();
    await expect(page).toHaveURL(/\/art$/);
  });
  await test.step('a plain click navigates', async () => {
    await work.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await clickAcross(page, await beginClosing(page));
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test('nothing moves under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('a transition was begun');
    };
  });
  for (const { path } of pages.toReversed()) {
    await visit(page, path);
    expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
  }
  await goTo(page, 'Art');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Digital Art');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
