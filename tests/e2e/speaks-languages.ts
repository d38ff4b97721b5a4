import { expect, type Page } from '@playwright/test';
import { isFull } from '../tier.ts';
import { findViolations } from './accessibility-checks.ts';
import { findLayoutFaults } from './layout-faults.ts';
import { visit } from './visitor.ts';

/** The promises of a site in Arabic, German and English with incomplete translations. */
export async function speaksLanguages(page: Page, home: string): Promise<void> {
  const html = page.locator('html');
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, `${home}/projects?show=restoration`);
  await page.getByRole('banner').getByRole('switch').click();
  const theme = (await html.getAttribute('data-theme')) ?? '';
  const before = await page.evaluate(() => {
    window.scrollTo(0, 500);
    return window.scrollY;
  });
  expect(before).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'العربية' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'English', exact: true }).click();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('dir', 'ltr');
  expect(page.url()).toBe(`${home}/en/projects?show=restoration`);
  await expect(html).toHaveAttribute('data-theme', theme);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 100);
  // Links stay in the language.
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(`${home}/en/contact`);

  // In one column, the filter hides what is above the place.
  await page.setViewportSize({ width: 390, height: 900 });
  await visit(page, `${home}/projects?show=restoration`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(html).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('main').getByText('Water School').first()).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);

  await page.setViewportSize({ width: 320, height: 900 });
  for (const address of ['/en/projects', '/de/', '/en/projects/water-school']) {
    await visit(page, home + address);
    expect.soft(await findLayoutFaults(page), address).toEqual([]);
    if (isFull) expect.soft(await findViolations(page), address).toEqual([]);
    const alternates = page.locator('link[rel="alternate"][hreflang]');
    expect(
      await alternates.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))),
    ).toEqual(['ar-JO', 'de', 'en', 'x-default']);
  }
  // Untranslated text is in the first language and marked with `lang`, and the mark of the build is gone.
  await visit(page, `${home}/en/projects`);
  const [body] = (await page.content()).split('<script');
  expect(body).not.toContain('\u2060');
  const title = page.locator('[lang="ar-JO"][dir="rtl"]', { hasText: 'درج الحديقة' }).first();
  await expect(title).toBeVisible();
  await visit(page, `${home}/de/projects/water-school`);
  await expect(page.locator('p[lang="ar-JO"]', { hasText: 'في الكرك تمطر' })).toHaveCSS('direction', 'rtl');

  // One line offers the language that the browser prefers, once, and nothing is stored.
  const offer = page.getByRole('link', { name: 'This page is also available in English.' });
  await visit(page, `${home}/de/contact`);
  await expect(offer).toHaveAttribute('href', /\/en\/contact$/);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(offer).toBeHidden();
  await visit(page, `${home}/en/contact`);
  await expect(page.getByRole('button', { name: 'English', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Schließen' })).toBeHidden();
  expect(await page.evaluate(() => [document.cookie, sessionStorage.length])).toEqual(['', 0]);

  const missing = await page.goto(`${home}/en/nothing-here`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'No door here' })).toBeVisible();
  // Nothing is missing in another language.
  await page.goto(`${home}/de/nothing-here`);
  await expect(page.getByRole('button', { name: 'Deutsch' })).toBeVisible();
  await expect(offer).toBeHidden();
}
