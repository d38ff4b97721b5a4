import type { Page } from '@playwright/test';
import { hydrated, readThrough, themeSwitch } from '../e2e/visitor.ts';

export type Theme = 'light' | 'dark';

/** One picture of the site: where, how wide, and what is done before it is taken. */
export type Shot = {
  name: string;
  path: string;
  widthPx: number;
  theme: Theme;
  /** The whole page instead of the window. */
  isWhole: boolean;
  prepare?: (page: Page) => Promise<void>;
};

const pagePaths = {
  home: '/',
  about: '/about',
  projects: '/projects',
  experiences: '/experiences',
  art: '/art',
  contact: '/contact',
  'not-found': '/nothing-here',
} as const;

const widths = [375, 1440];
const themes: Theme[] = ['light', 'dark'];

/** States beside a page as it opens. */
const states: Pick<Shot, 'name' | 'path' | 'prepare'>[] = [
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

/** Every page in both themes at phone and desktop width, and the states. */
export const shots: Shot[] = [
  ...Object.entries(pagePaths).flatMap(([name, path]) =>
    widths.flatMap((widthPx) =>
      themes.map((theme) => ({ name: `${name}-${widthPx}-${theme}`, path, widthPx, theme, isWhole: true })),
    ),
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
];

/**
 * Takes a shot with a clock that stands still and dice that always fall the same, so that two runs differ only
 * where the site does.
 */
export async function takeShot(page: Page, shot: Shot): Promise<Buffer> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    let state = 7;
    Math.random = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
  });
  await page.setViewportSize({ width: shot.widthPx, height: shot.widthPx < 600 ? 812 : 1000 });
  await page.goto(shot.path);
  await hydrated(page);
  if (shot.theme === 'dark') await themeSwitch(page).click();
  if (shot.isWhole) await readThrough(page);
  await page.waitForLoadState('networkidle');
  await shot.prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ fullPage: shot.isWhole, animations: 'disabled' });
}
