import type { Page } from '@playwright/test';
import { pick, seededRandom } from '../random.ts';
import { type Reading, readPage } from './read-page.ts';
import { bar, expect, goTo, hydrated, pages, test, themeSwitch, visit } from './visitor.ts';

/*
 * A visit of random steps. After each one the page must equal a fresh load of its address, at the scroll position the
 * visitor left. PORTFOLIO_SEED repeats a visit.
 */
const seed = Number(process.env.PORTFOLIO_SEED);
const steps = 300;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Step = {
  /** Relative frequency. */
  weight: number;
  name: string;
  isPossible: (page: Page) => Promise<boolean>;
  /** Calls `leave` right before the action, after any scrolling it needs. */
  take: (page: Page, leave: () => Promise<void>) => Promise<void>;
};

const isOpen = async (page: Page) => (await page.locator('dialog[open]').count()) > 0;
const isClosed = async (page: Page) => !(await isOpen(page));
const isOn = (path: string) => async (page: Page) =>
  new URL(page.url()).pathname === path && (await isClosed(page));

function stepsOf(random: () => number): Step[] {
  return [
    {
      weight: 4,
      name: 'a link of the bar',
      isPossible: isClosed,
      take: (page) => goTo(page, pick(pages, random).label),
    },
    {
      weight: 1,
      name: 'a pointer at a link',
      isPossible: (page) => bar(page).getByRole('link', { name: 'Art', exact: true }).isVisible(),
      take: async (page) => {
        if (await isClosed(page))
          await bar(page)
            .getByRole('link', { name: pick(pages, random).label, exact: true })
            .hover();
      },
    },
    {
      weight: 3,
      name: 'Back',
      isPossible: (page) => page.evaluate(() => window.navigation.canGoBack),
      take: (page) => page.evaluate(() => window.history.back()),
    },
    {
      weight: 2,
      name: 'Forward',
      isPossible: (page) => page.evaluate(() => window.navigation.canGoForward),
      take: (page) => page.evaluate(() => window.history.forward()),
    },
    {
      weight: 1,
      name: 'a reload',
      isPossible: async () => true,
      take: async (page) => {
        await page.reload();
        await hydrated(page);
      },
    },
    {
      weight: 1,
      name: 'the theme',
      isPossible: isClosed,
      take: (page) => themeSwitch(page).click(),
    },
    {
      weight: 2,
      name: 'a scroll',
      isPossible: isClosed,
      take: async (page) => {
        const share = random();
        // Nobody leaves sooner after a scroll than the event of its end, which stores the position for a reload.
        await page.evaluate(async (part) => {
          const top = Math.round(part * (document.documentElement.scrollHeight - window.innerHeight));
          if (top === window.scrollY) return;
          const end = new Promise((resolve) => {
            window.addEventListener('scrollend', resolve, { once: true });
            // Another page that is rendered meanwhile may undo the scroll.
            window.setTimeout(resolve, 1000);
          });
          window.scrollTo({ top, behavior: 'instant' });
          await end;
        }, share);
      },
    },
    {
      weight: 3,
      name: 'a filter',
      isPossible: isOn('/projects'),
      take: (page) =>
        page
          .getByRole('button', {
            name: `${pick(['All', 'Personal', 'Academic', 'Hackathon'], random)} Projects`,
          })
          .click(),
    },
    {
      weight: 3,
      name: 'a picture',
      isPossible: async (page) => (await isClosed(page)) && (await figures(page).count()) > 0,
      take: async (page, leave) => {
        const figure = figures(page).nth(Math.floor(random() * (await figures(page).count())));
        await figure.scrollIntoViewIfNeeded();
        await leave();
        await figure.click();
      },
    },
    {
      weight: 1,
      name: 'other photos',
      isPossible: isOn('/about'),
      take: (page) =>
        page
          .getByRole('button', { name: pick(['Refresh Good Eats', 'Refresh My Beloved Cat'], random) })
          .click(),
    },
    {
      weight: 4,
      name: 'the end of the overlay',
      isPossible: isOpen,
      take: async (page) => {
        if (random() < 0.5) await page.keyboard.press('Escape');
        else await page.getByRole('button', { name: 'Close' }).click();
      },
    },
  ];
}

function locationOf(page: Page) {
  return page.evaluate(() => ({
    entry: window.navigation.currentEntry?.key ?? '',
    top: window.scrollY,
    furthest: document.documentElement.scrollHeight - window.innerHeight,
  }));
}

function figures(page: Page) {
  return page.locator('main a[data-figure]:visible');
}

for (const width of [1440]) {
  test(`a page looks the same after ${steps} random steps as when loaded, at ${width} px (PORTFOLIO_SEED=${seed})`, {
    tag: '@full',
  }, async ({ page, context }) => {
    test.setTimeout(60_000 + steps * 10_000);
    const random = seededRandom(seed + width);
    const possible = stepsOf(random);
    const size = { width, height: 900 };
    await page.setViewportSize(size);
    const fresh = await context.newPage();
    await fresh.setViewportSize(size);
    const readings = new Map<string, Reading>();
    const freshReading = async (address: string) => {
      const before = readings.get(address);
      if (before) return before;
      await visit(fresh, address);
      await expect(async () => {
        const { galleries } = await readPage(fresh);
        expect(galleries.map(([, count]) => count)).toEqual(galleries.map(() => 6));
      }).toPass();
      const reading = await readPage(fresh);
      readings.set(address, reading);
      return reading;
    };

    await visit(page, '/');
    const log: string[] = [];
    /** Scroll position of each history entry when the visitor left it. */
    const tops = new Map<string, number>();
    let isHurried = false;
    for (let step = 0; step < steps; step += 1) {
      const choices: Step[] = [];
      for (const choice of possible)
        if (await choice.isPossible(page)) choices.push(...Array<Step>(choice.weight).fill(choice));
      const { name, take } = pick(choices, random);
      const leave = async () => {
        const { entry, top } = await locationOf(page);
        if (isHurried) tops.delete(entry);
        else tops.set(entry, top);
      };
      await leave();
      // The target of a hurried step may have disappeared with the previous page.
      page.setDefaultTimeout(isHurried ? 5_000 : 60_000);
      let isTaken = true;
      await take(page, leave).catch((error: unknown) => {
        if (!isHurried) throw error;
        isTaken = false;
      });
      // Some steps follow at once.
      isHurried = random() < 0.3 && step < steps - 1;
      log.push(`${isTaken ? '' : 'not '}${name} (${page.url().replace(/^https?:\/\/[^/]+/, '')})`);
      if (isHurried) continue;
      await test.step(log.at(-1) ?? '', async () => {
        await expect(async () => {
          const expected = await freshReading(page.url());
          expect(await readPage(page), log.join(' → ')).toEqual(expected);
        }).toPass({ timeout: 60_000 });
        await expect(async () => {
          const { entry, top, furthest } = await locationOf(page);
          const expected = isTaken && name === 'a link of the bar' ? 0 : tops.get(entry);
          if (expected === undefined || ['a scroll', 'a filter', 'other photos'].includes(name)) return;
          // Other photos have captions of other lengths.
          const slack = page.url().includes('/about') ? 200 : 3;
          const distance = Math.abs(top - Math.min(expected, furthest));
          expect(distance, `from the position that was left, after ${log.join(' → ')}`).toBeLessThanOrEqual(
            slack,
          );
        }).toPass({ timeout: 60_000 });
      });
    }
  });
}
