import { bar, expect, goTo, test, themeSwitch, visit } from './visitor.ts';

const study = '/projects/underscore';

test('opens a case study by address and Back, with navigation and the chosen theme', async ({ page }) => {
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

test('links card and case study both ways, and case studies within the filter', async ({ page }) => {
  await visit(page, '/projects?show=academic');
  const card = page.getByRole('article', { name: 'Tidepool' });
  await expect(card.getByRole('heading')).toBeVisible();
  await card.getByRole('link', { name: 'Read more for Tidepool' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tidepool' })).toBeFocused();
  // This category has only one case study.
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

test('opens pictures in the order of the text', async ({ page }) => {
  await visit(page, '/projects/clear-label');
  await page.getByRole('link', { name: /^Phone pointed at an amber vial/ }).click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByRole('img', { name: /^Phone pointed/ })).toBeVisible();
  await expect(page).toHaveURL(/\?photo=1-scan$/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?photo=4-board$/);
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
});

test('links a footnote number and its note both ways by keyboard, and prints the number', async ({
  page,
}) => {
  await visit(page, '/projects/tidepool');
  const number = page.locator('[role=doc-noteref]');
  await number.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#_note-1$/);
  const notes = page.locator('[role=doc-endnotes]');
  await expect(notes.getByText('Two, counting the exercise')).toBeInViewport();
  const back = notes.locator('[role=doc-backlink]');
  await expect(number).toHaveAccessibleDescription('Notes');
  await expect(back).toHaveAccessibleName('Back to the text');
  await page.keyboard.press('Tab');
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(number).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(number).toBeVisible();
  await expect(back).toBeHidden();
});
