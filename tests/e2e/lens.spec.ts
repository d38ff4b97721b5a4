import type { Page } from '@playwright/test';
import { expect, test, visit } from './visitor.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const note = (page: Page) => page.getByText(/^Seen for Health tech:/);
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const exitLink = (page: Page) => page.getByRole('link', { name: 'Back to the usual order' });

/** Compares a page without and with a lens, and stays on the latter. */
async function openWithLens(page: Page, path: string, all: number): Promise<string[]> {
  await visit(page, path);
  await expect(cards(page)).toHaveCount(all);
  await expect(page.getByText(/^Seen for/)).toHaveCount(0);
  const usual = await titles(page);
  expect(usual).toHaveLength(all);

  await visit(page, `${path.split('?')[0]}?for=health-tech`);
  await expect(note(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(all);
  const sorted = await titles(page);
  expect(sorted.toSorted()).toEqual(usual.toSorted());
  const marked = cards(page).filter({ has: page.getByText('Health tech', { exact: true }) });
  const count = await marked.count();
  expect(count).toBeGreaterThan(2);
  expect(count).toBeLessThan(all);
  await expect(note(page)).toContainText(`${count} entries`);
  return usual;
}

async function leaveLens(page: Page, path: string): Promise<void> {
  await exitLink(page).click();
  await expect(note(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test('sorts and marks projects that match a lens, and hides none', async ({ page, context }) => {
  // An unknown lens shows the plain page.
  const usual = await openWithLens(page, '/projects?for=everything', 17);
  const order = await cards(page).evaluateAll((each) =>
    each.map((card) => /Health tech/.test(card.textContent ?? '')),
  );
  expect(order).toEqual([...order].sort((a, b) => Number(b) - Number(a)));

  await test.step('opens the link out of the lens in a new tab on Ctrl+click', async () => {
    const opened = context.waitForEvent('page');
    await exitLink(page).click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(tab).toHaveURL('/projects');
    await tab.close();
    await expect(page).toHaveURL('/projects?for=health-tech');
    await expect(note(page)).toBeVisible();
  });
  await test.step('combines a lens and a filter, and leaves each separately', async () => {
    await page.getByRole('button', { name: 'Academic Projects' }).click();
    await expect(page).toHaveURL('/projects?for=health-tech&show=academic');
    await expect(cards(page).first()).toContainText('Health tech');
    await leaveLens(page, '/projects?show=academic');
    await page.getByRole('button', { name: 'All Projects' }).click();
    await expect(page).toHaveURL('/projects');
    await expect.poll(() => titles(page)).toEqual(usual);
  });
});

test('marks experiences that match a lens, and links the résumé of that lens', async ({ page, request }) => {
  const usual = await openWithLens(page, '/experiences', 22);
  const link = page.getByRole('link', { name: 'Click here to view!' });
  await expect(link).toHaveAttribute('href', '/files/resume-health-tech.pdf');
  expect((await request.get('/files/resume-health-tech.pdf')).headers()['content-type']).toBe(
    'application/pdf',
  );
  await leaveLens(page, '/experiences');
  expect(await titles(page)).toEqual(usual);
  await expect(link).toHaveAttribute('href', '/files/resume.pdf');
});
