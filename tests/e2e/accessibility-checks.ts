import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { pages } from './visitor.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Results that axe leaves open, with the reason why each is correct. Any other open result fails. */
const settled: { rules: string[]; path?: string; inside: string; because: string }[] = [
  {
    rules: ['color-contrast', 'color-contrast-enhanced'],
    inside: '[data-figure], dialog',
    because:
      'text on pictures and on the lightbox; measured in picture-contrast.long.spec.ts, computed in palette-contrast.test.ts',
  },
  {
    rules: ['color-contrast', 'color-contrast-enhanced'],
    path: '/',
    inside: 'main',
    because: 'text on the dotted grid; palette-contrast.test.ts computes it on the paper and on the dots',
  },
  {
    rules: ['color-contrast', 'color-contrast-enhanced'],
    inside: 'h1',
    because:
      'the underscore of a title is a background beside its text; palette-contrast.test.ts covers the text',
  },
  {
    rules: ['color-contrast', 'color-contrast-enhanced'],
    inside: 'main nav',
    because:
      'on a phone the row of sections scrolls sideways, and axe does not measure what is outside; palette-contrast.test.ts covers the text',
  },
  {
    rules: ['color-contrast', 'color-contrast-enhanced'],
    inside: 'pre',
    because:
      'long lines of code scroll sideways, and axe does not measure what is outside; palette-contrast.test.ts covers the text',
  },
  {
    rules: ['color-contrast', 'color-contrast-enhanced'],
    path: '/projects',
    inside: 'article',
    because:
      'axe ignores `overflow: clip`, so the previous slide of a carousel seems to cover the text; palette-contrast.test.ts covers the text',
  },
  {
    rules: ['label-content-name-mismatch'],
    inside: 'summary',
    because: 'axe cannot decide whether the one letter of the skill R is text; the name begins with it',
  },
  {
    rules: ['identical-links-same-purpose'],
    inside: 'section:has(> [data-thumbnails])',
    because:
      'the pictures of each carousel have the same numbers; the name of the carousel is that of its project',
  },
];

export const everyPath = [...pages.map(({ path }) => path), '/nothing-here'];

type Extent = {
  /** A part of the page; the whole page otherwise. */
  inside?: string;
  /** Only these rules; all rules otherwise. */
  rules?: string[];
};

/** Rules that depend on the theme. */
export const colorRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/**
 * Violations and open results of axe, by rule and element. From the top of the page, since axe does not measure text
 * under a sticky bar. The page must bypass the policy.
 */
export async function findViolations(page: Page, { inside, rules }: Extent = {}): Promise<string[]> {
  const isLoaded = await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return 'axe' in window;
  });
  if (!isLoaded) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ settledHere, part, only }) => {
      const { axe } = window as unknown as {
        axe: { run: (part: string | Document, options: object) => Promise<AxeResults> };
      };
      // A color in transition has the contrast of neither of its states.
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'wcag2aaa'];
      const { violations, incomplete } = await axe.run(part ?? document, {
        runOnly: only ?? tags,
        rules: only ? {} : { 'target-size': { enabled: true }, 'frame-tested': { enabled: false } },
        // The frames of the editor show pages of the site, which other tests check.
        iframes: false,
        // Listing passed elements takes as long as everything else.
        resultTypes: ['violations', 'incomplete'],
        // Axe would load style sheets and clips again; no checked rule needs them.
        preload: false,
      });
      const isSettled = (id: string, selector: string) =>
        settledHere.some(
          ({ rules: each, path, inside: place }) =>
            each.includes(id) &&
            // The site may be in a folder of its host.
            (path === undefined || window.location.pathname.endsWith(path)) &&
            document.querySelector(selector)?.closest(place),
        );
      const describe = (kind: string, list: AxeResults['violations']) =>
        list.flatMap(({ id, nodes }) =>
          nodes
            .map(({ target }) => target.join(' '))
            .filter((selector) => kind === 'violation' || !isSettled(id, selector))
            .map((selector) => `${kind} ${id}: ${selector}`),
        );
      return [...describe('violation', violations), ...describe('to review', incomplete)];
    },
    { settledHere: settled, part: inside, only: rules },
  );
}

/** The same in the current theme and, by the rules that depend on it, in the other one, which stays. */
export async function findViolationsInBothThemes(page: Page): Promise<string[]> {
  const found = await findViolations(page);
  await page.getByRole('banner').getByRole('switch').click();
  const ofColors = await findViolations(page, { rules: colorRules });
  return [...found, ...ofColors.map((violation) => `in the other theme: ${violation}`)];
}

/** The number of focusable controls of a page. */
export function countControls(page: Page): Promise<number> {
  return page
    .locator('a[href], button, input:not([type="hidden"]), textarea, summary')
    .evaluateAll(
      (all) =>
        all.filter(
          (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'),
        ).length,
    );
}
