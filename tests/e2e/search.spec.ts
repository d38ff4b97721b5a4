import { findViolations } from './accessibility-checks.ts';
import { expect, holdBack, test, visit } from './visitor.ts';

test('finds a project by words of its text and opens it with keys alone', async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await field.fill('MUSICIAN night');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Night Shift');
  await expect(page.getByRole('status').filter({ hasText: 'result' })).toHaveText(/^\d+ results?$/);
  expect(await findViolations(page, { inside: 'dialog' })).toEqual([]);
  // Enter that confirms a word of an input method does not open a result.
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  // The same in Safari.
  await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(page).toHaveURL('/about');
  const target = await options.first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(String(target));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('moves through results with arrows and opens a photo', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Search' }).click();
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('iceland church');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  const second = page.getByRole('option').nth(1);
  await page.keyboard.press('ArrowDown');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', String(await second.getAttribute('id')));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?photo=/);
  // Its neighbors may be loaded already.
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  // The lightbox handles the keys.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('leads from filtered projects to one that the filter hides', async ({ page }) => {
  await visit(page, '/projects?show=hackathon');
  await expect(page.getByRole('heading', { name: 'Steep' })).toBeHidden();
  await page.getByRole('link', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('Steep');
  await page.getByRole('option', { name: /^Projects\s*Steep/ }).click();
  await expect(page).toHaveURL('/projects#steep');
  await expect(page.getByRole('heading', { name: 'Steep' })).toBeInViewport();
});

test('closes with Escape and returns the focus to its button', async ({ page }) => {
  await visit(page, '/contact');
  const button = page.getByRole('link', { name: 'Search' });
  await button.click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  // A slash in a field is a letter.
  await page.getByRole('textbox', { name: 'Message' }).fill('');
  await page.keyboard.type('and/or');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('and/or');
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /Failed to load resource|dynamically imported module/ });
  for (const missing of ['the code', 'the index'])
    test(`stays on the page with a message if ${missing} is not loaded`, async ({ page, context }) => {
      await visit(page, '/contact');
      await page.getByRole('textbox', { name: 'Message' }).fill('Half a letter');
      const button = page.getByRole('link', { name: 'Search' });
      if (missing === 'the index') {
        const release = await holdBack(page, /\/assets\/search-[\w-]+\.json/);
        await button.click();
        await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
        await context.setOffline(true);
        release();
      } else {
        await context.setOffline(true);
        await button.click();
      }
      const message = page.getByRole('alert');
      await expect(message).toHaveText('The search could not be loaded');
      await expect(message).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button).toBeFocused();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('textbox', { name: 'Message' }).focus();
      await expect(message).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a letter');
      await context.setOffline(false);
      await button.click();
      // Some browsers do not request a script again that failed once: they show the list of everything.
      await expect(
        page
          .getByRole('combobox')
          .or(page.getByRole('link', { name: 'Night Shift' }))
          .first(),
      ).toBeVisible();
    });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('leads to a list of everything', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search');
    await page.getByRole('link', { name: 'Night Shift' }).click();
    await expect(page).toHaveURL(/\/projects/);
  });
});
