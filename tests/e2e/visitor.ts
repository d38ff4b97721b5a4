import { type Browser, test as base, expect, type Locator, type Page } from '@playwright/test';
import { fontEnvironment, type SystemFonts } from '../system-fonts.ts';

export const pages = [
  { path: '/', label: 'Homepage', heading: 'Mira Solano' },
  { path: '/about', label: 'About', heading: 'Mira Solano' },
  { path: '/projects', label: 'Projects', heading: 'Projects' },
  { path: '/experiences', label: 'Experiences', heading: 'Experiences' },
  { path: '/art', label: 'Art', heading: 'Digital Art' },
  { path: '/contact', label: 'Contact', heading: 'Contact Me' },
] as const;

/** Subpages of Projects and About. */
export const caseStudies = ['/projects/clear-label', '/projects/tidepool', '/projects/underscore'];
export const photoPages = ['/about/travel', '/about/food', '/about/cat'];

type Fixtures = {
  /** Console errors that a test expects; any other fails it. */
  expectedErrors: RegExp | undefined;
  watchfulPage: undefined;
  /** Starts a browser with other system fonts, which is closed when the test ends. */
  browserWith: (fonts: SystemFonts) => Promise<Browser>;
};

/** Every test also checks that the console has no errors and no request goes to another host. */
export const test = base.extend<Fixtures>({
  expectedErrors: [undefined, { option: true }],
  watchfulPage: [
    async ({ page, baseURL, expectedErrors }, use) => {
      const errors: string[] = [];
      const external: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) external.push(request.url());
      });
      await use(undefined);
      const unexpected = errors.filter((text) => !expectedErrors?.test(text));
      expect(unexpected, 'errors in the console').toEqual([]);
      expect(external, 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
  browserWith: async ({ playwright, launchOptions }, use) => {
    const browsers: Browser[] = [];
    await use(async (fonts) => {
      const env = { ...process.env, ...fontEnvironment(fonts) };
      const browser = await playwright.chromium.launch({ ...launchOptions, env });
      browsers.push(browser);
      return browser;
    });
    await Promise.all(browsers.map((browser) => browser.close()));
  },
});

export { expect };

/** The console reports a 404 page as an error. */
export const notFoundError = /status of 404/;

/** Opens a page and waits for hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Names of requested files below /assets/ and /fonts/, without hashes: `about.js`. */
export function watchRequests(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const found = /\/(?:assets|fonts)\/([\w.-]+?)-[\w-]{6,8}(\.\w+)$/.exec(new URL(request.url()).pathname);
    if (found) names.push(`${found[1]}${found[2]}`);
  });
  return names;
}

/** Matches requests for the chunk of a page. */
export function chunkOf(page: string): RegExp {
  return new RegExp(`/assets/${page}-[\\w-]{6}\\.js$`);
}

/** Waits for the page's own fonts. */
export async function fontsShown(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Waits for hydration: before it, clicks have no handlers. React stores its root on the document. Listeners on the window
 * follow in effects, the last of which takes the scroll position over.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
    const container = Reflect.get(document, key ?? '') as
      | { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }
      | undefined;
    const isHydrated = container?.stateNode.current.memoizedState.isDehydrated === false;
    return isHydrated && window.history.scrollRestoration === 'manual';
  });
}

/** Waits for two frames: what observes the first one renders in the second. */
export async function rendered(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
        // Chromium can stop rendering a page (see playwright.config.ts).
        setTimeout(resolve, 5000);
      }),
  );
}

/** Delays the answers to matching requests until the returned function is called. */
export async function holdBack(page: Page, requests: RegExp): Promise<() => void> {
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    await isHeld;
    await route.continue();
  });
  return release;
}

export function bar(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

/** Waits until no slide of a carousel or lightbox is moving, and no view transition covers it. */
export async function isAtRest(slider: Locator): Promise<void> {
  const isMoving = (root: Element) =>
    Boolean(document.activeViewTransition) || root.getAnimations({ subtree: true }).length > 0;
  await expect.poll(() => slider.evaluate(isMoving)).toBe(false);
}

/** The open picture of the lightbox, not its neighbors. */
export function openPicture(page: Page) {
  return page.getByRole('dialog').locator('[data-place="0"]').getByRole('img');
}

export function themeSwitch(page: Page) {
  return page.getByRole('switch', { name: 'Dark mode' });
}

/** Follows a link of the navigation, through the menu in narrow windows. */
export async function goTo(page: Page, label: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await bar(page).getByRole('link', { name: label, exact: true }).click();
}

/**
 * Scrolls through the whole page, so that everything lazy loads. On a busy machine, Chromium 156 sometimes stops
 * rendering a page: its compositor waits for tiles that no thread rasterizes. Only a reload helps then.
 */
export async function readThrough(page: Page): Promise<void> {
  for (let attempts = 1; !(await scrollThrough(page)); attempts += 1) {
    expect(attempts, 'pages that stopped rendering').toBeLessThan(4);
    await page.reload();
    await hydrated(page);
  }
}

/** Returns whether the page still renders after that. */
function scrollThrough(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    /** Observers see the current position after the callbacks of the next frame. */
    const hasFrame = () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => window.setTimeout(() => resolve(true)));
        window.setTimeout(() => resolve(false), 10_000);
      });
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += 500) {
      window.scrollTo({ top, behavior: 'instant' });
      if (!(await hasFrame())) return false;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return (await hasFrame()) && hasFrame();
  });
}
