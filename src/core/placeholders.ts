import { type FieldPath, valueAt } from './field-path.ts';

/**
 * What stands in the place of a picture's words that are not written yet, where the site is only looked at. Never
 * published: a build for visitors stops for each of them.
 */
export const placeholders = {
  alt: 'Alt text is missing',
  imageAlt: 'Alt text is missing',
  title: 'Caption is missing',
} as const;

/** The words that stand in for a field of `value`; null where nothing may. */
export function placeholderFor(value: unknown, path: FieldPath): string | null {
  const key = path.at(-1);
  const group = path.slice(0, -1);
  const has = (picture: string) => Boolean(valueAt(value, [...group, picture]));
  if (key === 'alt' && (has('source') || has('original'))) return placeholders.alt;
  if (key === 'imageAlt' && has('image')) return placeholders.imageAlt;
  return key === 'title' && has('source') ? placeholders.title : null;
}
