import type { Page } from '@playwright/test';
import {
  bar,
  chunkOf,
  expect,
  fontsShown,
  goTo,
  holdBack,
  hydrated,
  notFoundError,
  rendered,
  test,
  themeSwitch,
  visit,
} from './visitor.ts';

test('a link shows the top of the page, with its title and the focus on its heading', async ({ page }) => {
  await visit(page, '/experiences');
  const header = page.getByRole('banner');
  await test.step('the bar takes its scrolled style below the top, and loses it there', async () => {
    await expect(header).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => window.scrollTo({ top: 1, behavior: 'instant' }));
    await expect(header).toHaveAttribute('data-scrolled');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(header).not.toHaveAttribute('data-scrolled');
  });
  await test.step('a link to the current page', async () => {
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await goTo(page, 'Experiences');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => window.history.length)).toBe(2);
  });
  await test.step('a link to another page', async () => {
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await goTo(page, 'Projects');
    await expect(page).toHaveURL('/projects');
    await expect(page).toHaveTitle(/^Projects/);
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

// Under reduced motion, the page changes during the popstate event.
for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const tag = reducedMotion === 'reduce' ? ['@full'] : [];
  test(`Back and Forward restore the scroll position (motion: ${reducedMotion})`, { tag }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/experiences');
    // Fonts that load above the viewport shift the text by a line, and browsers adjust the scroll position.
    await fontsShown(page);
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
    await goTo(page, 'Contact');
    await expect(page).toHaveTitle(/^Contact/);
    await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
    await page.goBack();
    await expect(page).toHaveTitle(/^Experiences/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
    await page.goForward();
    await expect(page).toHaveTitle(/^Contact/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150);
  });
}

for (const [what, address, look] of [
  [
    'a filter',
    '/projects?show=hackathon',
    (page: Page) => page.getByRole('button', { name: 'Hackathon Projects' }).getAttribute('aria-pressed'),
  ],
  ['a lens', '/experiences?for=health-tech', (page: Page) => page.getByRole('main').innerText()],
] as const) {
  const tag = what === 'a lens' ? ['@full'] : [];
  test(`an address with ${what} shows the same after Back, Forward and a reload as when it is opened`, {
    tag,
  }, async ({ page }) => {
    await visit(page, address);
    const fresh = await look(page);
    await goTo(page, 'Contact');
    await expect(page).toHaveTitle(/^Contact/);
    await page.goBack();
    await expect(page).not.toHaveTitle(/^Contact/);
    await expect(page).toHaveURL(address);
    await expect.poll(() => look(page)).toBe(fresh);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => look(page)).toBe(fresh);
  });
}

test('the link of the current page removes its filter, and Back restores it', async ({ page }) => {
  await visit(page, '/projects?show=personal');
  const isOn = (name: string) => page.getByRole('button', { name }).getAttribute('aria-pressed');
  await expect.poll(() => isOn('Personal Projects')).toBe('true');
  await goTo(page, 'Projects');
  await expect(page).toHaveURL('/projects');
  expect(await isOn('All Projects')).toBe('true');
  await page.goBack();
  await expect(page).toHaveURL('/projects?show=personal');
  await expect.poll(() => isOn('Personal Projects')).toBe('true');
});

test('a reload keeps the scroll position, and Back works after it', async ({ page }) => {
  await visit(page, '/contact');
  await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
  await goTo(page, 'Experiences');
  await expect(page).toHaveTitle(/^Experiences/);
  await fontsShown(page);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await page.goBack();
  await expect(page).toHaveTitle(/^Contact/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150);
});

test('a middle click, or one with a modifier, opens a new tab', async ({ page, context }) => {
  await visit(page, '/');
  const link = bar(page).getByRole('link', { name: 'Art' });
  for (const click of [
    () => link.click({ button: 'middle' }),
    () => link.click({ modifiers: ['Control'] }),
  ]) {
    const opened = context.waitForEvent('page');
    await click();
    await expect(await opened).toHaveURL('/art');
    await expect(page).toHaveURL('/');
  }
});

test('a later click wins over an earlier one that is still loading', async ({ page }) => {
  await visit(page, '/');
  const release = await holdBack(page, chunkOf('projects'));
  const late = page.waitForResponse(chunkOf('projects'));
  await bar(page).getByRole('link', { name: 'Projects' }).click();
  await bar(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveTitle(/^Contact/);
  release();
  await (await late).finished();
  await rendered(page);
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page).toHaveURL('/contact');
});

test.describe('when a page fails to render', () => {
  test.use({ expectedErrors: /./ });

  test('an error page takes its place, and a reload or another link works', async ({ page }) => {
    await visit(page, '/contact');
    await page.route(chunkOf('art'), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export function Page() { throw new Error('broken on purpose'); }",
      }),
    );
    await bar(page).getByRole('link', { name: 'Art' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('This page could not be shown');
    await expect(heading).toBeFocused();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await goTo(page, 'About');
    await expect(page).toHaveTitle(/^About/);
    await page.goBack();
    await expect(heading).toHaveText('This page could not be shown');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Load it again' }).click();
    await expect(heading).toHaveText('Digital Art');
    await expect(page).toHaveURL('/art');
  });
});

test.describe('at 375 px', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  // states.spec.ts covers Escape and the returned focus.
  test('the menu opens, links to pages and closes', async ({ page }) => {
    await visit(page, '/');
    await expect(bar(page).getByRole('link', { name: 'About' })).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(bar(page).getByRole('link')).toHaveCount(6);
    await bar(page).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveTitle(/^About/);
    await expect(bar(page).getByRole('link', { name: 'About' })).toBeHidden();
  });
});

test.describe('any other path', () => {
  test.use({ expectedErrors: notFoundError });

  test('answers 404 with a page that links to the homepage', async ({ page }) => {
    const response = await page.goto('/about/me');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Error: 404 Not Found' })).toBeVisible();
    await hydrated(page);
    await page.getByRole('link', { name: 'Back to the homepage' }).click();
    await expect(page).toHaveURL('/');
    await test.step('an address changed by a script shows the same page', async () => {
      await page.evaluate(() => {
        window.history.pushState(null, '', '/nowhere');
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect(page.getByRole('heading', { level: 1, name: 'Error: 404 Not Found' })).toBeVisible();
    });
    await test.step('a missing subpage shows the same page, whose controls work', async () => {
      expect((await page.goto('/projects/nothing-of-mine'))?.status()).toBe(404);
      await hydrated(page);
      await themeSwitch(page).click();
      // A fragment link within it does not leave the page.
      await page.evaluate(() => {
        window.location.hash = '_content';
      });
      await expect(themeSwitch(page)).toBeChecked();
      await goTo(page, 'Projects');
      await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    });
  });
});

test('shows About at the address of its file', async ({ page }) => {
  // The code of this page reads the address.
  await visit(page, '/about.html');
  await expect(page).toHaveTitle(/^About/);
  await expect(bar(page).locator('[aria-current="page"]')).toHaveText('About');
});
