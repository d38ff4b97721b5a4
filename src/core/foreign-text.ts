/**
 * Begins a text in the first language on a page of another one. No owner's text begins with this invisible character (word
 * joiner), and elements show the text without it, in its own language and direction.
 */
export const foreignMark = '\u2060';

export function isForeign(text: unknown): text is string {
  return typeof text === 'string' && text.startsWith(foreignMark);
}

export function withoutMark(text: string): string {
  return text.replaceAll(foreignMark, '');
}

/** A part of a text with isolates around it, as text of the other direction has them. */
export const isolatedPart = /[\u2066\u2067](?:[^\u2066-\u2069]|[\u2066\u2067][^\u2069]*\u2069)*\u2069/g;
