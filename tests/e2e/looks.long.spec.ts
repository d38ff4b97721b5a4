import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type LookName, namedLooks } from '../../src/brand/look.ts';
import { listedPages, makeSmallProject } from '../hosts/small-project.ts';
import { countControls, findViolationsInBothThemes } from './accessibility-checks.ts';
import { findLayoutFaults } from './layout-faults.ts';
import { readShifts, recordShifts } from './layout-shifts.ts';
import { readThrough, rendered, visit } from './visitor.ts';

/** The site keeps its promises to visitors in each look with each owner. */

const tests = path.resolve(import.meta.dirname, '..');
const owners = {
  'every kind of record': 'fixtures/content/minimal',
  photographer: 'fixtures/owners/photographer',
  researcher: 'fixtures/owners/researcher',
  nurse: 'fixtures/owners/nurse',
  arabic: 'fixtures/owners/arabic',
};
const looks = Object.keys(namedLooks) as LookName[];
const maxShift = 0.01;

// Axe is a script that the policy would block.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

for (const [owner, folder] of Object.entries(owners)) {
  for (const look of looks) {
    test(`the look ${look} fits the site of the owner ${owner}`, async ({ page, browser }) => {
      test.setTimeout(1_200_000);
      const { home, paths, close } = await serve(path.join(tests, folder), look);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      try {
        for (const each of paths) await fitsEveryScreen(page, home + each);
        await staysStill(
          browser,
          paths.map((each) => home + each),
        );
        await keepsForcedColors(page, `${home}/`);
        await isReachedByKeyboard(page, `${home}/`);
        if (owner === 'every kind of record') await followsTheme(page, `${home}/contact`);
        if (owner === 'arabic') await beginsAtTheRight(page, `${home}/`);
        expect(errors, 'errors of scripts').toEqual([]);
      } finally {
        await close();
      }
    });
  }
}

async function serve(content: string, look: LookName) {
  const project = await makeSmallProject({ content });
  // The default typefaces, which need no download.
  await writeFile(path.join(project.folder, 'content/brand.yaml'), `look: ${look}\ntypefaces: atkinson\n`);
  await writeFile(path.join(project.folder, 'content/theme.css'), theme);
  const paths = (await listedPages(content)).map((page) => page.path);
  return { paths, ...(await project.serve()) };
}

/** A phone, a desktop, paper and large text, of one load. Axe demands 7:1 of every text. */
async function fitsEveryScreen(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, address);
  await readThrough(page);
  expect.soft(await findLayoutFaults(page), `${address} at 320 px`).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await rendered(page);
  expect.soft(await findLayoutFaults(page), `${address} at 1440 px`).toEqual([]);
  expect.soft(await findViolationsInBothThemes(page), address).toEqual([]);

  // The width of A4 without margins.
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  expect.soft(await findLayoutFaults(page), `${address} on paper`).toEqual([]);
  expect
    .soft(await page.evaluate(() => getComputedStyle(document.body).color), `${address} on paper`)
    .toMatch(/^oklch\((?:0\.[0-3]|[0-3]?\d%)|^rgb\((?:\d|[1-5]\d), /);
  await page.emulateMedia({ media: null });

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect.soft(await findLayoutFaults(page), `${address} with text of 200 %`).toEqual([]);
}

/** Fonts and pictures arrive late. */
async function staysStill(browser: Browser, addresses: readonly string[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await recordShifts(page);
  await page.route(/\.(?:woff2|avif|jpg|png)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  for (const address of addresses) {
    await visit(page, address);
    await page.evaluate(() => document.fonts.ready);
    await readThrough(page);
    const { total, shifts } = await readShifts(page);
    expect.soft(total, `${address}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(maxShift);
  }
  await page.close();
}

/** Marks the current page by more than colors of the site. */
async function keepsForcedColors(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, address);
  const looksOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) =>
        ['', '::after']
          .map((part) => getComputedStyle(link, part))
          .map(({ fontWeight, backgroundColor, opacity, borderBlockEndStyle, content }) =>
            [fontWeight, backgroundColor, content === 'none' ? '' : opacity, borderBlockEndStyle].join(),
          )
          .join('|'),
      );
  expect
    .soft(await looksOf('header [aria-current]'), 'the current page')
    .not.toBe(await looksOf('header a:not([aria-current])'));
  await page.emulateMedia({ forcedColors: null });
}

/** Tab reaches every control once, from top to bottom, and no bar covers it. */
async function isReachedByKeyboard(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, address);
  await readThrough(page);
  const count = await countControls(page);
  const tops: number[] = [];
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab');
    const { top, isCovered } = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const box = focused.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height, 20) / 2);
      const isInMain = Boolean(focused.closest('main'));
      return {
        top: isInMain ? box.top + window.scrollY : -1,
        isCovered: isInMain && Boolean(hit?.closest('header')),
      };
    });
    expect.soft(isCovered, `control ${step} is under the bar`).toBe(false);
    if (top >= 0) tops.push(top);
  }
  const jumps = tops.filter((top, index) => top < (tops[index - 1] ?? 0) - 900);
  expect.soft(jumps, 'jumps up the page by more than a window').toEqual([]);
}

const theme =
  ':root { --underscore: 5px; --my-line: overline; } main h1 { text-decoration-line: var(--my-line); }';

/** An owner's rules override every look. */
async function followsTheme(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await expect.soft(page.locator('main h1').first()).toHaveCSS('text-decoration-line', 'overline');
  expect
    .soft(
      await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--underscore').trim(),
      ),
    )
    .toBe('5px');
}

async function beginsAtTheRight(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, address);
  const [first, last] = await page
    .locator('header nav a')
    .evaluateAll((links) =>
      [links.at(0), links.at(-1)].map((link) => link?.getBoundingClientRect().right ?? 0),
    );
  // A bar at the side has its links below each other.
  expect(first).toBeGreaterThanOrEqual(Math.max(720, last ?? 0));
}

test.describe('a site of one page', () => {
  test('goes to a part by its link, and back', async ({ page, browser }) => {
    const { home, close } = await serve(path.join(tests, owners.nurse), 'quiet');
    try {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, `${home}/`);
      const bar = page.getByRole('navigation', { name: 'Main' });
      await bar.getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveURL(`${home}/#about`);
      await expect(page.getByRole('region', { name: 'About' })).toBeInViewport();
      await expect(bar.locator('[aria-current]')).toHaveText('About');
      // Again, after scrolling to another part.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(bar.locator('[aria-current]')).toHaveText('Home');
      await bar.getByRole('link', { name: 'About' }).click();
      await expect(page.getByRole('region', { name: 'About' })).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(`${home}/`);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goForward();
      await expect(page.getByRole('region', { name: 'About' })).toBeInViewport();

      // The address of the page shows it alone; its links lead to the homepage.
      await visit(page, `${home}/about`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/[^t]\/$/);
      await bar.getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL(`${home}/#contact`);
      await expect(page.getByRole('region', { name: 'Contact' })).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(`${home}/about`);

      const plain = await browser.newPage({ javaScriptEnabled: false });
      await plain.goto(`${home}/`);
      await plain.getByRole('link', { name: 'Contact' }).first().click();
      await expect(plain.getByRole('region', { name: 'Contact' })).toBeInViewport();
      await plain.close();
    } finally {
      await close();
    }
  });
});
