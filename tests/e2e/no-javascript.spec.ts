import type { Page } from '@playwright/test';
import { expect, pages, test } from './visitor.ts';

test.use({ javaScriptEnabled: false });

/** What each page holds as it arrives. */
const parts: Record<string, (page: Page) => Promise<void>> = {
  // The title stands complete.
  '/': async (page) => {
    await expect(page.locator('[class*="typed"]')).toHaveText('Hello There._');
    await expect(page.getByRole('button', { name: /typing title/ })).toBeHidden();
  },
  // Each gallery shows six pictures with captions.
  '/about': async (page) => {
    for (const name of ['Travel Photography', 'Good Eats', 'My Beloved Cat']) {
      const gallery = page.getByRole('region', { name });
      await expect(gallery.getByRole('img')).toHaveCount(6);
    }
    await expect(page.getByRole('button', { name: /Refresh/ })).toHaveCount(0);
  },
  // Every project is there with its words and its first picture.
  '/projects': async (page) => {
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(17);
    for (const card of await page.getByRole('main').getByRole('article').all()) {
      await expect(card.getByRole('img').first()).toHaveAttribute('alt', /.+/);
    }
  },
  // Every work of art is there.
  '/art': async (page) => {
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(7);
  },
  // Section links work as anchors.
  '/experiences': async (page) => {
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: 'Research Experience' })
      .click();
    await expect(page).toHaveURL('/experiences#research');
    await expect(page.getByRole('heading', { level: 2, name: 'Research Experience' })).toBeInViewport();
  },
};

for (const { path, heading } of pages) {
  test(`${path} is complete as HTML`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading);
    await expect(page.getByRole('switch')).toBeHidden();
    await parts[path]?.(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
  });
}

test.describe('at 375 px', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the menu opens and leads to a page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Art' }).click();
    await expect(page).toHaveURL('/art');
  });
});
