import type { Page } from '@playwright/test';
import {
  caseStudies,
  fontsShown,
  hydrated,
  pages,
  photoPages,
  readThrough,
  themeSwitch,
} from '../e2e/visitor.ts';

type Theme = 'light' | 'dark';

/** One screenshot: the page, its width, and what happens before it is taken. */
export type Shot = {
  name: string;
  path: string;
  widthPx: number;
  theme: Theme;
  /** The whole page instead of the viewport. */
  isWhole: boolean;
  medium?: { media?: 'print'; forcedColors?: 'active' };
  /** Images never arrive. */
  isWaiting?: boolean;
  prepare?: (page: Page) => Promise<void>;
};

/** The address of each page by the name of its screenshots. */
const pagePaths = {
  ...Object.fromEntries(pages.map(({ path }) => [path.slice(1) || 'home', path])),
  story: caseStudies[0],
  photos: photoPages[0],
  'not-found': '/nothing-here',
} as Record<string, string>;

/** States other than a page's first view, each at the width that shows most. */
const states: Shot[] = [
  ...[375, 1440].map((widthPx) => ({
    ...still(`overlay-${widthPx}-light`, '/art', widthPx),
    prepare: async (page: Page) => {
      await page.getByRole('main').getByRole('link').first().click();
      await page.getByRole('dialog').waitFor();
      await page.waitForLoadState('networkidle');
    },
  })),
  {
    ...still('menu-375-dark', '/about', 375),
    theme: 'dark',
    prepare: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    ...still('hover-1440-light', '/projects', 1440),
    prepare: (page) => page.getByRole('article').first().getByRole('heading').hover(),
  },
  {
    ...still('waiting-375-light', '/art', 375),
    isWaiting: true,
  },
  {
    ...still('answer-375-light', '/contact', 375),
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@quill.example');
      await page.getByRole('textbox', { name: 'Message' }).fill('Good morning.');
      // The server refuses a wrong key, so nothing is left in the inbox.
      await page.locator('input[name="access_key"]').evaluate((field: HTMLInputElement) => {
        field.value = 'none';
      });
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('heading', { name: 'Message not taken' }).waitFor();
    },
  },
  {
    ...still('skill-evidence-375-light', '/experiences', 375),
    prepare: (page) => page.locator('summary').first().click(),
  },
  still('section-row-375-light', '/experiences#healthcare', 375),
  {
    ...still('focus-1440-light', '/', 1440),
    prepare: async (page) => {
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    },
  },
  { ...still('forced-colors-projects', '/projects', 1440), medium: { forcedColors: 'active' } },
  { ...still('print-experiences', '/experiences', 794), medium: { media: 'print' } },
];

/**
 * Every page on a desktop in the light theme and on a phone in the dark theme, those with the most columns at other
 * widths, and the states. Each screenshot shows something that no other does.
 */
export const shots: Shot[] = [
  ...Object.entries(pagePaths).flatMap(([name, path]) => [
    { ...still(`${name}-1440-light`, path, 1440), isWhole: true },
    { ...still(`${name}-375-dark`, path, 375), theme: 'dark' as const, isWhole: true },
  ]),
  ...['home', 'about', 'projects'].map((name) => ({
    ...still(`${name}-768-light`, pagePaths[name] ?? '', 768),
    isWhole: true,
  })),
  { ...still('home-2560-light', '/', 2560), isWhole: true },
  ...states,
];

/** Pages of `makeExtremeSite` where they have least or most space, and two images of extreme proportions. */
export const extremeShots: Shot[] = [
  ...[
    { name: 'home', widthPx: 320 },
    { name: 'about', widthPx: 1440 },
    { name: 'projects', widthPx: 320 },
    { name: 'projects', widthPx: 1440 },
    { name: 'experiences', widthPx: 320 },
  ].map(({ name, widthPx }) => ({
    ...still(`extreme-${name}-${widthPx}`, pagePaths[name] ?? '', widthPx),
    isWhole: true,
  })),
  ...[
    // Newest first: plain, panorama, portrait.
    { shape: 'panorama', place: 1, widthPx: 375 },
    { shape: 'portrait', place: 2, widthPx: 1440 },
  ].map(({ shape, place, widthPx }) => ({
    ...still(`extreme-${shape}-${widthPx}`, '/art', widthPx),
    prepare: async (page: Page) => {
      await page.getByRole('main').getByRole('link').nth(place).click();
      await page.getByRole('dialog').waitFor();
      await page.waitForLoadState('networkidle');
    },
  })),
];

/** One viewport of a page in the light theme. */
function still(name: string, path: string, widthPx: number): Shot {
  return { name, path, widthPx, theme: 'light', isWhole: false };
}

/** Takes a screenshot without animations and with seeded random numbers, so that runs differ only where the site does. */
export async function takeShot(page: Page, shot: Shot): Promise<Buffer> {
  await page.emulateMedia({ reducedMotion: 'reduce', ...shot.medium });
  await page.addInitScript(() => {
    let state = 7;
    Math.random = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
  });
  await page.setViewportSize({ width: shot.widthPx, height: shot.widthPx < 600 ? 812 : 1000 });
  if (shot.isWaiting) await page.route(/\.(?:avif|jpg|png)$/, () => {});
  await page.goto(shot.path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  if (shot.theme === 'dark') await themeSwitch(page).click();
  if (shot.isWhole) await readThrough(page);
  if (!shot.isWaiting) await page.waitForLoadState('networkidle');
  await shot.prepare?.(page);
  if (!shot.isWaiting) await imagesShown(page, shot.isWhole);
  await fontsShown(page);
  return page.screenshot({ fullPage: shot.isWhole, animations: 'disabled' });
}

/**
 * Waits until every image of the shot is loaded and decoded. The network may be idle before an image is requested, and
 * content that arrives late adds lazy images where nobody scrolls: each missing one is scrolled to.
 */
async function imagesShown(page: Page, isWhole: boolean): Promise<void> {
  await page.waitForFunction((rendersBelowFold) => {
    const missing = [...document.images].find((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      const isInShot = rendersBelowFold || (bottom > 0 && top < window.innerHeight);
      const isSeen = image.checkVisibility({ visibilityProperty: true });
      // A carousel loads its other slides later.
      const isBeside = image.closest('[data-place]:not([data-place="0"])') !== null;
      const isLoaded = image.complete && image.naturalWidth > 0;
      return !isLoaded && isInShot && isSeen && !isBeside;
    });
    if (missing && rendersBelowFold) missing.scrollIntoView({ behavior: 'instant', block: 'center' });
    if (missing) return false;
    if (rendersBelowFold) window.scrollTo({ top: 0, behavior: 'instant' });
    return true;
  }, isWhole);
  await page.evaluate(() => {
    const loaded = [...document.images].filter(({ complete }) => complete);
    // Chromium leaves asynchronously decoded pictures far from the window blank in the first capture of a whole page.
    for (const image of loaded) image.decoding = 'sync';
    return Promise.allSettled(loaded.map((image) => image.decode()));
  });
}
