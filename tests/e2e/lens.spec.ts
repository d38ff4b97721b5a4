import type { Page } from '@playwright/test';
import { expect, test, visit } from './visitor.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const note = (page: Page) => page.getByText(/^Seen for Health tech:/);
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();

for (const { path, all } of [
  { path: '/projects', all: 17 },
  { path: '/experiences', all: 22 },
]) {
  test(`${path} through a lens brings what fits to the front, marks it and hides nothing`, async ({
    page,
  }) => {
    await visit(page, path);
    await expect(note(page)).toHaveCount(0);
    const usual = await titles(page);
    expect(usual).toHaveLength(all);

    await visit(page, `${path}?for=health-tech`);
    await expect(note(page)).toBeVisible();
    await expect(cards(page)).toHaveCount(all);
    const seen = await titles(page);
    expect(seen.toSorted()).toEqual(usual.toSorted());
    const marked = cards(page).filter({ has: page.getByText('Health tech', { exact: true }) });
    const count = await marked.count();
    expect(count).toBeGreaterThan(2);
    expect(count).toBeLessThan(all);
    await expect(note(page)).toContainText(`${count} entries`);
    if (path === '/projects') {
      const order = await cards(page).evaluateAll((each) =>
        each.map((card) => /Health tech/.test(card.textContent ?? '')),
      );
      expect(order).toEqual([...order].sort((a, b) => Number(b) - Number(a)));
    }

    await page.getByRole('link', { name: 'Back to the usual order' }).click();
    await expect(note(page)).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await titles(page)).toEqual(usual);
  });
}

test('the résumé of who comes through a lens is the one for that reader', async ({ page, request }) => {
  await visit(page, '/experiences?for=health-tech');
  const link = page.getByRole('link', { name: 'Click here to view!' });
  await expect(link).toHaveAttribute('href', '/files/resume-health-tech.pdf');
  expect((await request.get('/files/resume-health-tech.pdf')).headers()['content-type']).toBe(
    'application/pdf',
  );
  await page.getByRole('link', { name: 'Back to the usual order' }).click();
  await expect(link).toHaveAttribute('href', '/files/resume.pdf');
});

test('a lens and a filter go together', async ({ page }) => {
  await visit(page, '/projects?for=health-tech');
  await page.getByRole('button', { name: 'Academic Projects' }).click();
  await expect(page).toHaveURL('/projects?for=health-tech&show=academic');
  await expect(cards(page).first()).toContainText('Health tech');
  await page.getByRole('link', { name: 'Back to the usual order' }).click();
  await expect(page).toHaveURL('/projects?show=academic');
});

test('the way out of a lens opens in a tab of its own when that is asked for', async ({ page, context }) => {
  await visit(page, '/projects?for=health-tech');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Back to the usual order' }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/projects');
  await expect(page).toHaveURL('/projects?for=health-tech');
  await expect(note(page)).toBeVisible();
});

test('a lens nobody has named shows the plain page', async ({ page }) => {
  await visit(page, '/projects?for=everything');
  await expect(cards(page)).toHaveCount(17);
  await expect(page.getByText(/^Seen for/)).toHaveCount(0);
});

test('the page is the same for those without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/projects?for=health-tech');
  await expect(cards(page)).toHaveCount(17);
  await expect(note(page)).toHaveCount(0);
  await context.close();
});
