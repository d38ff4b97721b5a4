import type { Locale } from '../i18n/locale.ts';
import type { Callout } from './story.ts';

/** Labels in a story; part of a page's props, because every visitor loads the messages module. */
const storyWords = [
  'contents',
  'code',
  'copyCode',
  'codeCopied',
  'table',
  'comparison',
  'notes',
  'backToText',
  'tags',
] as const;

export type StoryWords = Record<(typeof storyWords)[number], string> & { callouts: Record<Callout, string> };

export function storyWordsOf(locale: Pick<Locale, 'words'>): StoryWords {
  return { ...textsOf(storyWords, locale), callouts: locale.words.callouts };
}

/** Translations without placeholders, by name. */
export function textsOf<N extends string>(
  names: readonly N[],
  { words }: { words: object },
): Record<N, string> {
  const all = words as Record<N, unknown>;
  return Object.fromEntries(names.map((name) => [name, String(all[name])])) as Record<N, string>;
}
