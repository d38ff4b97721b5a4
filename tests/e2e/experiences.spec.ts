import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from './visitor.ts';

const sections = [
  'Resume',
  'Technical Skills',
  'Work Experience',
  'Education & Awards',
  'Healthcare Experience',
  'Research Experience',
];

test('lists the six sections in order, and scrolls each to just below both bars', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/experiences');
  const row = page.getByRole('navigation', { name: 'Sections' });
  await expect(row.getByRole('link')).toHaveText(sections);
  for (const title of sections.slice(0, 5)) {
    await row.getByRole('link', { name: title }).click();
    const top = () =>
      page
        .getByRole('heading', { level: 2, name: title })
        .evaluate((heading) => heading.closest('section')?.getBoundingClientRect().top ?? -1);
    await expect.poll(top).toBeCloseTo(100, -0.3);
    await expect(row.locator('[aria-current="true"]')).toHaveText(title);
  }
  const last = sections.at(-1) as string;
  await row.getByRole('link', { name: last }).click();
  await expect(row.locator('[aria-current="true"]')).toHaveText(last);
  await expect(page.getByRole('heading', { level: 2, name: last })).toBeInViewport();
});

type Recording = { places: Set<number> };

/** Records the scroll position of each frame in every document from now on. */
async function recordScroll(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    const look = () => {
      places.add(window.scrollY);
      window.requestAnimationFrame(look);
    };
    look();
  });
}

/** Waits until a section is below both bars; returns and clears the recorded positions. */
async function arriveAt(page: Page, id: string, start: number): Promise<number[]> {
  const top = () => page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
  // Tolerates half a pixel: pages scroll by whole pixels, text positions are fractional.
  await expect.poll(top).toBeCloseTo(100, -0.3);
  return page.evaluate((from) => {
    const { places } = window as unknown as Recording;
    // Late fonts and pictures shift the page by some pixels; a new document is at 0 before it scrolls.
    const ends = [0, from, window.scrollY];
    const passed = [...places].filter((place) => ends.every((end) => Math.abs(place - end) > 50));
    places.clear();
    return passed;
  }, start);
}

const activations: Record<string, (link: Locator) => Promise<void>> = {
  'the mouse': (link) => link.click(),
  'a finger': (link) => link.tap(),
  Enter: (link) => link.press('Enter'),
  'a script or assistive technology': (link) => link.evaluate((element: HTMLElement) => element.click()),
};

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true });
  for (const [name, activate] of Object.entries(activations)) {
    const tag = /mouse|finger/.test(name) ? ['@full'] : [];
    test(`scrolls smoothly to a section opened by ${name}, and jumps under reduced motion`, { tag }, async ({
      page,
    }) => {
      await recordScroll(page);
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        await page.emulateMedia({ reducedMotion });
        await visit(page, '/experiences');
        const row = page.getByRole('navigation', { name: 'Sections' });
        await activate(row.getByRole('link', { name: 'Work Experience' }));
        const passed = await arriveAt(page, 'work', 0);
        if (reducedMotion === 'reduce') expect(passed).toEqual([]);
        else expect(passed.length).toBeGreaterThan(3);
        await expect(page).toHaveURL('/experiences#work');
        await expect(row.locator('[aria-current="true"]')).toHaveText('Work Experience');
      }
    });
  }
});

test('is at its section at once when opened by address, on Back and Forward, and after a reload', async ({
  page,
}) => {
  await recordScroll(page);
  await visit(page, '/experiences#healthcare');
  expect(await arriveAt(page, 'healthcare', 0)).toEqual([]);
  const healthcare = await page.evaluate(() => window.scrollY);
  await page.getByRole('link', { name: 'Work Experience' }).press('Enter');
  expect((await arriveAt(page, 'work', healthcare)).length).toBeGreaterThan(3);
  const work = await page.evaluate(() => window.scrollY);
  await page.goBack();
  expect(await arriveAt(page, 'healthcare', work), 'Back').toEqual([]);
  await page.goForward();
  expect(await arriveAt(page, 'work', healthcare), 'Forward').toEqual([]);
  await page.reload();
  expect(await arriveAt(page, 'work', work), 'reload').toEqual([]);
});

test('shows the section of a deep link in the section row of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/experiences#research');
  const current = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current="true"]');
  await expect(current).toHaveText('Research Experience');
  await expect(current).toBeInViewport({ ratio: 0.95 });
});
