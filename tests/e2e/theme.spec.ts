import type { Locator } from '@playwright/test';
import { expect, fontsShown, goTo, test, themeSwitch, visit } from './visitor.ts';

const html = 'html';

test('is light at every load, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/');
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
  await themeSwitch(page).click();
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
});

test('holds the chosen mode on every page of a visit, which is there whole', async ({ page }) => {
  await visit(page, '/');
  await themeSwitch(page).click();
  const parts: Record<string, [part: Locator, count: number]> = {
    About: [page.getByRole('button', { name: /^Refresh/ }), 3],
    Projects: [page.getByRole('article'), 17],
    Experiences: [page.locator('#research h3'), 2],
    Art: [page.locator('main a[data-figure]'), 7],
    Contact: [page.locator('form'), 1],
    Homepage: [page.locator('main aside'), 1],
  };
  for (const [label, [part, count]] of Object.entries(parts)) {
    await goTo(page, label);
    await expect(part, label).toHaveCount(count);
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
    await expect(themeSwitch(page)).toHaveAttribute('aria-checked', 'true');
  }
});

test('tells the browser which mode its own controls should take', async ({ page }) => {
  await visit(page, '/contact');
  await expect(page.locator(html)).toHaveCSS('color-scheme', 'light');
  await themeSwitch(page).click();
  await expect(page.locator(html)).toHaveCSS('color-scheme', 'dark');
});

test('moves nothing when the mode changes', async ({ page }) => {
  await visit(page, '/experiences');
  await fontsShown(page);
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, p, li, a, img')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      }),
    );
  const before = await boxes();
  await themeSwitch(page).click();
  expect(await boxes()).toEqual(before);
});

test('switches by keyboard', async ({ page }) => {
  await visit(page, '/');
  await themeSwitch(page).focus();
  await page.keyboard.press('Space');
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Enter');
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
});
