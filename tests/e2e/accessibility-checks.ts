import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { pages } from './visitor.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe cannot decide by itself, where we looked, and why it is right as it is. Anything else it asks fails. */
const settled: { rules: string[]; path?: string; inside: string; because: string }[] = [
  {
    rules: ['color-contrast', 'color-contrast-enhanced'],
    inside: '[data-figure], dialog',
    because:
      'words on pictures and on the overlay; measured in picture-contrast.spec.ts, computed in palette-contrast.test.ts',
  },
  {
    rules: ['color-contrast', 'color-contrast-enhanced'],
    path: '/',
    inside: 'main',
    because: 'words on the dotted grid; palette-contrast.test.ts computes them on the paper and on the dots',
  },
  {
    rules: ['color-contrast', 'color-contrast-enhanced'],
    inside: 'h1',
    because:
      'the underscore of a title is a background beside its words; palette-contrast.test.ts has the words',
  },
  {
    rules: ['color-contrast', 'color-contrast-enhanced'],
    inside: 'main nav',
    because:
      'on a phone the row of sections scrolls sideways, and axe does not measure what lies outside; palette-contrast.test.ts has the words',
  },
  {
    rules: ['color-contrast', 'color-contrast-enhanced'],
    inside: 'pre',
    because:
      'long lines of code scroll sideways, and axe does not measure what lies outside; palette-contrast.test.ts has the words',
  },
  {
    rules: ['label-content-name-mismatch'],
    inside: 'summary',
    because:
      'a skill of one letter, R: axe leaves it open whether a letter is a word; the name begins with it',
  },
  {
    rules: ['identical-links-same-purpose'],
    inside: 'section:has(> [data-thumbnails])',
    because: 'the pictures of each carousel are numbered alike; the carousel itself says of which project',
  },
];

export const everyPath = [...pages.map(({ path }) => path), '/nothing-here'];

type Extent = {
  /** A part of the page, where the rest has been looked at; the whole of it otherwise. */
  inside?: string;
  /** Only these rules, where the others have been asked; all of them otherwise. */
  rules?: string[];
};

/** What another theme can break. */
export const contrastRules = ['color-contrast', 'color-contrast-enhanced'];

/**
 * What axe finds on the page as it stands, by rule and element. From the top, since it does not measure what a sticky
 * bar covers. The page must bypass the policy.
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
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'wcag2aaa'];
      const { violations, incomplete } = await axe.run(part ?? document, {
        runOnly: only ?? tags,
        rules: only ? {} : { 'target-size': { enabled: true } },
        // Of what passes nobody asks which elements it were, and listing them takes as long as all else.
        resultTypes: ['violations', 'incomplete'],
        // Style sheets and clips, which axe would load anew: no rule that is asked for reads the ones, the others are there.
        preload: false,
      });
      const isSettled = (id: string, selector: string) =>
        settledHere.some(
          ({ rules: each, path, inside: place }) =>
            each.includes(id) &&
            // A site may lie in a folder of its host.
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
