import { bar, expect, goTo, hydrated, notFoundError, test, themeSwitch, visit } from './visitor.ts';

const study = '/projects/underscore';

test('a page below another is one of the site: by its address, by Back, in the mode that was chosen', async ({
  page,
}) => {
  await visit(page, study);
  await expect(page).toHaveTitle(/^Underscore/);
  await expect(bar(page).getByRole('link', { name: 'Projects' })).toHaveAttribute('aria-current', 'true');
  await themeSwitch(page).click();
  await goTo(page, 'Projects');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(/^Underscore/);
  await expect(page.getByRole('heading', { level: 1, name: 'Underscore' })).toBeFocused();
  await expect(themeSwitch(page)).toBeChecked();
});

test.describe('where there is none', () => {
  test.use({ expectedErrors: notFoundError });
  test('an address below a page is the page for missing ones, and works as such', async ({ page }) => {
    const response = await page.goto('/projects/nothing-of-mine');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await themeSwitch(page).click();
    // A jump within it leads nowhere else.
    await page.evaluate(() => {
      window.location.hash = '_content';
    });
    await expect(themeSwitch(page)).toBeChecked();
    await goTo(page, 'Projects');
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  });
});

test('the card leads to the story, the story on to the next of the filter, and back to the card', async ({
  page,
}) => {
  await visit(page, '/projects?show=academic');
  const card = page.getByRole('article', { name: 'Tidepool' });
  await expect(card.getByRole('heading')).toBeVisible();
  await card.getByRole('link', { name: 'Read more for Tidepool' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tidepool' })).toBeFocused();
  // It is the only one of its kind that has a story.
  await expect(page.getByText('Next project')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  await expect(page).toHaveURL('/projects?show=academic#tidepool');
  await expect(card).toBeInViewport();
  await page.goto('/projects/tidepool');
  await page.getByRole('link', { name: /^Next project/ }).click();
  await expect(page).toHaveURL('/projects/clear-label');
  await expect(page.getByText('Next project')).toHaveCount(0);
  await page.getByRole('link', { name: /^Previous project/ }).click();
  await expect(page).toHaveURL('/projects/tidepool');
});

test('its pictures open in the order of the text', async ({ page }) => {
  await visit(page, '/projects/clear-label');
  await page.getByRole('link', { name: /^Phone pointed at an amber vial/ }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('img', { name: /^Phone pointed/ })).toBeVisible();
  await expect(page).toHaveURL(/\?photo=1-scan$/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?photo=4-board$/);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
});

test('a skill leads from the table to the story that proves it', async ({ page }) => {
  await visit(page, '/experiences');
  const story = page.locator('#skills').getByRole('link', { name: 'Tidepool' });
  await expect(story).toHaveCount(0);
  await page.locator('summary', { hasText: /^C\+\+$/ }).click();
  await story.click();
  await expect(page).toHaveURL('/projects/tidepool');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the story is whole: words, pictures, code, tables, and a way on and back', async ({ page }) => {
    await page.goto('/projects/underscore');
    const main = page.getByRole('main');
    await expect(main.getByRole('figure')).toHaveCount(3);
    await expect(main.getByRole('table')).toHaveCount(1);
    await expect(main.getByRole('region', { name: 'Code, ts' })).toContainText('export const shardSize = 5;');
    await expect(main.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveCount(6);
    await main.getByRole('link', { name: 'The trick I was proud of' }).click();
    await expect(page.getByRole('heading', { name: 'The trick I was proud of' })).toBeInViewport();
    await main.getByRole('link', { name: 'Back to Projects' }).click();
    await expect(page).toHaveURL('/projects#underscore');
  });
});
