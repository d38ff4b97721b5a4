import { expect, fontsShown, test, themeSwitch, visit } from './visitor.ts';

// security.spec.ts checks that the theme stays on every page of a visit.
test('starts light despite the system’s preference, and switches by keyboard', async ({ page }) => {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/experiences');
  await expect(html).toHaveAttribute('data-theme', 'light');
  // The theme of native controls.
  await expect(html).toHaveCSS('color-scheme', 'light');
  await themeSwitch(page).focus();
  await page.keyboard.press('Space');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await page.keyboard.press('Enter');
  await expect(html).toHaveAttribute('data-theme', 'light');

  await test.step('does not move the layout', async () => {
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
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await boxes()).toEqual(before);
  });
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
});
