import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { everyPath, findViolations } from './accessibility-checks.ts';
import { readShifts, recordShifts } from './layout-shifts.ts';
import { bar, expect, notFoundError, pages, readThrough, test, visit, watchRequests } from './visitor.ts';

/** Chunks of pages. */
const chunks = [...pages.map(({ path }) => `${path.slice(1) || 'home'}.js`), 'not-found.js'];

/** The sample's two fonts. */
const fonts = ['atkinson-hyperlegible-mono.woff2', 'atkinson-hyperlegible-next.woff2'];

/** Smaller layout shifts are invisible. */
const maxShift = 0.01;

// Axe is a script that the policy would block.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, expectedErrors: notFoundError });

// Two of the widths of layout-shift.long.spec.ts.
for (const width of [412, 1440]) {
  for (const path of everyPath) {
    const tag = width === 412 || path === '/' ? [] : ['@full'];
    test(`${path} at ${width} px is complete, accessible, and does not shift`, { tag }, async ({ page }) => {
      const expected = pages.find((each) => each.path === path);
      await page.setViewportSize({ width, height: 900 });
      await recordShifts(page);
      const requests = watchRequests(page);
      await visit(page, path);
      // The narrow page has everything, also what the menu hides from the wide one.
      if (width === 412) await matchesAccessibilityTree(page, path);
      await readThrough(page);
      await page.waitForLoadState('networkidle');
      expect(requests.filter((name, index) => requests.indexOf(name) !== index)).toEqual([]);
      expect(requests.filter((name) => chunks.includes(name))).toHaveLength(1);
      expect(requests.filter((name) => name.endsWith('.css'))).toEqual([]);
      // The sample needs no rare characters, so their font files are not loaded.
      expect(requests.filter((name) => name.endsWith('.woff2')).sort()).toEqual(fonts);

      await expect(page).toHaveTitle(expected ? /\S/ : /404/);
      const current = bar(page).locator('[aria-current="page"]');
      await expect(current).toHaveText(expected ? [expected.label] : []);

      const found = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        styled: [...document.body.querySelectorAll('[style]')].map(({ outerHTML }) => outerHTML.slice(0, 80)),
        levels: [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1])),
      }));
      expect(found.overflow, 'px that the page scrolls sideways').toBeLessThanOrEqual(0);
      expect(found.styled, 'elements with inline styles').toEqual([]);
      for (const [index, level] of found.levels.entries())
        expect(level - (found.levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
      const { total, shifts } = await readShifts(page);
      expect(total, JSON.stringify(shifts)).toBeLessThan(maxShift);
      expect(await findViolations(page)).toEqual([]);
    });
  }
}

/** Before scrolling: galleries choose random photos near the window. */
async function matchesAccessibilityTree(page: Page, path: string): Promise<void> {
  const file = join(import.meta.dirname, '../golden/pages', `${path.slice(1) || 'home'}.yml`);
  const tree = (await page.locator('body').ariaSnapshot()).replaceAll(/-[0-9a-f]{8}-/g, '-FINGERPRINT-');
  if (process.env.UPDATE_GOLDEN) await writeFile(file, `${tree}\n`);
  // To accept a change: UPDATE_GOLDEN=1 npx playwright test tests/e2e/pages.spec.ts
  expect(`${tree}\n`).toBe(await readFile(file, 'utf8'));
}
