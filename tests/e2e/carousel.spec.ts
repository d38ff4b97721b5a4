import type { Locator, Page } from '@playwright/test';
import { expect, goTo, test, visit } from './visitor.ts';

/** The newest project has the most pictures. */
const pictureCount = 6;

function carousel(page: Page): Locator {
  return page.getByRole('region', { name: 'Pictures of Underscore' });
}

/** The number of the one picture that is not inert. */
async function shown(page: Page): Promise<number> {
  const name = await carousel(page).locator('[role="group"]:not([inert])').getAttribute('aria-label');
  return Number(name?.split(' of ')[0]);
}

async function isMoving(page: Page): Promise<boolean> {
  return (await carousel(page).locator('[data-phase="sliding"]').count()) > 0;
}

/** A new interval begins at the moment the pointer leaves. */
async function beginInterval(page: Page): Promise<void> {
  await carousel(page).hover({ position: { x: 300, y: 100 } });
  await page.clock.runFor(1000);
  await page.mouse.move(4, 4);
  await expect(carousel(page).locator('[aria-live="off"]')).toHaveCount(1);
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install({ time: new Date('2026-01-01T00:00:00Z') });
  await visit(page, '/projects');
  await carousel(page).scrollIntoViewIfNeeded();
  await page.mouse.move(4, 4);
  await page.clock.pauseAt(new Date('2026-01-01T01:00:00Z'));
});

test('it shows the next picture each 4000 ms, sliding for 450 ms', async ({ page }) => {
  await beginInterval(page);
  const first = await shown(page);
  for (let turn = 0; turn < pictureCount; turn += 1) {
    const next = ((first + turn) % pictureCount) + 1;
    await page.clock.runFor(turn === 0 ? 3999 : 3549);
    expect(await shown(page)).not.toBe(next);
    await page.clock.runFor(1);
    await expect.poll(() => shown(page)).toBe(next);
    expect(await isMoving(page)).toBe(true);
    await page.clock.runFor(449);
    expect(await isMoving(page)).toBe(true);
    await page.clock.runFor(1);
    await expect.poll(() => isMoving(page)).toBe(false);
  }
});

test('it stands still under the pointer', async ({ page }) => {
  await carousel(page).hover({ position: { x: 300, y: 100 } });
  await page.clock.runFor(1000);
  const before = await shown(page);
  await page.clock.runFor(20_000);
  expect(await shown(page)).toBe(before);
});

test('the keyboard finds the rotation button first, and its arrival stops the rotation for good', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Read more for Underscore' }).focus();
  await page.keyboard.press('Tab');
  await expect(carousel(page).getByRole('button', { name: 'Start slide rotation' })).toBeFocused();
  await page.clock.runFor(1000);
  const before = await shown(page);
  await page.clock.runFor(20_000);
  expect(await shown(page)).toBe(before);
  await page.keyboard.press('Enter');
  await expect(carousel(page).getByRole('button', { name: 'Stop slide rotation' })).toBeFocused();
  await page.clock.runFor(4000);
  await expect.poll(() => shown(page)).toBe((before % pictureCount) + 1);
});

test('next and previous go round without an end', async ({ page }) => {
  await carousel(page).getByRole('button', { name: 'Stop slide rotation' }).click();
  await carousel(page).getByRole('link', { name: 'Show picture 1' }).click();
  await page.clock.runFor(450);
  await carousel(page).getByRole('button', { name: 'Previous picture' }).click();
  expect(await shown(page)).toBe(pictureCount);
  await page.clock.runFor(450);
  await carousel(page).getByRole('button', { name: 'Next picture' }).click();
  expect(await shown(page)).toBe(1);
  await page.keyboard.press('ArrowRight');
  expect(await shown(page)).toBe(2);
});

test('a pointer resting 300 ms on a thumbnail shows its picture', async ({ page }) => {
  await carousel(page).getByRole('link', { name: 'Show picture 4' }).hover();
  await page.clock.runFor(299);
  expect(await shown(page)).not.toBe(4);
  await page.clock.runFor(1);
  await expect.poll(() => shown(page)).toBe(4);
  await expect(carousel(page).getByRole('link', { name: 'Show picture 4' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('a drag of more than 30 % changes the picture, a shorter slow one does not', async ({ page }) => {
  const stage = carousel(page).locator('[aria-live]');
  const box = (await stage.boundingBox()) as { x: number; y: number; width: number };
  const drag = async (share: number) => {
    const y = box.y + 60;
    await page.mouse.move(box.x + box.width * 0.8, y);
    await page.mouse.down();
    // The browser's own clock measures a drag: slower than 0.4 px/ms takes this long.
    for (let step = 1; step <= 10; step += 1) {
      await page.mouse.move(box.x + box.width * (0.8 - (share * step) / 10), y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await page.mouse.up();
    await page.clock.runFor(450);
  };
  await stage.hover({ position: { x: 300, y: 60 } });
  await page.clock.runFor(1000);
  const before = await shown(page);
  await drag(0.2);
  expect(await shown(page)).toBe(before);
  await drag(0.35);
  await expect.poll(() => shown(page)).toBe((before % pictureCount) + 1);
});

test('its pictures fill the screen in the viewer, to walk through, and come back', async ({ page }) => {
  await page.clock.resume();
  await carousel(page).getByRole('link', { name: 'Show picture 2' }).click();
  await carousel(page).getByRole('button', { name: 'Full screen' }).click();
  const viewer = page.getByRole('dialog', { name: 'Underscore' });
  await expect(viewer).toContainText(`2 of ${pictureCount}`);
  await expect(page).toHaveURL(/\/projects\?photo=underscore\/2-/);
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText(`3 of ${pictureCount}`);
  await expect(page).toHaveURL(/\/projects\?photo=underscore\/3-/);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL('/projects');
  await expect(carousel(page).getByRole('button', { name: 'Full screen' })).toBeFocused();
  expect(await shown(page)).toBe(3);
});

test('a picture is asked for no sooner than it may be wanted', async ({ page }) => {
  const hidden = page.getByRole('region', { name: 'Pictures of Dose by Weight' });
  await expect(hidden.locator('[aria-roledescription="slide"] img')).toHaveCount(1);
});

test('a carousel far down a page that was clicked to is whole when the visitor comes near', async ({
  page,
}) => {
  await page.clock.resume();
  await visit(page, '/');
  await goTo(page, 'Projects');
  const far = page.getByRole('region', { name: 'Pictures of Dose by Weight' });
  const heightPx = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect(far).toBeAttached();
  const before = await heightPx();
  await far.scrollIntoViewIfNeeded();
  await expect(far.getByRole('button', { name: 'Next picture' })).toBeVisible();
  await expect(far.locator('a img')).toHaveCount(await far.getByRole('link').count());
  expect(await heightPx()).toBe(before);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it never moves by itself', async ({ page }) => {
    const before = await shown(page);
    await page.clock.runFor(60_000);
    expect(await shown(page)).toBe(before);
    await expect(carousel(page).getByRole('button', { name: /slide rotation/ })).toBeHidden();
  });
});
