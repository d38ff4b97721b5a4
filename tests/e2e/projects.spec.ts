import type { Page } from '@playwright/test';
import { isFull } from '../tier.ts';
import { expect, test, visit } from './visitor.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('leads to a project’s card, and from it to its code and demo', async ({ page }) => {
  await visit(page, '/projects#dose-by-weight');
  await test.step('scrolls to a project’s card by its address', async () => {
    await expect(page.getByRole('article', { name: 'Dose by Weight' })).toBeInViewport();
  });
  await test.step('opens the code by a click anywhere on a card’s text', async () => {
    const card = page.getByRole('article', { name: 'Dose by Weight' });
    const code = await card.getByRole('link', { name: 'GitHub for Dose by Weight' }).getAttribute('href');
    const text = card.getByText(/Works out children/);
    await text.scrollIntoViewIfNeeded();
    const hit = await text.evaluate((paragraph) => {
      const { left, top, width, height } = paragraph.getBoundingClientRect();
      const element = document.elementFromPoint(left + width / 2, top + height / 2);
      return element?.closest('a')?.getAttribute('href');
    });
    expect(hit).toBe(code);
  });
});

test('filters the list, announces the count, and has an address per filter', async ({ page }) => {
  await visit(page, '/projects?show=everything');
  // An unknown filter shows every project.
  await expect(cards(page)).toHaveCount(17);
  for (const category of ['Personal', 'Academic', 'Hackathon']) {
    const filter = page.getByRole('button', { name: `${category} Projects` });
    await filter.click();
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect(filter).toBeFocused();
    // Announced at once; the first cards render immediately, the rest follows.
    const status = page.getByText(/^\d+ projects shown$/);
    await expect(status).toBeVisible();
    const count = Number.parseInt((await status.textContent()) ?? '', 10);
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThan(17);
    await expect(cards(page)).toHaveCount(count);
    await expect(cards(page).getByText(new RegExp(`^${category} Project`))).toHaveCount(count);
    await expect(page).toHaveURL(`/projects?show=${category.toLowerCase()}`);
    if (isFull || category === 'Academic') await visit(page, page.url());
    await expect(cards(page)).toHaveCount(count);
    await page.getByRole('button', { name: 'All Projects' }).click();
    await expect(cards(page)).toHaveCount(17);
    await expect(page).toHaveURL('/projects');
  }
});
