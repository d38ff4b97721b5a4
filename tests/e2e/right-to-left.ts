import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './visitor.ts';

/** The promises of a site in Arabic: left and right are swapped. */
export async function readsFromRightToLeft(page: Page, home: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, `${home}/`);
  expect(await page.evaluate(() => [document.dir, document.documentElement.lang])).toEqual(['rtl', 'ar-JO']);
  // The cursor is where the next letter will be.
  const title = page.locator('h1 [aria-hidden]').last();
  expect(await leftOf(title.locator('[data-lit]'))).toBeLessThan(await leftOf(title.locator('span').first()));
  await page.keyboard.press('Tab');
  expect(await leftOf(page.locator(':focus')), 'the first link').toBeGreaterThan(720);

  await visit(page, `${home}/projects`);
  await turnsPicturesTheOtherWay(page);

  await visit(page, `${home}/sketches`);
  await page.locator('main a[aria-haspopup="dialog"]').first().click();
  const dialog = page.getByRole('dialog');
  expect(await leftOf(dialog.locator('[data-close]')), 'the close button').toBeLessThan(100);
  expect(await leftOf(dialog.locator('h2')), 'the title').toBeGreaterThan(720);
  expect(await leftOf(dialog.locator('[data-step="next"]')), 'the next picture').toBeLessThan(100);
  const place = dialog.locator('h2 + p');
  const first = await place.textContent();
  await page.keyboard.press('ArrowLeft');
  await expect(place).not.toHaveText(first ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText(first ?? '');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await visit(page, `${home}/experience`);
  // Otherwise the signs of "C++" would be left of the letter.
  await expect(page.locator('summary', { hasText: 'C++' })).toHaveCSS('unicode-bidi', 'plaintext');

  await page.setViewportSize({ width: 320, height: 900 });
  await visit(page, `${home}/experience#clients`);
  await expect(page.locator('nav a[aria-current="true"]')).toBeInViewport({ ratio: 0.9 });

  await visit(page, `${home}/contact`);
  // Email addresses and phone numbers keep their order in Arabic text.
  const call = page.locator('bdi', { hasText: '+962' });
  await expect(call).toHaveCSS('direction', 'ltr');
  const name = page.locator('form [name="name"]');
  await name.fill('Ada Quill');
  await expect(name).toHaveCSS('direction', 'ltr');
  await name.fill('سلمى');
  await expect(name).toHaveCSS('direction', 'rtl');
}

/** The next picture is on the left: its button, key and swipe direction. */
async function turnsPicturesTheOtherWay(page: Page): Promise<void> {
  const carousel = page.locator('article').first().locator('section');
  await carousel.scrollIntoViewIfNeeded();
  const [rotation, previous, next] = await carousel.locator('button').all();
  if (!rotation || !previous || !next) throw new Error('the first project has several pictures');
  expect(await leftOf(next)).toBeLessThan(await leftOf(previous));
  const thumbnails = carousel.locator('[data-thumbnails] a');
  const stage = carousel.locator('[aria-live]');
  expect(await leftOf(thumbnails.first())).toBeGreaterThan(await leftOf(stage));

  const shown = () =>
    thumbnails.evaluateAll((links) => links.findIndex((link) => link.hasAttribute('aria-current')));
  await next.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(shown).toBe(1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(shown).toBe(0);
  await next.click();
  await expect.poll(shown).toBe(1);

  const box = await stage.boundingBox();
  if (!box) throw new Error('the stage is in sight');
  const y = box.y + box.height / 3;
  await page.mouse.move(box.x + 0.2 * box.width, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 0.8 * box.width, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(shown).toBe(2);
}

async function leftOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box?.x ?? Number.NaN;
}
