import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './visitor.ts';

/** The promises of a site in Arabic: left and right are swapped. */
export async function readsFromRightToLeft(page: Page, home: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, `${home}/`);
  expect(await page.evaluate(() => [document.dir, document.documentElement.lang])).toEqual(['rtl', 'ar-JO']);
  await expectOrder(page);
  // The cursor is at the place of the next letter.
  const title = page.locator('h1 [aria-hidden]').last();
  expect(await leftOf(title.locator('[data-lit]'))).toBeLessThan(await leftOf(title.locator('span').first()));
  await page.keyboard.press('Tab');
  expect(await leftOf(page.locator(':focus')), 'the first link').toBeGreaterThan(720);

  await visit(page, `${home}/projects`);
  await expectOrder(page);
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
  await expectOrder(page);
  const cells = page.locator('#skills li');
  expect(await cells.evaluateAll(findMisaligned), 'skills that do not begin at their right edge').toEqual([]);

  await page.setViewportSize({ width: 320, height: 900 });
  await visit(page, `${home}/experience#clients`);
  await expect(page.locator('nav a[aria-current="true"]')).toBeInViewport({ ratio: 0.9 });

  await visit(page, `${home}/contact`);
  await expectOrder(page);
  const name = page.locator('form [name="name"]');
  await name.fill('Ada Quill');
  await expect(name).toHaveCSS('direction', 'ltr');
  await name.fill('سلمى');
  await expect(name).toHaveCSS('direction', 'rtl');
}

/** Latin words and phone numbers whose punctuation would move to the other side, as in `++C`. */
const latinRun = /\+\d[\d ]+|[.#]?[A-Za-z][\w.+#]*(?: \(\w+\))?/.source;

async function expectOrder(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(findDisorder, latinRun), page.url()).toEqual([]);
}

/** Latin text that runs to the left, and lists whose items do not. */
function findDisorder(pattern: string): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const placeOf = (node: Node, index: number) => {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    return range.getBoundingClientRect();
  };
  const found: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { 0: run, index } of (node.nodeValue ?? '').matchAll(new RegExp(pattern, 'g'))) {
      const letters = Array.from(run, (letter, at) => ({ letter, box: placeOf(node, index + at) })).filter(
        ({ letter, box }) => letter !== ' ' && box.width > 0,
      );
      const isTurned = letters.some(({ box }, at) => {
        const before = letters[at - 1]?.box;
        return before && before.top === box.top && box.left < before.left;
      });
      if (isTurned) found.push(run);
    }
  }
  for (const list of document.querySelectorAll('ul, p:has(> a + a)')) {
    const boxes = Array.from(list.children, (item) => item.getBoundingClientRect());
    const isTurned = boxes.some((box, at) => {
      const before = boxes[at - 1];
      return before && before.top === box.top && box.right > before.right;
    });
    if (isTurned) found.push(list.textContent);
  }
  return found;
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

  const currentIndex = () =>
    thumbnails.evaluateAll((links) => links.findIndex((link) => link.hasAttribute('aria-current')));
  await next.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(currentIndex).toBe(1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(currentIndex).toBe(0);
  await next.click();
  await expect.poll(currentIndex).toBe(1);

  const box = await stage.boundingBox();
  if (!box) throw new Error('the stage is in sight');
  const y = box.y + box.height / 3;
  await page.mouse.move(box.x + 0.2 * box.width, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 0.8 * box.width, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(currentIndex).toBe(2);
}

async function leftOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box?.x ?? Number.NaN;
}

/** Texts of elements whose words are nearer to the left edge than to the right one. */
function findMisaligned(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [inner, outer] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    const isAtRight = outer.right - inner.right <= inner.left - outer.left + 1;
    return isAtRight ? [] : [element.textContent ?? ''];
  });
}
