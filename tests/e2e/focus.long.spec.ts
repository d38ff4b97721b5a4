import type { Page } from '@playwright/test';
import { countControls, everyPath } from './accessibility-checks.ts';
import { bar, expect, notFoundError, readThrough, test, themeSwitch, visit } from './visitor.ts';

/** Focus stays visible: backwards, in small windows, and when the focused element disappears. */

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: notFoundError });

/** 1280 × 1024 px at 400 % zoom, where two sticky bars take the most space, and a common window. */
const windows = [
  { width: 320, height: 256 },
  { width: 1440, height: 720 },
];

for (const path of everyPath) {
  for (const size of windows) {
    test(`${path} at ${size.width} × ${size.height} px covers no control by a bar when Shift+Tab focuses it`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await visit(page, path);
      await readThrough(page);
      await page.waitForLoadState('networkidle');
      // Backwards from the browser's own bar: elements enter from the top, where the bars are.
      const covered: string[] = [];
      let last = '';
      let count = 0;
      for (let step = 0; step < 400; step += 1) {
        await page.keyboard.press('Shift+Tab');
        const { id, fault } = await page.evaluate(lookAtFocus);
        if (id === '' || id === last) break;
        last = id;
        count += 1;
        if (fault) covered.push(`${id}: ${fault}`);
      }
      expect(covered).toEqual([]);
      expect(count, 'controls that Shift+Tab came to').toBe(await countControls(page));
    });
  }
}

/** Runs in the browser. The focused element and what covers or clips it; "" if nothing does. */
function lookAtFocus(): { id: string; fault: string } {
  const element = document.activeElement;
  if (!element || element === document.body) return { id: '', fault: '' };
  const isStuck = (node: Element | null): boolean =>
    node !== null && (/sticky|fixed/.test(getComputedStyle(node).position) || isStuck(node.parentElement));
  const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
  const place = element.getBoundingClientRect();
  const id = `${element.tagName} ${label} @${Math.round(place.x)},${Math.round(place.y + window.scrollY)}`;
  const points = [...element.getClientRects()].flatMap(({ left, right, top, bottom }) =>
    [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
      [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
    ),
  );
  const inWindow = points.filter(
    ([x, y]) => x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight,
  );
  if (inWindow.length === 0) return { id, fault: 'outside of the window' };
  // A picture higher than the window is partly under a bar at most scroll positions.
  if (place.height > window.innerHeight) return { id, fault: '' };
  for (const [x, y] of inWindow) {
    const top = document.elementFromPoint(x, y);
    if (!top || element.contains(top) || top.contains(element)) continue;
    if (isStuck(top) && !isStuck(element))
      return { id, fault: `under ${top.closest('header, nav')?.tagName}` };
  }
  return { id, fault: '' };
}

/** The focused element; `BODY` if focus was lost. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.tagName ?? '');
}

test.describe('turning a phone', () => {
  test('shows the whole bar with the menu open, and keeps focus in it', async ({ page }) => {
    await page.setViewportSize({ width: 430, height: 932 });
    await visit(page, '/art');
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link', { name: 'Homepage' })).toBeFocused();
    await page.setViewportSize({ width: 932, height: 430 });
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
    const [header, list] = await Promise.all([
      page.getByRole('banner').boundingBox(),
      bar(page).getByRole('list').boundingBox(),
    ]);
    expect(list?.y).toBeGreaterThanOrEqual(header?.y ?? 0);
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(
      (header?.y ?? 0) + (header?.height ?? 0),
    );
    await expect(bar(page).getByRole('link', { name: 'Homepage' })).toBeFocused();
    const overlaps = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('header a, header [role=switch]')].map((each) =>
        each.getBoundingClientRect(),
      );
      return boxes.some((one, index) =>
        boxes.slice(index + 1).some((other) => one.right > other.left + 1 && other.right > one.left + 1),
      );
    });
    expect(overlaps, 'overlapping links').toBe(false);
    await bar(page).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
  });

  test('leaves a menu that opens when the phone is turned back', async ({ page }) => {
    await page.setViewportSize({ width: 430, height: 932 });
    await visit(page, '/art');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.click();
    await page.setViewportSize({ width: 932, height: 430 });
    await expect(button).toBeHidden();
    await page.setViewportSize({ width: 430, height: 932 });
    await expect(button).toBeVisible();
    if (!(await bar(page).getByRole('link', { name: 'About' }).isVisible())) await button.click();
    await bar(page).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(bar(page).getByRole('link', { name: 'About' })).toBeHidden();
  });

  test('moves focus between the links of the bar and the button of the menu', async ({ page }) => {
    const tall = { width: 430, height: 932 };
    const wide = { width: 932, height: 430 };
    await page.setViewportSize(wide);
    await visit(page, '/art');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await bar(page).getByRole('link', { name: 'About' }).focus();
    await page.setViewportSize(tall);
    await expect(button).toBeFocused();
    await page.setViewportSize(wide);
    await expect(bar(page).getByRole('link', { name: 'Homepage' })).toBeFocused();
    await themeSwitch(page).focus();
    await page.setViewportSize(tall);
    await expect(button).toBeVisible();
    await expect(themeSwitch(page)).toBeFocused();
  });
});

test('moves focus to the page when a filter removes the focused card', async ({ page }) => {
  await visit(page, '/projects?show=hackathon');
  const button = page.getByRole('button', { name: 'Hackathon Projects' });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().focus();
  // Only Back can change a filter while the focus is elsewhere.
  await page.evaluate(() => {
    window.history.replaceState(window.history.state, '', '/projects?show=academic');
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
  await expect(page.getByRole('button', { name: 'Academic Projects' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Tab');
  expect(await focused(page)).not.toBe('BODY');
});
