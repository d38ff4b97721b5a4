import { expect, test, visit } from './visitor.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });

test('a tap leaves no hover style', async ({ page }) => {
  await visit(page, '/about');
  const refresh = page.getByRole('button', { name: 'Refresh Travel Photography' });
  const before = await refresh.evaluate((button) => getComputedStyle(button).backgroundColor);
  await refresh.tap();
  await expect(page.getByText('New pictures in Travel Photography')).toBeAttached();
  await expect(refresh).toHaveCSS('background-color', before);
});
