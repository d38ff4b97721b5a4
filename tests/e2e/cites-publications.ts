import { expect, type Page } from '@playwright/test';
import { findViolations } from './accessibility-checks.ts';
import { findLayoutFaults } from './layout-faults.ts';
import { visit } from './visitor.ts';

/** Publications are found, unfolded, cited and read on pages of their own, and are there without scripts. */
export async function citesPublications(page: Page, home: string): Promise<void> {
  await visit(page, `${home}/publications?topic=Frost&first=yes&type=gone`);
  const titles = page.locator('main li > p:first-of-type a');
  await expect(titles).toHaveText(['Ice lenses as valves']);
  await page.getByLabel('First author').uncheck();
  await expect(titles).toHaveCount(3);
  await expect(page).toHaveURL(/publications\?topic=Frost&type=gone$/);
  await page.getByRole('searchbox').fill('sjostrom heat');
  await expect(titles).toHaveText(['Heat pulses in wet moss']);
  const entry = page.locator('main li').filter({ hasText: 'Heat pulses' }).first();
  await entry.getByText('Abstract', { exact: true }).click();
  await expect(entry.getByText('A needle, a pulse of heat')).toBeVisible();
  const cite = entry.getByText('Cite', { exact: true });
  // In a list of sixty.
  await expect(cite).toHaveAccessibleName('Cite for Heat pulses in wet moss');
  await cite.click();
  await expect(entry.getByText(/^Petrov, A\. V\., Sjöström, Å\., .* \(2024\)\./)).toBeVisible();
  await expect(entry.getByRole('button', { name: 'Copy (BibTeX)' })).toBeVisible();
  expect(await findViolations(page), 'an open citation').toEqual([]);
  expect(await findLayoutFaults(page), 'an open citation').toEqual([]);
  await titles.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heat pulses in wet moss');
  await expect(page.locator('head meta[name="citation_author"]')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('head meta[name="citation_author"]')).toHaveCount(8);
  await expect(page.getByText(/^A\. V\. Petrov et al\./)).toBeVisible();
  expect(await findViolations(page), 'the page of a publication').toEqual([]);
  expect(await findLayoutFaults(page), 'the page of a publication').toEqual([]);
  const bibtex = await page.request.get(`${home}/publications/haugland2024c54.bib`);
  expect(await bibtex.text()).toContain('title = {Heat pulses in wet moss}');
  await page.goto(`${home}/publications/haugland2021c42`);
  await expect(page.getByRole('heading', { level: 1 }).locator('math msub')).toHaveCount(2);
  await expect(page).toHaveTitle(/^Conductivity anisotropy Kₕ\/Kᵥ: /);
  await stopsAtWideEquations(page, home);
  const browser = page.context().browser();
  const plain = await browser?.newPage({ javaScriptEnabled: false });
  await plain?.goto(`${home}/publications`);
  await plain?.getByRole('link', { name: '2015', exact: true }).click();
  if (plain) await expect(plain.getByRole('heading', { name: '2015' })).toBeInViewport();
  await plain?.close();
}

/** The Tab key stops at an equation only while it has to be scrolled. */
async function stopsAtWideEquations(page: Page, home: string): Promise<void> {
  await visit(page, `${home}/notes/conductivity`);
  const size = page.viewportSize();
  const [wide, narrow] = [page.locator('.equation').first(), page.locator('.equation').nth(1)];
  await page.setViewportSize({ width: 320, height: 900 });
  await expect(wide).toHaveAttribute('tabindex', '0');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(narrow).toHaveAttribute('tabindex', '-1');
  if (size) await page.setViewportSize(size);
}
