import type { Page } from '@playwright/test';
import { bar, expect, goTo, test, visit } from './visitor.ts';

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

/** A device that seems to compute that many times faster: transitions are for those that begin one within a frame. */
async function seemFaster(page: Page, times: number): Promise<void> {
  await page.addInitScript((factor) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / factor;
  }, times);
}

/** Counts the transitions that are begun, in `window.transitions`. */
async function countTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begin = document.startViewTransition;
    Object.assign(window, { transitions: 0 });
    document.startViewTransition = (...words) => {
      (window as unknown as { transitions: number }).transitions += 1;
      return begin.apply(document, words);
    };
  });
}

function transitions(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { transitions: number }).transitions);
}

test('the title with its underscore goes over into the next', async ({ page }) => {
  await seemFaster(page, 50);
  await countTransitions(page);
  await visit(page, '/');
  // Who comes near a link for the first time has one tried out, unseen; no frame is drawn before that is over.
  await bar(page).getByRole('link', { name: 'Projects' }).hover();
  await expect.poll(() => transitions(page)).toBe(1);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  for (const label of ['Projects', 'Art', 'Homepage']) {
    const duration = moved(page, 'page-title');
    await goTo(page, label);
    expect(await duration).toBe(longestMs);
  }
});

test('a click that is pressed while a transition runs, and released after it, arrives', async ({ page }) => {
  await page.addInitScript(() => {
    const begin = document.startViewTransition;
    // The page's own, which go on when the test says so.
    document.startViewTransition = (update) => {
      const goOn = (end: () => void) => Object.assign(window, { endTransition: () => end() });
      const running = begin.call(document, async () => {
        await new Promise<void>(goOn);
        if (typeof update === 'function') await update();
      });
      return Object.assign(window, { running }).running;
    };
  });
  await visit(page, '/');
  await bar(page).getByRole('link', { name: 'Art' }).hover();
  await expect.poll(() => page.evaluate(() => 'endTransition' in window)).toBe(true);
  await page.mouse.down();
  await page.evaluate(() => {
    const { endTransition, running } = window as unknown as {
      endTransition: () => void;
      running: ViewTransition;
    };
    endTransition();
    return running.finished;
  });
  await page.mouse.up();
  await expect(page).toHaveURL(/\/art$/);
});

test('a thumbnail grows into the picture of the overlay', async ({ page }) => {
  await seemFaster(page, 50);
  await visit(page, '/art');
  const duration = moved(page, 'lightbox-picture');
  await page.getByRole('main').getByRole('link').first().click();
  expect(await duration).toBeLessThanOrEqual(longestMs);
});

test('nothing moves for a visitor who asked for that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await countTransitions(page);
  await visit(page, '/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await goTo(page, 'Art');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Digital Art');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await transitions(page)).toBe(0);
});

test('a device that was slow when one was tried out does without', async ({ page }) => {
  await seemFaster(page, 1 / 50);
  await countTransitions(page);
  await visit(page, '/');
  for (const label of ['Projects', 'Contact', 'Art']) {
    await goTo(page, label);
    await expect(page).toHaveTitle(new RegExp(`^(?:Digital )?${label}`));
  }
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await transitions(page)).toBe(1);
});
