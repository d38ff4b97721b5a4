import type { Page } from '@playwright/test';
import { expect, hydrated, pages, test, themeSwitch, visit } from './visitor.ts';

/** The page as it is laid out for paper, with what the browser does before it prints. */
async function preparePaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

for (const { path } of pages) {
  test(`${path} prints without navigation and controls, in the colours of paper`, async ({ page }) => {
    await visit(page, path);
    await themeSwitch(page).click();
    await preparePaper(page);
    for (const control of await page.locator('button, input, textarea, form, nav, [role="switch"]').all())
      await expect(control).toBeHidden();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    const look = await page.evaluate(() => {
      const { backgroundColor, colorScheme, fontSize } = getComputedStyle(document.documentElement);
      return { backgroundColor, colorScheme, fontSize };
    });
    expect(look).toEqual({ backgroundColor: 'oklch(1 0 0)', colorScheme: 'light', fontSize: '13.3333px' });
  });
}

test('prints the typed phrases whole, wherever the typing stands', async ({ page }) => {
  await visit(page, '/');
  await preparePaper(page);
  for (const phrase of ['Hello There.', 'My Name is Mira Solano.', 'Welcome To My Homepage!'])
    await expect(
      page.getByRole('heading', { level: 1 }).getByText(`${phrase}_`, { exact: true }).first(),
    ).toBeVisible();
});

test('prints the address of every link that leads elsewhere', async ({ page }) => {
  for (const path of ['/projects', '/contact', '/about']) {
    await visit(page, path);
    await preparePaper(page);
    const unexplained = await page
      .locator('a[href^="http"]:visible, a[href^="mailto"]:visible')
      .evaluateAll((links) =>
        links
          .filter((link) => {
            const shown = getComputedStyle(link, '::after').content;
            const isSaidElsewhere = link.closest('h2') !== null;
            return (
              !isSaidElsewhere &&
              !link.querySelector('img') &&
              !shown.includes('attr(') &&
              !shown.includes('//') &&
              !shown.includes('mailto:')
            );
          })
          .map((link) => link.outerHTML),
      );
    expect(unexplained).toEqual([]);
  }
});

test('prints galleries nobody has scrolled to as contact sheets with captions', async ({ page }) => {
  await visit(page, '/about');
  const photos = page.locator('a[data-figure]');
  await expect(photos).toHaveCount(0);
  await preparePaper(page);
  await expect(photos).toHaveCount(18);
  for (const photo of await photos.all()) {
    await expect(photo.locator('img')).toHaveAttribute('loading', 'eager');
    await expect(photo).not.toHaveText('');
    const caption = await photo.evaluate((link) => {
      const picture = link.querySelector('img')?.getBoundingClientRect();
      const words = link.lastElementChild?.getBoundingClientRect();
      return picture && words ? words.top >= picture.bottom - 1 : false;
    });
    expect(caption, 'the caption stands under its picture').toBe(true);
  }
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(photos).toHaveCount(0);
});

test('never cuts a card, an entry or a gallery across pages', async ({ page }) => {
  for (const [path, selector, parts] of [
    ['/projects', 'main article', 17],
    ['/experiences', 'main article', 22],
    ['/about', 'main section section', 3],
    ['/art', 'main li:has(img)', 7],
  ] as const) {
    await visit(page, path);
    await preparePaper(page);
    const found = await page
      .locator(selector)
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).breakInside));
    expect(found).toEqual(Array.from({ length: parts }, () => 'avoid'));
  }
});

test('every page becomes a PDF of few sheets', async ({ page }) => {
  const most = { '/': 1, '/about': 4, '/projects': 8, '/experiences': 7, '/art': 1, '/contact': 1 };
  for (const [path, sheets] of Object.entries(most)) {
    await page.goto(path);
    await hydrated(page);
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect([path, (pdf.match(/\/Type\s*\/Page\b/g) ?? []).length <= sheets]).toEqual([path, true]);
  }
});
