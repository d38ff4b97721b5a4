import type { Page } from '@playwright/test';
import { expect, pages, test } from './visitor.ts';

/** The site without scripts. */
test.use({ javaScriptEnabled: false });

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Checks of each page. */
const parts: Record<string, (page: Page) => Promise<void>> = {
  // The title is complete.
  '/': async (page) => {
    await expect(page.locator('h1 > :last-child')).toHaveText('Hello There._');
    await expect(page.getByRole('button', { name: /typing title/ })).toBeHidden();
  },
  // Each gallery shows six pictures with captions.
  '/about': async (page) => {
    for (const name of ['Travel Photography', 'Good Eats', 'My Beloved Cat']) {
      const gallery = page.getByRole('region', { name });
      await expect(gallery.getByRole('img')).toHaveCount(6);
    }
    await expect(page.getByRole('button', { name: /Refresh/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'All 35 photos' }).click();
    await expect(page).toHaveURL('/about/cat');
  },
  // Every project has its text and first picture; filters are links, and lenses do nothing.
  '/projects': async (page) => {
    await expect(cards(page)).toHaveCount(17);
    const firstPictures = await cards(page).evaluateAll((all) =>
      all.map((card) => card.querySelector('img')?.alt),
    );
    expect(firstPictures.filter((alt) => !alt)).toEqual([]);
    const all = page.getByRole('link', { name: 'All Projects' });
    const academic = page.getByRole('link', { name: 'Academic Projects' });
    const chosen = await all.evaluate((link) => getComputedStyle(link).backgroundColor);
    await expect(academic).not.toHaveCSS('background-color', chosen);
    await academic.click();
    await expect(academic).toHaveCSS('background-color', chosen);
    await expect(all).not.toHaveCSS('background-color', chosen);
    const count = await cards(page).count();
    expect(count).toBeLessThan(17);
    await expect(cards(page).getByText(/^Academic Project/)).toHaveCount(count);
    await all.click();
    await expect(cards(page)).toHaveCount(17);
    await expect(all).toHaveCSS('background-color', chosen);
    await page.goto('/projects?for=health-tech');
    await expect(cards(page)).toHaveCount(17);
    await expect(page.getByText(/^Seen for/)).toHaveCount(0);
  },
  '/art': async (page) => {
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(7);
  },
  // Section links work as anchors, and each skill opens its evidence.
  '/experiences': async (page) => {
    const skill = page.getByRole('group').filter({ hasText: /^TypeScript/ });
    await skill.locator('summary').click();
    await expect(skill.getByRole('link', { name: 'Underscore' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: 'Research Experience' })
      .click();
    await expect(page).toHaveURL('/experiences#research');
    await expect(page.getByRole('heading', { level: 2, name: 'Research Experience' })).toBeInViewport();
  },
  '/contact': async (page) => {
    await page.getByLabel('Name').fill('No Script');
    await page.getByRole('textbox', { name: 'Email' }).fill('plain@visitor.example');
    await page.getByRole('textbox', { name: 'Message' }).fill('Plain HTML');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Message received' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the site' }).click();
  },
};

test('serves every page complete as HTML, with links to the others', async ({ page }) => {
  test.slow();
  for (const { path, heading } of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading);
      await expect(page.getByRole('switch')).toBeHidden();
      await parts[path]?.(page);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL('/contact');
    });
  }
  await test.step('opens the menu on a phone', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Art' }).click();
    await expect(page).toHaveURL('/art');
  });
});

test('serves a case study complete, with pictures, code, tables and links', async ({ page }) => {
  await page.goto('/projects/underscore');
  const main = page.getByRole('main');
  await expect(main.getByRole('figure').filter({ has: page.getByRole('img') })).toHaveCount(3);
  await expect(main.getByRole('table')).toHaveCount(1);
  await expect(main.getByRole('figure', { name: 'Code, ts' })).toContainText('export const shardSize = 5;');
  await expect(main.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveCount(6);
  await main.getByRole('link', { name: 'The trick I was proud of' }).click();
  await expect(page.getByRole('heading', { name: 'The trick I was proud of' })).toBeInViewport();
  await main.getByRole('link', { name: 'Back to Projects' }).click();
  await expect(page).toHaveURL('/projects#underscore');
});

test('serves all photos of a gallery with captions, alt text and links', async ({ page }) => {
  await page.goto('/about/food');
  const photos = page.getByRole('list', { name: 'Good Eats' }).getByRole('link');
  await expect(photos).toHaveCount(108);
  const all = await photos.evaluateAll((links) =>
    links.map((link) => ({
      address: (link as HTMLAnchorElement).pathname,
      alt: link.querySelector('img')?.alt,
      caption: link.textContent,
    })),
  );
  expect(all.filter(({ address, alt, caption }) => !(address.endsWith('.jpg') && alt && caption))).toEqual(
    [],
  );
  await expect(page.getByRole('searchbox', { name: /Find photos/ })).toBeHidden();
});
