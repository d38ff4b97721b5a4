import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect, hydrated, notFoundError, pages, readThrough, test, themeSwitch, visit } from './visitor.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe cannot decide by itself, and why it is right as it is.
 * - color-contrast: text over the scrim of a picture; the scrim's own contrast is computed from the tokens in
 *   tests/site/token-contrast.test.ts.
 * - identical-links-same-purpose: the pictures of each carousel are numbered; its own name says of which project.
 */
const settled = new Set(['color-contrast', 'color-contrast-enhanced', 'identical-links-same-purpose']);

const widths = [320, 375, 768, 1440, 2560];
const all = [...pages.map(({ path }) => path), '/nothing-here'];

// The policy forbids scripts from anywhere else, axe included.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, expectedErrors: notFoundError });

async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const results = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    return axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'wcag2aaa'],
      rules: { 'target-size': { enabled: true } },
    });
  });
  const describe = (kind: string, list: AxeResults['violations']) =>
    list.flatMap(({ id, nodes }) => nodes.map((node) => `${kind} ${id}: ${node.target.join(' ')}`));
  return [
    ...describe('violation', results.violations),
    ...describe(
      'to review',
      results.incomplete.filter(({ id }) => !settled.has(id)),
    ),
  ];
}

for (const path of all) {
  for (const width of widths) {
    test(`${path} at ${width} px has no accessibility violation in either theme`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await hydrated(page);
      await readThrough(page);
      await page.waitForLoadState('networkidle');
      expect(await findViolations(page)).toEqual([]);
      await themeSwitch(page).click();
      expect(await findViolations(page)).toEqual([]);
    });
  }
}

test('the open menu has no violation', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await findViolations(page)).toEqual([]);
});

for (const path of all) {
  test(`${path} scrolls in one direction only from 320 px up`, async ({ page }) => {
    for (const width of [320, 375, 430, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await hydrated(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test(`${path} has one main heading and skips no level`, async ({ page }) => {
    await page.goto(path);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  test(`${path} lets every control be reached, seen and uncovered by keyboard`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const seen: string[] = [];
    for (let step = 0; step < 400; step += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const box = element.getBoundingClientRect();
        const centre = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 8)] as const;
        const top = document.elementFromPoint(...centre);
        return {
          id: `${element.tagName}.${element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent}@${Math.round(box.x)},${Math.round(box.y + window.scrollY)}`,
          isInWindow: box.bottom > 0 && box.top < window.innerHeight,
          isCovered:
            top !== null &&
            !element.contains(top) &&
            !top.contains(element) &&
            top.closest('header') !== null &&
            element.closest('header') === null,
          // A stretched link draws its ring on the box it is stretched over.
          hasRing: [
            getComputedStyle(element),
            getComputedStyle(element, '::after'),
            getComputedStyle(element.closest('aside, article, figure, li') ?? element),
          ].some(
            ({ outlineStyle, outlineWidth }) =>
              outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
          ),
        };
      });
      if (!focused || seen.includes(focused.id)) break;
      seen.push(focused.id);
      expect(focused, focused.id).toMatchObject({ isInWindow: true, isCovered: false, hasRing: true });
    }
    expect(seen.length).toBeGreaterThan(10);
  });
}
