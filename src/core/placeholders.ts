import { type FieldPath, valueAt } from './field-path.ts';

/** Placeholders for alt text and captions that are not written yet, in drafts only: publishing fails with them. */
export const placeholders = {
  alt: 'Alt text is missing',
  imageAlt: 'Alt text is missing',
  title: 'Caption is missing',
} as const;

/** The placeholder for a field of `value`; null if it must not have one. */
export function placeholderFor(value: unknown, path: FieldPath): string | null {
  const key = path.at(-1);
  const group = path.slice(0, -1);
  const has = (picture: string) => Boolean(valueAt(value, [...group, picture]));
  if (key === 'alt' && (has('source') || has('original'))) return placeholders.alt;
  if (key === 'imageAlt' && has('image')) return placeholders.imageAlt;
  return key === 'title' && has('source') ? placeholders.title : null;
}

/** Marks a caption that was derived from a file name and not confirmed by the owner yet. */
const mark = '?? ';

export function markFileNameCaption(caption: string): string {
  return caption === '' ? '' : `${mark}${caption}`;
}

export function isFileNameCaption(caption: string): boolean {
  return caption.startsWith(mark);
}

export function confirmCaption(caption: string): string {
  return isFileNameCaption(caption) ? caption.slice(mark.length) : caption;
}
