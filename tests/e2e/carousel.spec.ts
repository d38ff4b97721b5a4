import type { Locator, Page } from '@playwright/test';
import { expect, goTo, test, visit } from './visitor.ts';

/** The newest project has the most pictures. */
const pictureCount = 6;

function carousel(page: Page): Locator {
  return page.getByRole('region', { name: 'Pictures of Underscore' });
}

/** The number of the picture that is not inert. */
async function shownNumber(page: Page): Promise<number> {
  const name = await carousel(page).locator('[role="group"]:not([inert])').getAttribute('aria-label');
  return Number(name?.split(' of ')[0]);
}

/** Duration of the running slide in ms, which the paused clock of the test does not affect. */
function slideMs(page: Page): Promise<number> {
  return carousel(page)
    .locator('[aria-live] > div')
    .evaluate((track) => Number(track.getAnimations()[0]?.effect?.getComputedTiming().duration));
}

/** A new interval begins at the moment the pointer leaves. */
async function beginInterval(page: Page): Promise<void> {
  await carousel(page).hover({ position: { x: 300, y: 100 } });
  await page.clock.runFor(1000);
  await page.mouse.move(4, 4);
  await expect(carousel(page).locator('[aria-live="off"]')).toHaveCount(1);
}

test.use({ viewport: { width: 1440, height: 900 } });

/** Goes to the carousel and pauses the clock. */
async function openCarousel(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-01T00:00:00Z') });
  await visit(page, '/projects');
  await carousel(page).scrollIntoViewIfNeeded();
  await page.mouse.move(4, 4);
  await page.clock.pauseAt(new Date('2026-01-01T01:00:00Z'));
}

test('a carousel rotates, and follows pointers, drags, clicks and keys', async ({ page }) => {
  test.slow();
  await openCarousel(page);
  await test.step('it requests a picture only when it may be shown next', () => requestsPicturesLate(page));
  await test.step('it shows the next picture every 4000 ms, with a slide of 450 ms', () => rotates(page));
  await test.step('it pauses under the pointer', () => pausesUnderPointer(page));
  await test.step('a pointer resting 300 ms on a thumbnail shows its picture', () =>
    showsHoveredThumbnail(page));
  await test.step('a drag of more than 30 % changes the picture, a shorter slow one does not', () =>
    followsDrags(page));
  await test.step('it does not follow a mouse that was released beside it', () => forgetsReleasedMouse(page));
  await test.step('the rotation button is first in the tab order, and keyboard focus stops the rotation', () =>
    followsKeyboard(page));
  await test.step('next and previous wrap around', () => hasNoEnd(page));
  await test.step('its pictures open in the lightbox, and it shows the last one after that', () =>
    opensLightbox(page));
});

async function requestsPicturesLate(page: Page): Promise<void> {
  const hidden = page.getByRole('region', { name: 'Pictures of Dose by Weight' });
  await expect(hidden.locator('[aria-roledescription="slide"] img')).toHaveCount(1);
}

async function rotates(page: Page): Promise<void> {
  await beginInterval(page);
  const first = await shownNumber(page);
  for (let turn = 0; turn < pictureCount; turn += 1) {
    const next = ((first + turn) % pictureCount) + 1;
    await page.clock.runFor(3999);
    expect(await shownNumber(page)).not.toBe(next);
    await page.clock.runFor(1);
    await expect.poll(() => shownNumber(page)).toBe(next);
    if (turn === 0) expect(await slideMs(page)).toBe(450);
  }
}

async function pausesUnderPointer(page: Page): Promise<void> {
  await carousel(page).hover({ position: { x: 300, y: 100 } });
  await page.clock.runFor(1000);
  const before = await shownNumber(page);
  await page.clock.runFor(20_000);
  expect(await shownNumber(page)).toBe(before);
}

async function showsHoveredThumbnail(page: Page): Promise<void> {
  await carousel(page).getByRole('link', { name: 'Show picture 4' }).hover();
  await page.clock.runFor(299);
  expect(await shownNumber(page)).not.toBe(4);
  await page.clock.runFor(1);
  await expect.poll(() => shownNumber(page)).toBe(4);
  await expect(carousel(page).getByRole('link', { name: 'Show picture 4' })).toHaveAttribute(
    'aria-current',
    'true',
  );
}

