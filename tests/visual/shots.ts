import type { Page } from '@playwright/test';
import { fontsShown, hydrated, pages, readThrough, themeSwitch } from '../e2e/visitor.ts';

export type Theme = 'light' | 'dark';

/** One picture of the site: where, how wide, and what is done before it is taken. */
export type Shot = {
  name: string;
  path: string;
  widthPx: number;
  theme: Theme;
  /** The whole page instead of the window. */
  isWhole: boolean;
  /** Other ways to look at a page than on a screen in its own colours. */
  medium?: { media?: 'print'; forcedColors?: 'active' };
  /** Pictures never arrive. */
  isWaiting?: boolean;
  prepare?: (page: Page) => Promise<void>;
};

/** The address of each page by the name of its shots. */
const pagePaths = Object.fromEntries([
  ...pages.map(({ path }) => [path.slice(1) || 'home', path]),
  ['not-found', '/nothing-here'],
]) as Record<string, string>;

const widths = [375, 1440];
/** Looked at in one theme only: the narrowest phone, a tablet, and a screen twice as wide as the page. */
const otherWidths = [320, 768, 2560];
const themes: Theme[] = ['light', 'dark'];

/** States beside a page as it opens. */
const states: Pick<Shot, 'name' | 'path' | 'prepare' | 'isWaiting'>[] = [
  {
    name: 'overlay',
    path: '/art',
    prepare: async (page) => {
      await page.getByRole('main').getByRole('link').first().click();
      await page.getByRole('dialog').waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'hover',
    path: '/projects',
    prepare: async (page) => {
      const project = page.getByRole('article').first();
      await project.getByRole('heading').hover();
    },
  },
  {
    name: 'pressed',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'See projects' }).hover();
      await page.mouse.down();
    },
  },
  {
    name: 'waiting',
    path: '/art',
    isWaiting: true,
  },
  {
    name: 'answer',
    path: '/contact',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@quill.example');
      await page.getByRole('textbox', { name: 'Message' }).fill('Good morning.');
      // A message that is refused leaves nothing in the inbox.
      await page.locator('input[name="access_key"]').evaluate((field: HTMLInputElement) => {
        field.value = 'none';
      });
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('heading', { name: 'Message not taken' }).waitFor();
    },
  },
  {
    name: 'filtered',
    path: '/projects',
    prepare: (page) => page.getByRole('button', { name: 'Hackathon Projects' }).click(),
  },
  {
    name: 'skill-evidence',
    path: '/experiences',
    prepare: (page) => page.locator('summary').first().click(),
  },
  {
    name: 'section-row',
    path: '/experiences#healthcare',
  },
  {
    name: 'focus',
    path: '/',
    prepare: async (page) => {
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    },
  },
  {
    name: 'form-refused',
    path: '/contact',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('not an address');
      await page.getByRole('button', { name: 'Send' }).scrollIntoViewIfNeeded();
    },
  },
];

const menu: Shot = {
  name: 'menu-375-light',
  path: '/about',
  widthPx: 375,
  theme: 'light',
  isWhole: false,
  prepare: (page) => page.getByRole('button', { name: 'Menu' }).click(),
};

/** Every page in both themes at phone and desktop width, at other widths in one, and the states. */
export const shots: Shot[] = [
  ...Object.entries(pagePaths).flatMap(([name, path]) =>
    widths.flatMap((widthPx) =>
      themes.map((theme) => ({ name: `${name}-${widthPx}-${theme}`, path, widthPx, theme, isWhole: true })),
    ),
  ),
  ...Object.entries(pagePaths).flatMap(([name, path]) =>
    otherWidths.map((widthPx) => ({ ...still(`${name}-${widthPx}-light`, path, widthPx), isWhole: true })),
  ),
  ...states.flatMap(({ name, ...state }) =>
    widths.map((widthPx) => ({
      name: `${name}-${widthPx}-light`,
      widthPx,
      theme: 'light' as const,
      isWhole: false,
      ...state,
    })),
  ),
  menu,
  { ...menu, name: 'menu-375-dark', theme: 'dark' },
  ...['home', 'projects', 'contact'].map((name) => ({
    ...still(`forced-colours-${name}`, pagePaths[name] ?? '', 1440),
    medium: { forcedColors: 'active' as const },
  })),
  ...['about', 'experiences'].map((name) => ({
    ...still(`print-${name}`, pagePaths[name] ?? '', 794),
    medium: { media: 'print' as const },
  })),
];

/** The pages of `makeExtremeSite`, and their states. */
export const extremeShots: Shot[] = [
  ...pages.flatMap(({ path }) =>
    [320, 1440].map((widthPx) => ({
      ...still(`extreme-${path.slice(1) || 'home'}-${widthPx}`, path, widthPx),
      isWhole: true,
    })),
  ),
  ...['portrait', 'panorama'].flatMap((shape, index) =>
    [375, 1440].map((widthPx) => ({
      ...still(`extreme-${shape}-${widthPx}`, '/art', widthPx),
      prepare: async (page: Page) => {
        // Newest first: plain, panorama, portrait.
        await page
          .getByRole('main')
          .getByRole('link')
          .nth(2 - index)
          .click();
        await page.getByRole('dialog').waitFor();
        await page.waitForLoadState('networkidle');
      },
    })),
  ),
];

/** One window of a page in the light theme. */
function still(name: string, path: string, widthPx: number): Shot {
  return { name, path, widthPx, theme: 'light', isWhole: false };
}

/**
 * Takes a shot with a clock that stands still and dice that always fall the same, so that two runs differ only
 * where the site does.
 */
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
  if (!shot.isWaiting) await picturesShown(page, shot.isWhole);
  await fontsShown(page);
  return page.screenshot({ fullPage: shot.isWhole, animations: 'disabled' });
}

/** On a busy machine the network may be idle before a picture has been asked for, or drawn. */
async function picturesShown(page: Page, isWhole: boolean): Promise<void> {
  await page.waitForFunction(
    (isWholePage) =>
      [...document.images].every((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        const isInShot = isWholePage || (bottom > 0 && top < window.innerHeight);
        const isSeen = image.checkVisibility({ visibilityProperty: true });
        // Beside the stage of a carousel, where it may wait for its turn.
        const isAside = image.closest('[data-place="before"], [data-place="after"]') !== null;
        return image.complete || !isInShot || !isSeen || isAside;
      }),
    isWhole,
  );
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images].filter(({ complete }) => complete).map((image) => image.decode()),
    ),
  );
}
