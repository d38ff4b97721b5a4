import type { Page } from '@playwright/test';
import { readWithPdfium } from '../resume/read-pdf.ts';
import { isFull } from '../tier.ts';
import { expect, pages, test, themeSwitch, visit } from './visitor.ts';

/** Emulates print, including the browser's events. */
async function preparePaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

/** The maximum number of sheets per page, and elements that must not be split. */
const papers: Record<string, { sheets: number; whole?: [selector: string, count: number] }> = {
  '/': { sheets: 2 },
  '/about': { sheets: 4, whole: ['main section section', 3] },
  '/projects': { sheets: 8, whole: ['main article', 17] },
  '/experiences': { sheets: 7, whole: ['main article', 22] },
  '/art': { sheets: 1, whole: ['main li:has(img)', 7] },
  '/contact': { sheets: 1 },
};

/** Checks what the browser would print of a page. */
async function printsWell(page: Page, path: string): Promise<void> {
  const { sheets, whole } = papers[path] ?? { sheets: 1 };
  await visit(page, path);
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect((pdf.match(/\/Type\s*\/Page\b/g) ?? []).length).toBeLessThanOrEqual(sheets);

  await themeSwitch(page).click();
  await preparePaper(page);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  const found = await page.evaluate(() => {
    const { backgroundColor, colorScheme, fontSize } = getComputedStyle(document.documentElement);
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const controls = 'button, input, textarea, form, nav, [role="switch"]';
    const isUnexplained = (link: Element) => {
      const appended = getComputedStyle(link, '::after').content;
      const isSaidElsewhere = link.closest('h2') !== null || link.querySelector('img') !== null;
      return isShown(link) && !isSaidElsewhere && !/attr\(|\/\/|mailto:/.test(appended);
    };
    return {
      look: { backgroundColor, colorScheme, fontSize },
      controls: [...document.querySelectorAll(controls)].filter(isShown).map(({ outerHTML }) => outerHTML),
      unexplained: [...document.querySelectorAll('a[href^="http"], a[href^="mailto"]')]
        .filter(isUnexplained)
        .map(({ outerHTML }) => outerHTML),
    };
  });
  expect(found).toEqual({
    look: { backgroundColor: 'oklch(1 0 0)', colorScheme: 'light', fontSize: '13.3333px' },
    controls: [],
    unexplained: [],
  });
  if (whole) {
    const [selector, count] = whole;
    const breaks = await page
      .locator(selector)
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).breakInside));
    expect(breaks, selector).toEqual(Array.from({ length: count }, () => 'avoid'));
  }
}

/** `npm test` prints one page of each structure. */
const printed = pages.filter(({ path }) => isFull || ['/', '/about', '/experiences'].includes(path));

test('prints every page on few sheets, on white, with the addresses of links', async ({ page }) => {
  test.slow();
  for (const { path } of printed) {
    await test.step(path, async () => {
      // Before scrolling; the other theme and the PDF need not repeat it.
      if (path === '/about') await printsContactSheets(page);
      await printsWell(page, path);
      if (path === '/') {
        await printsPhrasesWhole(page);
        await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
      }
      await page.emulateMedia({ media: null });
    });
  }
});

/** All phrases of the typed title, independent of the typing. */
async function printsPhrasesWhole(page: Page): Promise<void> {
  for (const phrase of ['Hello There.', 'My Name is Mira Solano.', 'Welcome To My Homepage!'])
    await expect(
      page.getByRole('heading', { level: 1 }).getByText(`${phrase}_`, { exact: true }).first(),
    ).toBeVisible();
}

/** Galleries that were never scrolled to print as contact sheets with captions. */
async function printsContactSheets(page: Page): Promise<void> {
  await visit(page, '/about');
  const photos = page.locator('a[data-figure]');
  await expect(photos).toHaveCount(0);
  await preparePaper(page);
  await expect(photos).toHaveCount(18);
  const sheet = await photos.evaluateAll((links) =>
    links.map((link) => {
      const picture = link.querySelector('img');
      const text = link.lastElementChild;
      return {
        loading: picture?.getAttribute('loading'),
        hasWords: (link.textContent ?? '') !== '',
        isCaptionBelow:
          (text?.getBoundingClientRect().top ?? 0) >= (picture?.getBoundingClientRect().bottom ?? 1) - 1,
      };
    }),
  );
  expect(sheet).toEqual(
    Array.from({ length: 18 }, () => ({ loading: 'eager', hasWords: true, isCaptionBelow: true })),
  );
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(photos).toHaveCount(0);
}

test('prints the tables of a case study unbroken, in the flow of text', async ({ page }) => {
  await visit(page, '/projects/clear-label');
  await preparePaper(page);
  const table = page.locator('table').first().locator('..');
  await expect(table).toHaveCSS('break-inside', 'avoid');
  // In a grid, Chromium overlaps a table of two sheets with what follows.
  await expect(table.locator('..')).toHaveCSS('display', 'block');
});

test('prints no sheet with the footer of a note alone', async ({ page }) => {
  // A sheet of Letter without the margins of the page.
  const sheet = { width: 695, height: 957 };
  await page.setViewportSize(sheet);
  await visit(page, '/notes/the-cat-files-an-issue');
  await preparePaper(page);
  const space = await page.evaluate((height) => {
    const story = [...document.querySelectorAll('main p')].at(-1)?.parentElement?.closest('article > *');
    const words = document.createElement('p');
    words.textContent = 'The very last words.';
    story?.append(document.createElement('hr'), words);
    const end = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0;
    return height - (end % height);
  }, sheet.height);
  for (const left of [40, 20]) {
    await page.evaluate((height) => {
      const spacer = document.querySelector<HTMLElement>('article hr');
      if (spacer) spacer.style.blockSize = `${height}px`;
    }, space - left);
    const { pages: sheets } = await readWithPdfium(await page.pdf({ format: 'Letter' }));
    expect(sheets.at(-1), `${left} px left`).toContain('©');
    expect(sheets.at(-1), `${left} px left`).toContain('The very last words.');
    expect(sheets.at(-2) ?? '', `${left} px left`).not.toContain('©');
  }
});

test('prints no sheet with the footer of a page of pictures alone', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/art');
  await preparePaper(page);
  for (const count of [10, 11, 13, 14, 16, 17, 19]) {
    await page.evaluate((length) => {
      const list = document.querySelector('main ul:has(img)');
      const tiles = [...(list?.children ?? [])];
      list?.replaceChildren(
        ...Array.from({ length }, (_, index) => tiles[index % tiles.length]?.cloneNode(true) ?? ''),
      );
      for (const image of document.images) image.loading = 'eager';
    }, count);
    const captions = await page.locator('main li a').allInnerTexts();
    const { pages: sheets } = await readWithPdfium(await page.pdf({ format: 'A4' }));
    expect(sheets.at(-1), `${count} pictures`).toContain('©');
    expect(
      captions.some((caption) => sheets.at(-1)?.includes(caption)),
      `${count} pictures`,
    ).toBe(true);
  }
});
