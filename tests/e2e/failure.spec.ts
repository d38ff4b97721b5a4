import type { Page } from '@playwright/test';
import { bar, expect, goTo, hydrated, pages, readThrough, test, themeSwitch, visit } from './visitor.ts';

/** The ways a visit goes wrong; in each of them the site stays readable, and answers. */

/** How long a page is shaken, in clicks: enough for any queue to fill. */
const many = 200;

async function answers(page: Page): Promise<void> {
  const before = await themeSwitch(page).getAttribute('aria-checked');
  await themeSwitch(page).click();
  await expect(themeSwitch(page)).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true');
  await goTo(page, 'Contact');
  await expect(page).toHaveTitle(/Contact/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Me');
}

test.describe('no picture arrives', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const { path } of pages) {
    test(`${path} keeps its layout and says what is missing`, async ({ page }) => {
      const layout = async () =>
        page.evaluate(() =>
          [...document.querySelectorAll('main h1, main h2, main h3, main p, main li')].map((element) =>
            Math.round(element.getBoundingClientRect().top + window.scrollY),
          ),
        );
      await page.route(/\.(?:avif|jpg|png)$/, (route) => route.abort());
      await visit(page, path);
      const before = await layout();
      await readThrough(page);
      await page.waitForLoadState('networkidle');
      // Galleries fill their frames with photos while one reads; the frames stay where they were.
      if (path !== '/about') expect(await layout()).toEqual(before);
      const unsaid = await page
        .locator('main img:visible')
        .evaluateAll(
          (all) =>
            all.filter((image) => !image.getAttribute('alt') && !image.closest('a, button, [aria-hidden]'))
              .length,
        );
      expect(unsaid).toBe(0);
      if (path === '/art') {
        await page.getByRole('link', { name: 'Koi, Slowly' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      await answers(page);
    });
  }
});

test.describe('a script does not arrive', () => {
  test.use({ expectedErrors: /Failed to load resource|dynamically imported module|preload|integrity/i });

  for (const { path, heading } of pages) {
    test(`${path} is read without any`, async ({ page }) => {
      await page.route(/\/assets\/.+\.js$/, (route) => route.abort());
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await bar(page).getByRole('link', { name: 'Art', exact: true }).click();
      await expect(page).toHaveURL(/\/art$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Digital Art' })).toBeVisible();
    });
  }

  test('a page whose chunk is gone is loaded whole', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.route(/\/assets\/ArtRoute.+\.js$/, (route) => route.abort());
    await bar(page).getByRole('link', { name: 'Art', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Digital Art' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => 'isSameDocument' in window)).toBe(false);
    await bar(page).getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Me' })).toBeVisible();
  });

  test('a tampered script is not run', async ({ page }) => {
    await page.route(/\/assets\/hydrate.+\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};window.tampered = true;` });
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('the connection', () => {
  test.use({ expectedErrors: /Failed to load resource|dynamically imported module|ERR_INTERNET/i });

  test('breaks in the middle of a visit: what is here stays, and it goes on afterwards', async ({
    page,
    context,
  }) => {
    await visit(page, '/projects');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Academic Projects' }).click();
    await expect(page.getByRole('status').first()).toContainText('shown');
    await themeSwitch(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await context.setOffline(false);
    await answers(page);
  });

  test('is slow: a newer click overtakes an older one', async ({ page }) => {
    await visit(page, '/');
    await page.route(/\/assets\/AboutRoute.+\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await bar(page).getByRole('link', { name: 'About', exact: true }).click();
    await bar(page).getByRole('link', { name: 'Art', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Digital Art' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1, name: 'Digital Art' })).toBeVisible();
    await expect(page).toHaveURL(/\/art$/);
  });
});

test.describe('an impatient visitor', () => {
  test(`toggles the theme ${many} times and gets the theme of an even number`, async ({ page }) => {
    await visit(page, '/art');
    await themeSwitch(page).evaluate((button, times) => {
      for (let press = 0; press < times; press += 1) (button as HTMLButtonElement).click();
    }, many);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await answers(page);
  });

  test(`changes the filter ${many} times and sees the last one`, async ({ page }) => {
    await visit(page, '/projects');
    await page.evaluate((times) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button[aria-pressed]')];
      for (let press = 0; press < times; press += 1) buttons[press % buttons.length]?.click();
      buttons[2]?.click();
    }, many);
    await expect(page.getByRole('button', { name: 'Academic Projects' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const cards = await page.locator('main article:visible').count();
    await expect(page.getByRole('status').first()).toHaveText(`${cards} projects shown`);
    await answers(page);
  });

  test('clicks everything twice', async ({ page }) => {
    await visit(page, '/');
    for (const { label, heading } of pages) {
      await bar(page).getByRole('link', { name: label, exact: true }).dblclick();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await themeSwitch(page).dblclick();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await goTo(page, 'Projects');
    await page.getByRole('button', { name: 'Next picture' }).first().dblclick();
    await answers(page);
  });

  test('goes back and forward faster than pages load', async ({ page }) => {
    await visit(page, '/');
    for (const { label, heading } of pages.slice(1)) {
      await goTo(page, label);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await page.evaluate(async () => {
      for (let step = 0; step < 60; step += 1) {
        // Two back, two forward: never past the first entry, which is the blank page of a new tab.
        window.history.go(step % 4 < 2 ? -1 : 1);
        if (step % 5 === 0) await new Promise((resolve) => requestAnimationFrame(() => resolve(null)));
      }
    });
    // Whatever entry the storm ended on, its page is the one that is drawn.
    await expect
      .poll(async () => {
        const path = new URL(page.url()).pathname;
        const expected = pages.find((candidate) => candidate.path === path);
        const heading = page.getByRole('heading', { level: 1 });
        return (
          ((await heading.getAttribute('aria-label')) ?? (await heading.textContent())) === expected?.heading
        );
      })
      .toBe(true);
    await answers(page);
  });

  test('turns the phone while a picture slides, and reads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/projects');
    const carousel = page.getByRole('region', { name: 'Pictures of Underscore' });
    await carousel.scrollIntoViewIfNeeded();
    for (let turn = 0; turn < 6; turn += 1) {
      await carousel.getByRole('button', { name: 'Next picture' }).click();
      await page.setViewportSize(turn % 2 === 0 ? { width: 844, height: 390 } : { width: 390, height: 844 });
    }
    await expect(carousel.locator('[data-phase="sliding"]')).toHaveCount(0);
    await expect(carousel.locator('[role="group"]:not([inert])')).toHaveCount(1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test.describe('a tab', () => {
  for (const path of ['/', '/projects']) {
    test(`left alone for an hour on ${path} goes on where it was`, async ({ page }) => {
      await page.clock.install({ time: new Date('2026-01-01T00:00:00Z') });
      await visit(page, path);
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await page.clock.fastForward('01:00:00');
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await page.clock.runFor(10_000);
      await page.clock.resume();
      await answers(page);
    });
  }

  test('that comes back from the cache of the browser answers', async ({ page }) => {
    await visit(page, '/projects');
    await themeSwitch(page).click();
    await page.goto('/resume.txt');
    await page.goBack();
    await hydrated(page);
    await answers(page);
  });
});

test.describe('someone else changes the page', () => {
  /** What translators of browsers do: every text into two elements of their own. */
  async function translate(page: Page): Promise<void> {
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, noscript')) continue;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.textContent = `«${text.data}»`;
        text.replaceWith(outer);
      }
    });
  }

  for (const { path } of pages) {
    test(`a translator does, and ${path} goes on`, async ({ page }) => {
      await visit(page, path);
      await readThrough(page);
      await translate(page);
      await themeSwitch(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      if (path === '/projects') await page.getByRole('button', { name: /Hackathon/ }).click();
      if (path === '/about') await page.getByRole('button', { name: 'Refresh Good Eats' }).click();
      if (path === '/') await page.getByRole('button', { name: 'Pause the typing title' }).click();
      await bar(page)
        .getByRole('link', { name: /Contact/ })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Contact Me' })).toBeVisible();
      await bar(page)
        .getByRole('link', { name: /Projects/ })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    });

    test(`extensions do before ${path} is hydrated, and it is`, async ({ page }) => {
      await page.addInitScript(() => {
        const inject = () => {
          if (!document.head || !document.body) return;
          for (const [parent, name] of [
            [document.head, 'meta'],
            [document.head, 'template'],
            [document.body, 'div'],
            [document.body, 'grammarly-desktop-integration'],
          ] as const) {
            const node = document.createElement(name);
            node.dataset.extension = '';
            parent.append(node);
            parent.prepend(node.cloneNode());
          }
          document.documentElement.setAttribute('data-lt-installed', 'true');
          document.body.setAttribute('data-gr-ext-installed', '');
          document.querySelector('textarea')?.setAttribute('data-gramm', 'false');
        };
        document.addEventListener('readystatechange', () => {
          if (document.readyState === 'interactive') inject();
        });
      });
      await visit(page, path);
      await expect(page.locator('[data-extension]').first()).toBeAttached();
      await answers(page);
    });
  }
});
