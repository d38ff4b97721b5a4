import { titleWidths } from '../../features/home/typed-title.ts';

/** How much room the typed title needs, in em of its own size: `HomePage` chooses that size by it. */
export function titleStyles(phrases: readonly string[]): string {
  const { oneLine, fewLines } = titleWidths(phrases);
  return `@layer tokens{:root{--title-in-one:${oneLine.toFixed(2)};--title-in-few:${fewLines.toFixed(2)}}}`;
}
