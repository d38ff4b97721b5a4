import type { Page } from '@playwright/test';
import { isFull } from '../tier.ts';
import { findLayoutFaults } from './layout-faults.ts';
import { expect, test, visit } from './visitor.ts';

const phrases = ['Hello There.', 'My Name is Mira Solano.', 'Welcome To My Homepage!'];
const stepMs = 120;
const pauseMs = 1000;

/** The typed text. */
const typedTitle = 'h1 > :last-child';

test.describe('the typed title', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2026-01-01T00:00:00Z') });
    await visit(page, '/');
    // The title starts with its first phrase complete, at the start of the pause.
    await page.clock.pauseAt(new Date('2026-01-01T01:00:00Z'));
  });

  test('blinks, keeps its time, and stops on demand or in a hidden tab', async ({ page }) => {
    await test.step('blinks the underscore in steps of 400 ms', async () => {
      const cursor = page.locator(`${typedTitle} > span:last-child`);
      const isLit = () => cursor.evaluate((element) => element.hasAttribute('data-lit'));
      const stepUntilChange = async () => {
        const before = await isLit();
        for (let waited = 0; waited <= 1000; waited += 20) {
          if ((await isLit()) !== before) return;
          await page.clock.runFor(20);
        }
        throw new Error('the underscore never changed');
      };
      await stepUntilChange();
      // At most 20 ms after a change, so the next changes come 380 to 400 ms later each.
      for (let blink = 0; blink < 6; blink += 1) {
        const before = await isLit();
        await page.clock.runFor(360);
        expect(await isLit()).toBe(before);
        await page.clock.runFor(40);
        expect(await isLit()).toBe(!before);
      }
    });
    await test.step('does not drift when a frame is slow', async () => {
      const typedText = () =>
        page.locator(typedTitle).evaluate((element) => (element.textContent ?? '').slice(0, -1));
      // One cycle: each phrase typed and deleted, with two pauses.
      const cycleMs = phrases.reduce((sum, { length }) => sum + 2 * length * stepMs + 2 * pauseMs, 0);
      await page.clock.runFor(5000);
      const before = await typedText();
      await page.clock.fastForward(cycleMs * 3);
      await page.clock.runFor(1);
      expect(await typedText()).toBe(before);
    });
    await test.step('stops and continues by a button', async () => {
      await page.clock.runFor(3500);
      await page.getByRole('button', { name: 'Pause the typing title' }).click();
      const held = await page.locator(typedTitle).textContent();
      await page.clock.runFor(10_000);
      expect(await page.locator(typedTitle).textContent()).toBe(held);
      await page.getByRole('button', { name: 'Resume the typing title' }).click();
      await page.clock.runFor(2000);
      expect(await page.locator(typedTitle).textContent()).not.toBe(held);
    });
    await test.step('stops while the tab is hidden', async () => {
      await page.clock.runFor(3500);
      const setVisibility = (state: string) =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'visibilityState', { value, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, state);
      await setVisibility('hidden');
      const held = await page.locator(typedTitle).textContent();
      await page.clock.runFor(3_600_000);
      expect(await page.locator(typedTitle).textContent()).toBe(held);
      await setVisibility('visible');
      await page.clock.runFor(2000);
      expect(await page.locator(typedTitle).textContent()).not.toBe(held);
    });
  });
});

test('types without moving the layout or reserving unused lines', async ({ page }) => {
  await page.clock.install();
  for (const width of isFull ? [320, 375, 768, 1440] : [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/');
    const lines = await page
      .getByRole('heading', { level: 1 })
      .evaluate(
        (title) =>
          title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight),
      );
    expect(Math.round(lines)).toBe(width < 768 ? 2 : 1);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main p, main a, main aside, footer')].map(
          (element) => element.getBoundingClientRect().top,
        ),
      );
    const before = await places();
    for (let step = 0; step < 12; step += 1) {
      await page.clock.runFor(1500);
      expect(await places(), `${width} px`).toEqual(before);
    }
  }
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows the first phrase complete, without movement or button', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
    await page.clock.runFor(20_000);
    await expect(page.locator(typedTitle)).toHaveText('Hello There._');
    await expect(page.getByRole('button', { name: /typing title/ })).toBeHidden();
  });
});

test('introduces the owner and links to the other pages', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/');
  await test.step('links the newest project by the whole label', async () => {
    const label = page.getByRole('complementary', { name: /^Latest: / });
    // On the first screen, so it loads eagerly.
    await expect(label.locator('img')).toHaveAttribute('loading', 'eager');
    // The whole label is the link, including its picture.
    await label.click({ position: { x: 60, y: 90 } });
    await expect(page).toHaveURL(/\/projects#underscore$/);
    await page.goBack();
  });
  await test.step('links the newest records of other pages below', () => showsTheNewest(page));
  await test.step('shows the name on a phone without scrolling, before it is typed', async () => {
    await page.setViewportSize({ width: 375, height: 667 });
    await visit(page, '/');
    const byline = page.getByRole('main').locator('p').first();
    await expect(byline).toContainText('Mira Solano');
    await expect(byline).toContainText('Software Developer Intern, Vancouver, BC, Canada');
    await expect(byline).toBeInViewport({ ratio: 1 });
  });
});

async function showsTheNewest(page: Page): Promise<void> {
  const projects = page.getByRole('region', { name: 'Projects' }).getByRole('listitem');
  for (const card of await projects.all())
    await expect(card.locator('img')).toHaveAttribute('loading', 'lazy');
  await projects.nth(1).click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(/\/projects#loop-garden$/);
  await page.goBack();
  const photo = page.getByRole('heading', { name: 'Travel Photography' }).locator('..');
  await photo.click({ position: { x: 60, y: 90 } });
  await expect(page).toHaveURL(/\/about\?photo=travel\/[a-z-]+$/);
  await expect(page.getByRole('dialog')).toContainText('Roofs of Reykjavík');
}

test('wraps a button of one long word in a narrow window', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, '/');
  const button = page.getByRole('main').getByRole('link', { name: 'See projects' });
  await button.evaluate((link) => link.prepend('Rechtsschutzversicherungsgesellschaftskapitän'));
  expect(await findLayoutFaults(page)).toEqual([]);
});