async function followsDrags(page: Page): Promise<void> {
  const stage = carousel(page).locator('[aria-live]');
  const box = (await stage.boundingBox()) as { x: number; y: number; width: number };
  const drag = async (share: number) => {
    const y = box.y + 60;
    await page.mouse.move(box.x + box.width * 0.8, y);
    await page.mouse.down();
    // The browser measures a drag with its own clock, so a drag below 0.4 px/ms must really take this long.
    for (let step = 1; step <= 10; step += 1) {
      await page.mouse.move(box.x + box.width * (0.8 - (share * step) / 10), y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await page.mouse.up();
    await page.clock.runFor(450);
  };
  await stage.hover({ position: { x: 300, y: 60 } });
  await page.clock.runFor(1000);
  const before = await shownNumber(page);
  await drag(0.2);
  expect(await shownNumber(page)).toBe(before);
  await drag(0.35);
  await expect.poll(() => shownNumber(page)).toBe((before % pictureCount) + 1);
}

async function forgetsReleasedMouse(page: Page): Promise<void> {
  const stage = carousel(page).locator('[aria-live]');
  const box = (await stage.boundingBox()) as { x: number; y: number; width: number };
  const [y, end] = [box.y + 60, box.x + box.width];
  await page.mouse.move(end - 3, y);
  await page.mouse.down();
  await page.mouse.move(end + 3, y);
  await page.mouse.up();
  await page.mouse.move(end - 200, y, { steps: 5 });
  expect(await stage.locator('> div').evaluate((track) => track.style.transform)).toBe('');
}

async function followsKeyboard(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.getByRole('link', { name: 'Read more for Underscore' }).focus();
  await page.keyboard.press('Tab');
  await expect(carousel(page).getByRole('button', { name: 'Start slide rotation' })).toBeFocused();
  await page.clock.runFor(1000);
  const before = await shownNumber(page);
  await page.clock.runFor(20_000);
  expect(await shownNumber(page)).toBe(before);
  await page.keyboard.press('Enter');
  await expect(carousel(page).getByRole('button', { name: 'Stop slide rotation' })).toBeFocused();
  await page.clock.runFor(4000);
  await expect.poll(() => shownNumber(page)).toBe((before % pictureCount) + 1);
}

async function hasNoEnd(page: Page): Promise<void> {
  await carousel(page).getByRole('button', { name: 'Stop slide rotation' }).click();
  await carousel(page).getByRole('link', { name: 'Show picture 1' }).click();
  await page.clock.runFor(450);
  await carousel(page).getByRole('button', { name: 'Previous picture' }).click();
  expect(await shownNumber(page)).toBe(pictureCount);
  await page.clock.runFor(450);
  await carousel(page).getByRole('button', { name: 'Next picture' }).click();
  expect(await shownNumber(page)).toBe(1);
  await page.keyboard.press('ArrowRight');
  expect(await shownNumber(page)).toBe(2);
  const thumbnail = carousel(page).getByRole('link', { name: 'Show picture 3' });
  await thumbnail.press('Enter');
  await page.keyboard.press('ArrowRight');
  expect(await shownNumber(page)).toBe(4);
  await expect(thumbnail).toBeFocused();
}

async function opensLightbox(page: Page): Promise<void> {
  await page.clock.resume();
  await carousel(page).getByRole('link', { name: 'Show picture 2' }).click();
  await carousel(page).getByRole('button', { name: 'Full screen' }).click();
  const lightbox = page.getByRole('dialog', { name: 'Underscore' });
  await expect(lightbox).toContainText(`2 of ${pictureCount}`);
  await expect(page).toHaveURL(/\/projects\?photo=underscore\/2-/);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox).toContainText(`3 of ${pictureCount}`);
  await expect(page).toHaveURL(/\/projects\?photo=underscore\/3-/);
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(page).toHaveURL('/projects');
  await expect(carousel(page).getByRole('button', { name: 'Full screen' })).toBeFocused();
  expect(await shownNumber(page)).toBe(3);
}

test('a carousel far below the window is complete when the visitor scrolls to it', async ({ page }) => {
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

  test('a carousel never moves by itself', async ({ page }) => {
    await openCarousel(page);
    const before = await shownNumber(page);
    await page.clock.runFor(60_000);
    expect(await shownNumber(page)).toBe(before);
    await expect(carousel(page).getByRole('button', { name: /slide rotation/ })).toBeHidden();
  });
});
