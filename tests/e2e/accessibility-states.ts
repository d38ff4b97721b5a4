import type { Page } from '@playwright/test';
import { expect, isAtRest } from './visitor.ts';

export const widths = [320, 375, 768, 1440, 2560];
const phoneFirst = [375, 320, 768, 1440, 2560];

type State = {
  name: string;
  path: string;
  widths: number[];
  /** The part of the page that changes. */
  part: string;
  open: (page: Page) => Promise<void>;
};

/**
 * States that a visitor can open on a page. test:full checks each at every width, `npm test` some at their first width.
 */
export const states: State[] = [
  {
    name: 'the open menu',
    path: '/',
    widths: [320, 375],
    part: 'header:has(nav)',
    open: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    name: 'the open lightbox of a work',
    path: '/art',
    widths,
    part: 'dialog',
    open: async (page) => {
      await page.getByRole('link', { name: 'Koi, Slowly' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the open lightbox of a photo, by its address',
    path: '/about?photo=cat/long-shadow',
    widths: phoneFirst,
    part: 'dialog',
    open: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'a refreshed gallery',
    path: '/about',
    widths: phoneFirst,
    part: 'main section section:nth-of-type(2)',
    open: async (page) => {
      await page.getByRole('button', { name: 'Refresh Good Eats' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'New pictures' })).toHaveCount(1);
    },
  },
  {
    name: 'a search for photos',
    path: '/about/cat?find=box',
    widths: phoneFirst,
    part: 'main',
    open: (page) => expect(page.getByText(/^\d+ photos? found$/)).toBeVisible(),
  },
  ...['Personal Projects', 'Academic Projects', 'Hackathon Projects'].map((filter) => ({
    name: `the filter ${filter}`,
    path: '/projects',
    widths,
    part: 'main',
    open: (page: Page) => page.getByRole('button', { name: filter }).click(),
  })),
  {
    name: 'a carousel at its second picture',
    path: '/projects',
    widths: phoneFirst,
    part: 'main article:first-of-type',
    open: async (page) => {
      await page.getByRole('button', { name: 'Next picture' }).first().click();
      // While a slide moves it is clipped by the stage, which axe would report.
      await isAtRest(page.getByRole('region', { name: 'Pictures of Underscore' }));
    },
  },
  {
    name: 'a lens',
    path: '/projects?for=health-tech',
    widths: phoneFirst,
    part: 'main',
    open: (page) => expect(page.getByRole('link', { name: 'Back to the usual order' })).toBeVisible(),
  },
  {
    name: 'a lens on Experiences',
    path: '/experiences?for=health-tech',
    widths,
    part: 'main',
    open: (page) => expect(page.getByRole('link', { name: 'Back to the usual order' })).toBeVisible(),
  },
  {
    name: 'the proof of a skill',
    path: '/experiences',
    widths: phoneFirst,
    part: '#skills',
    open: (page) => page.locator('main summary').first().click(),
  },
  {
    name: 'a form that the browser rejects',
    path: '/contact',
    widths,
    part: 'form',
    open: (page) => page.getByRole('button', { name: 'Send' }).click(),
  },
];
