import type { Page, Route } from '@playwright/test';
import { completeBrowser } from '../../scripts/browser.ts';
import { keptMessages } from './kept-messages.ts';
import {
  bar,
  chunkOf,
  expect,
  fontsShown,
  goTo,
  holdBack,
  hydrated,
  isAtRest,
  pages,
  readThrough,
  themeSwitch,
  visit,
  test as visitorTest,
} from './visitor.ts';

/** Failures during a visit: the site stays readable and responsive in each of them. */

const test = visitorTest.extend<{ wholePage: Page }>({
  /** A page in a complete browser. A headless shell has no back/forward cache and never retries a request. */
  wholePage: async ({ playwright, launchOptions, baseURL }, use) => {
    const executablePath = completeBrowser();
    test.skip(!executablePath, 'no Chromium is installed besides a headless shell');
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath,
      // Playwright disables the back/forward cache, which every visitor has.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await use(await browser.newPage({ baseURL }));
    await browser.close();
  },
});

/** Number of repeated clicks: enough to fill any queue. */
const many = 200;

/** A tab whose first entry is a page of the site: Playwright's tabs start with a blank page. */
async function openTab(page: Page, path: string): Promise<Page> {
  await visit(page, path);
  const opened = page.context().waitForEvent('page');
  await page.evaluate((address) => window.open(address, '_blank', 'noopener'), path);
  const tab = await opened;
  await hydrated(tab);
  return tab;
}

async function responds(page: Page): Promise<void> {
  const before = await themeSwitch(page).getAttribute('aria-checked');
  await themeSwitch(page).click();
  await expect(themeSwitch(page)).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true');
  await goTo(page, 'Contact');
  await expect(page).toHaveTitle(/Contact/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Me');
}

const pictureFaults: { fault: string; spoil: (route: Route) => Promise<void> }[] = [
  { fault: 'no picture arrives', spoil: (route) => route.abort() },
  {
    fault: 'every picture arrives broken',
    spoil: (route) => route.fulfill({ contentType: 'image/avif', body: 'no picture at all' }),
  },
];

for (const { fault, spoil } of pictureFaults) {
  test.describe(fault, { tag: '@full' }, () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    for (const { path } of pages) {
      test(`keeps the layout of ${path} without images, and shows their alt text`, async ({ page }) => {
        const layout = async () =>
          page.evaluate(() =>
            [...document.querySelectorAll('main h1, main h2, main h3, main p, main li')].map((element) =>
              Math.round(element.getBoundingClientRect().top + window.scrollY),
            ),
          );
        await page.route(/\.(?:avif|jpg|png)$/, spoil);
        await visit(page, path);
        await fontsShown(page);
        const before = await layout();
        await readThrough(page);
        await page.waitForLoadState('networkidle');
        // Galleries load photos while the page scrolls; their frames do not move.
        if (path !== '/about') expect(await layout()).toEqual(before);
        const unnamed = await page.locator('main img:visible').evaluateAll(
          (all) =>
            all.filter(
              (image) =>
                // In a card, the link next to the picture names it.
                !image.getAttribute('alt') &&
                !image.closest('a, button, aside:has(a), li:has(a), [aria-hidden]'),
            ).length,
        );
        expect(unnamed).toBe(0);
        if (path === '/art') {
          await page.getByRole('link', { name: 'Koi, Slowly' }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toBeHidden();
        }
        await responds(page);
      });
    }
  });
}

test.describe('without one of the scripts', () => {
  test.use({ expectedErrors: /Failed to load resource|dynamically imported module|preload/i });

  for (const [index, { path, heading }] of pages.entries()) {
    const next = pages[(index + 1) % pages.length] ?? pages[0];
    test(`shows ${path} and, by its link, ${next.path} without any one of their scripts`, {
      tag: '@full',
    }, async ({ page }) => {
      const visitBoth = async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        // Chromium ignores clicks before the first paint: https://crrev.com/687220.
        await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
        await bar(page).getByRole('link', { name: next.label, exact: true }).click();
        await expect(bar(page).locator('[aria-current="page"]')).toHaveText(next.label);
        await expect(page.getByRole('heading', { level: 1, name: next.heading })).toBeVisible();
      };
      const scripts = new Set<string>();
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/assets\/.+\.js$/.test(pathname)) scripts.add(pathname);
      });
      await visitBoth();
      await page.waitForLoadState('networkidle');
      expect(scripts.size).toBeGreaterThan(3);
      for (const script of [...scripts]) {
        await test.step(script, async () => {
          await page.route(`**${script}`, (route) => route.abort());
          await visitBoth();
          await page.unroute(`**${script}`);
        });
      }
    });
  }

  test('loads the whole document if the chunk of a page is gone', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.route(chunkOf('art'), (route) => route.abort());
    await bar(page).getByRole('link', { name: 'Art', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Digital Art' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => 'isSameDocument' in window)).toBe(false);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Mira Solano' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Digital Art' })).toBeVisible();
    await bar(page).getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Me' })).toBeVisible();
  });
});

