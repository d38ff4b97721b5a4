import { expect, pages, test, visit } from './visitor.ts';

for (const { path } of pages) {
  test(`${path} ends with the year and five named icon links`, async ({ page }) => {
    await visit(page, path);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('© 2025 Mira Solano');
    const links = footer.getByRole('link');
    const names = ['Devpost', 'GitHub', 'LinkedIn', 'Instagram', 'Email'];
    await expect(links).toHaveCount(5);
    for (const [index, name] of names.entries()) await expect(links.nth(index)).toHaveAccessibleName(name);
    await expect(links.nth(4)).toHaveAttribute('href', /^mailto:/);
  });
}
