import { everyPath, findViolations } from './accessibility-checks.ts';
import { readShifts, recordShifts } from './layout-shifts.ts';
import { bar, expect, notFoundError, pages, readThrough, test, visit, watchRequests } from './visitor.ts';

/** Accessible names of the footer links, in order. */
const footerLinks = ['Devpost', 'GitHub', 'LinkedIn', 'Instagram', 'Email'];

/** Chunks of pages. */
const chunks = [...pages.map(({ path }) => `${path.slice(1) || 'home'}.js`), 'not-found.js'];

/** The sample's two fonts. */
const fonts = ['atkinson-hyperlegible-mono.woff2', 'atkinson-hyperlegible-next.woff2'];

/** Smaller layout shifts are invisible. */
const unseenShift = 0.01;

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
      await readThrough(page);
      await page.waitForLoadState('networkidle');
      expect(requests.filter((name, index) => requests.indexOf(name) !== index)).toEqual([]);
      expect(requests.filter((name) => chunks.includes(name))).toHaveLength(1);
      expect(requests.filter((name) => name.endsWith('.css'))).toEqual([]);
      // The sample needs no rare characters, so their font files are not loaded.
      expect(requests.filter((name) => name.endsWith('.woff2')).sort()).toEqual(fonts);

      const heading = expected?.heading ?? 'Error: 404 Not Found';
      await expect(page).toHaveTitle(expected ? /\S/ : /404/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (path !== '/') await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('main')).toHaveCount(1);
      const links = bar(page).locator('a');
      await expect(links).toHaveText(pages.map(({ label }) => label));
      const current = await links.evaluateAll((all) =>
        all.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent),
      );
      expect(current).toEqual(expected ? [expected.label] : []);
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('© 2025 Mira Solano');
      for (const [index, name] of footerLinks.entries())
        await expect(footer.getByRole('list').getByRole('link').nth(index)).toHaveAccessibleName(name);
      await expect(footer.getByRole('list').getByRole('link')).toHaveCount(footerLinks.length);

      const found = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        styled: [...document.body.querySelectorAll('[style]')].map(({ outerHTML }) => outerHTML.slice(0, 80)),
        levels: [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1])),
      }));
      expect(found.overflow, 'px that the page scrolls sideways').toBeLessThanOrEqual(0);
      expect(found.styled, 'elements that are set otherwise than the style sheet says').toEqual([]);
      for (const [index, level] of found.levels.entries())
        expect(level - (found.levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
      const { total, shifts } = await readShifts(page);
      expect(total, JSON.stringify(shifts)).toBeLessThan(unseenShift);
      expect(await findViolations(page)).toEqual([]);
    });
  }
}