for (const script of ['hydrate', 'home']) {
  test(`shows the page of the address after Forward while ${script}.js is loading`, async ({ page }) => {
    await visit(page, '/');
    await goTo(page, 'Art');
    await expect(page.getByRole('heading', { level: 1, name: 'Digital Art' })).toBeVisible();
    await page.goBack();
    const release = await holdBack(page, chunkOf(script));
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Mira Solano' })).toBeVisible();
    // Forward loads no document, because both entries had the same one before the reload.
    await page.evaluate(() => window.history.forward());
    await expect(page).toHaveURL('/art');
    await expect(page.getByRole('heading', { level: 1, name: 'Mira Solano' })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Digital Art' })).toBeVisible();
    await responds(page);
  });
}

test.describe('with a bad connection', () => {
  test.use({ expectedErrors: /Failed to load resource|dynamically imported module|ERR_INTERNET/i });

  test('keeps loaded pages when the connection breaks, and continues when it is back', async ({
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
    await responds(page);
  });

  test('shows the browser’s error for a page that is not loaded, and loads it when the connection is back', {
    tag: '@full',
  }, async ({ wholePage: page }) => {
    const context = page.context();
    await visit(page, '/projects');
    await page.route(chunkOf('art'), (route) => route.abort());
    await context.setOffline(true);
    await bar(page).getByRole('link', { name: 'Art', exact: true }).click();
    // The address changes at once; the error appears when the script has failed.
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    await context.setOffline(false);
    // Chromium retries after one and five seconds, and would navigate away from a page restored meanwhile.
    await expect(page.getByRole('heading', { level: 1, name: 'Digital Art' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    await hydrated(page);
    await responds(page);
  });

  for (const { path, heading } of pages) {
    test(`shows ${path} on slow 3G before its scripts arrive, follows its links, and hydrates`, {
      tag: '@full',
    }, async ({ page, context }) => {
      const network = await context.newCDPSession(page);
      // The slow 3G of Chromium's developer tools.
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 2_000,
        downloadThroughput: 50_000,
        uploadThroughput: 50_000,
      });
      const isHydrated = () =>
        page.evaluate(() =>
          Object.keys(document.querySelector('[role="switch"]') ?? {}).some((key) =>
            key.startsWith('__react'),
          ),
        );
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(await isHydrated(), 'the scripts are still on their way').toBe(false);
      const other = path === '/art' ? 'Contact' : 'Art';
      await bar(page).getByRole('link', { name: other, exact: true }).click({ noWaitAfter: true });
      await expect(page).toHaveURL(other === 'Art' ? '/art' : '/contact');
      await expect(
        page.getByRole('heading', { level: 1, name: other === 'Art' ? 'Digital Art' : 'Contact Me' }),
      ).toBeVisible();
      await expect.poll(isHydrated).toBe(true);
      await themeSwitch(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  }
});

test.describe('an impatient visitor', { tag: '@full' }, () => {
  test(`shows the right theme after ${many} clicks on the switch`, async ({ page }) => {
    await visit(page, '/art');
    await themeSwitch(page).evaluate((button, times) => {
      for (let press = 0; press < times; press += 1) (button as HTMLButtonElement).click();
    }, many);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await responds(page);
  });

  test(`shows the last of ${many} filters chosen quickly`, async ({ page }) => {
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
    const status = (await page.getByRole('status').first().textContent()) ?? '';
    expect(status).toMatch(/^\d+ projects shown$/);
    await expect(page.locator('main article:visible')).toHaveCount(Number.parseInt(status, 10));
    await responds(page);
  });

  test('opens and closes the lightbox by Back and Forward repeatedly', async ({ page }) => {
    const tab = await openTab(page, '/art');
    await tab.getByRole('link', { name: 'Koi, Slowly' }).click();
    await expect(tab.getByRole('dialog')).toBeVisible();
    await tab.evaluate(async () => {
      const quietMs = 500;
      let lastMs = performance.now();
      window.addEventListener('popstate', () => {
        lastMs = performance.now();
      });
      for (let step = 0; step < 40; step += 1) {
        window.history.go(step % 2 === 0 ? -1 : 1);
        if (step % 7 === 0) await new Promise((resolve) => setTimeout(resolve, 30));
      }
      // The browser handles the requests in order and may continue after the last one.
      while (performance.now() - lastMs < quietMs) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    // The lightbox must be open exactly if the address of the final entry says so.
    const agrees = async () =>
      (new URL(tab.url()).search !== '') === (await tab.getByRole('dialog').isVisible());
    await expect.poll(agrees).toBe(true);
    if (await tab.getByRole('dialog').isVisible()) await tab.keyboard.press('Escape');
    await expect(tab.getByRole('dialog')).toBeHidden();
    await expect(tab).toHaveURL('/art');
    await responds(tab);
  });

  test('leaves no lightbox open when Back comes while Forward opens it', async ({ page }) => {
    const tab = await openTab(page, '/art');
    await tab.getByRole('link', { name: 'Koi, Slowly' }).click();
    await expect(tab.getByRole('dialog')).toBeVisible();
    const leftOpen = await tab.evaluate(async () => {
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const go = (delta: number) =>
        new Promise((resolve) => {
          window.addEventListener('popstate', resolve, { once: true });
          window.history.go(delta);
        });
      const afterMs: number[] = [];
      await go(-1);
      // Between the address and the next frame, the transition that opens the lightbox has not rendered it yet.
      for (let ms = 0; ms < 48; ms += 4) {
        await wait(500);
        // A busy machine closes it later.
        for (let tries = 0; tries < 100 && document.querySelector('dialog'); tries += 1) await wait(100);
        if (document.querySelector('dialog')) afterMs.push(ms);
        await go(1);
        await wait(ms);
        await go(-1);
      }
      return afterMs;
    });
    expect(leftOpen).toEqual([]);
    await responds(tab);
  });

  test('responds to double clicks on every control', async ({ page }) => {
    await visit(page, '/');
    for (const { label, heading } of pages) {
      await bar(page).getByRole('link', { name: label, exact: true }).dblclick();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await themeSwitch(page).dblclick();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await goTo(page, 'Projects');
    await page.getByRole('button', { name: 'Next picture' }).first().dblclick();
    await responds(page);
  });

  test('keeps the carousel usable when the phone is turned while a picture slides', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/projects');
    const carousel = page.getByRole('region', { name: 'Pictures of Underscore' });
    await carousel.scrollIntoViewIfNeeded();
    for (let turn = 0; turn < 6; turn += 1) {
      await carousel.getByRole('button', { name: 'Next picture' }).click();
      await page.setViewportSize(turn % 2 === 0 ? { width: 844, height: 390 } : { width: 390, height: 844 });
    }
    await isAtRest(carousel);
    await expect(carousel.locator('[role="group"]:not([inert])')).toHaveCount(1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test.describe('from the back/forward cache', () => {
  const noteRestoring = (page: Page) =>
    page.evaluate(() =>
      window.addEventListener('pageshow', ({ persisted }) =>
        Object.assign(window, { isRestored: persisted }),
      ),
    );

  test('restores the page, responds to clicks, and sends the message again', { tag: '@full' }, async ({
    wholePage: page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await visit(page, '/projects');
    await themeSwitch(page).click();
    await page.getByRole('button', { name: 'Hackathon Projects' }).click();
    await noteRestoring(page);
    await page.goto('/resume.txt');
    // A page from the cache fires no load event, for which goBack() would wait.
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL('/projects?show=hackathon');
    expect(await page.evaluate(() => 'isRestored' in window && window.isRestored)).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: 'Hackathon Projects' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await responds(page);

    const marker = `Cached ${Math.random().toString(36).slice(2)}`;
    await visit(page, '/contact');
    await noteRestoring(page);
    await page.getByLabel('Name').fill('Back Again');
    await page.getByRole('textbox', { name: 'Email' }).fill('again@visitor.example');
    await page.getByRole('textbox', { name: 'Message' }).fill(marker);
    for (const time of ['once', 'again']) {
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('heading', { name: 'Message received' }), time).toBeVisible();
      // The second message is confirmed again but stored only once.
      expect(await keptMessages(marker), time).toHaveLength(1);
      if (time === 'again') break;
      // Going back discards the confirmation page and any script running there.
      await page.evaluate(() => window.setTimeout(() => window.history.back()));
      await expect(page).toHaveURL('/contact');
      expect(await page.evaluate(() => 'isRestored' in window && window.isRestored)).toBe(true);
    }
    expect(errors).toEqual([]);
  });
});

test.describe('an old tab', { tag: '@full' }, () => {
  for (const { path } of pages) {
    test(`continues on ${path} after an hour`, async ({ page }) => {
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
      await responds(page);
    });
  }
});

test.describe('with other software changing the page', { tag: '@full' }, () => {
  /** Browser translators wrap every text in two elements. */
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
    test(`keeps ${path} working after a translator changed its text`, async ({ page }) => {
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

    test(`hydrates ${path} after extensions changed it`, async ({ page }) => {
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
      await responds(page);
    });
  }
});
