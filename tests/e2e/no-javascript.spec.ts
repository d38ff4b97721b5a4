import { expect, pages, test } from './visitor.ts';

test.use({ javaScriptEnabled: false });

for (const { path, heading } of pages) {
  test(`${path} is complete as HTML`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading);
    await expect(page.getByRole('switch')).toBeHidden();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
  });
}

test('the title stands complete', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[class*="typed"]')).toHaveText('Hello There._');
  await expect(page.getByRole('button', { name: /typing title/ })).toBeHidden();
});

test('each gallery shows six pictures with captions', async ({ page }) => {
  await page.goto('/about');
  for (const name of ['Travel Photography', 'Good Eats', 'My Beloved Cat']) {
    const gallery = page.getByRole('region', { name });
    await expect(gallery.getByRole('img')).toHaveCount(6);
  }
  await expect(page.getByRole('button', { name: /Refresh/ })).toHaveCount(0);
});

test('every project is there with its words and its first picture', async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(17);
  for (const card of await page.getByRole('main').getByRole('article').all()) {
    await expect(card.getByRole('img').first()).toHaveAttribute('alt', /.+/);
  }
});

test('every work of art is there', async ({ page }) => {
  await page.goto('/art');
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(7);
});

test('section links work as anchors', async ({ page }) => {
  await page.goto('/experiences');
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Research Experience' })
    .click();
  await expect(page).toHaveURL('/experiences#research');
  await expect(page.getByRole('heading', { level: 2, name: 'Research Experience' })).toBeInViewport();
});

test.describe('at 375 px', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the menu opens and leads to a page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Art' }).click();
    await expect(page).toHaveURL('/art');
  });
});
