import { expect, test, visit } from './visitor.ts';

test('fits the brief on one screen, and on one sheet of paper', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/brief?for=health-tech');
  await expect(page.getByText('Chosen for: Health tech')).toBeVisible();
  const bottom = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom);
  expect(await bottom()).toBeLessThanOrEqual(900);
  const code = page.getByRole('img', { name: 'Scan to save Mira Solano as a contact.' });
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  // Two movements of a thumb, of two thirds of a screen each.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await bottom()).toBeLessThanOrEqual(844 + 2 * 563);
});

test('shows the reader of a lens its role, proofs and résumé', async ({ page }) => {
  const main = page.getByRole('main');
  const proofs = main.getByRole('listitem').getByRole('heading');
  const resume = main.getByRole('link', { name: 'Résumé (PDF)' });
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'In 90 seconds' }).click();
  await expect(page).toHaveTitle(/^In 90 seconds/);
  await expect(main.getByText('Software Developer Intern')).toBeVisible();
  await expect(proofs).toHaveText(['Underscore', 'Tidepool', 'Clear Label']);
  await expect(resume).toHaveAttribute('href', '/files/resume.pdf');

  await visit(page, '/brief?for=health-tech');
  await expect(main.getByText('Former pharmacist who builds software for clinics')).toBeVisible();
  await expect(proofs).toHaveText(['Clear Label', 'Plain Form', 'Night Shift']);
  await expect(resume).toHaveAttribute('href', '/files/resume-health-tech.pdf');
  await main.getByRole('link', { name: 'Clear Label' }).click();
  await expect(page).toHaveURL('/projects/clear-label');
});
