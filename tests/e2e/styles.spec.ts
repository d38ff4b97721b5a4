import { expect, test } from '@playwright/test';

test('the styles of components stand above those of the elements they are made of', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const { before, behind } = await page.locator('main > :first-child').evaluate((column) => {
    const { left, right } = column.getBoundingClientRect();
    const around = column.parentElement?.getBoundingClientRect();
    return { before: left - (around?.left ?? 0), behind: (around?.right ?? 0) - right };
  });
  expect(before).toBeGreaterThan(0);
  expect(Math.abs(before - behind)).toBeLessThan(1);
  const button = page.getByRole('link', { name: 'See projects' });
  const [text, ground] = await button.evaluate((element) => {
    const style = getComputedStyle(element);
    return [style.color, style.backgroundColor];
  });
  expect(text).not.toBe(ground);
});
