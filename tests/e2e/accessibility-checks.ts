import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { pages } from './visitor.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe cannot decide by itself, and why it is right as it is.
 * - color-contrast: text over the scrim of a picture; the scrim's own contrast is computed from the tokens in
 *   tests/site/token-contrast.test.ts.
 * - identical-links-same-purpose: the pictures of each carousel are numbered; its own name says of which project.
 */
const settled = new Set(['color-contrast', 'color-contrast-enhanced', 'identical-links-same-purpose']);

export const everyPath = [...pages.map(({ path }) => path), '/nothing-here'];

/** What axe finds on the page as it stands, by rule and element. The page must bypass the policy. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const results = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    return axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'wcag2aaa'],
      rules: { 'target-size': { enabled: true } },
    });
  });
  const describe = (kind: string, list: AxeResults['violations']) =>
    list.flatMap(({ id, nodes }) => nodes.map((node) => `${kind} ${id}: ${node.target.join(' ')}`));
  return [
    ...describe('violation', results.violations),
    ...describe(
      'to review',
      results.incomplete.filter(({ id }) => !settled.has(id)),
    ),
  ];
}
