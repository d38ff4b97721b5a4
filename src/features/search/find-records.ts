import { foldText } from '../../core/fold-text.ts';
import type { SearchIndex, SearchRecord } from './props.ts';

/** A record with its text folded for comparison. */
type Searchable = { record: SearchRecord; title: string; tags: string; text: string };

/** Signs that keyboards have for others: straight quotes and hyphens, Arabic letters of other countries. */
const typedFor: Record<string, string> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '‐': '-',
  '–': '-',
  '—': '-',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
};

const typedForAny = new RegExp(`[${Object.keys(typedFor).join('')}]`, 'g');

/** Text for comparison, with the digits and letters that visitors type, without invisible characters. */
function foldTyped(text: string): string {
  return foldText(text)
    .replaceAll(typedForAny, (sign) => typedFor[sign] ?? sign)
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(/[ـ\p{Cf}]/gu, '');
}

/** Prepares the records of an index, once for all queries. */
export function foldRecords({ records }: SearchIndex): Searchable[] {
  return records.map((record) => {
    const [, title, , text, tags] = record;
    return { record, title: foldTyped(title), tags: foldTyped(tags), text: foldTyped(text) };
  });
}

/** The words of a query, folded. A script without spaces makes one word, which may be anywhere in a text. */
export function foldQuery(query: string): string[] {
  return foldTyped(query).split(/\s+/).filter(Boolean);
}

/**
 * The records that contain every word, in any order and in the middle of words too: those with all words in the title
 * first, then those with the rest in the tags, then others; in each of these the newest first.
 */
export function findRecords(records: readonly Searchable[], words: readonly string[]): SearchRecord[] {
  if (words.length === 0) return [];
  const ranked: SearchRecord[][] = [[], [], []];
  for (const searchable of records) {
    const ranks = words.map((word) =>
      [searchable.title, searchable.tags, searchable.text].findIndex((part) => part.includes(word)),
    );
    if (!ranks.includes(-1)) ranked[Math.max(...ranks)]?.push(searchable.record);
  }
  // The sort is stable, so records without a date keep their order.
  return ranked.flatMap((found) =>
    found.sort(([, , , , , a], [, , , , , b]) => (a < b ? 1 : a > b ? -1 : 0)),
  );
}

/** A text in parts: those at odd places match a word. */
export function markMatches(text: string, words: readonly string[]): string[] {
  const { folded, offsets } = foldWithOffsets(text);
  const parts: string[] = [];
  let end = 0;
  for (;;) {
    const next = firstMatch(folded, words, end);
    if (!next) break;
    parts.push(
      text.slice(offsets[end], offsets[next.start]),
      text.slice(offsets[next.start], offsets[next.end]),
    );
    end = next.end;
  }
  return [...parts, text.slice(offsets[end])];
}

/** Characters before the first match of a passage, and in all of it. */
const passageLead = 40;
const passageLength = 180;

/** The part of a text around its first match. It begins and ends with a word, where the script has spaces. */
export function excerptAround(text: string, words: readonly string[]): string {
  const { folded, offsets } = foldWithOffsets(text);
  const found = offsets[firstMatch(folded, words, 0)?.start ?? 0] ?? 0;
  const start = found > passageLead ? (offsets.find((offset) => offset >= found - passageLead) ?? 0) : 0;
  const space = start > 0 ? text.indexOf(' ', start) : -1;
  const from = space !== -1 && space < found ? space + 1 : start;
  const end = offsets.find((offset) => offset >= from + passageLength) ?? text.length;
  const lastSpace = text.lastIndexOf(' ', end);
  const to = end < text.length && lastSpace > found ? lastSpace : end;
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}

function firstMatch(folded: string, words: readonly string[], from: number) {
  let first: { start: number; end: number } | null = null;
  for (const word of words) {
    const start = folded.indexOf(word, from);
    if (start !== -1 && (!first || start < first.start)) first = { start, end: start + word.length };
  }
  return first;
}

/** The folded text, and for each of its characters the place in `text` that it comes from. */
function foldWithOffsets(text: string): { folded: string; offsets: number[] } {
  let folded = '';
  const offsets: number[] = [];
  let place = 0;
  for (const character of text) {
    const letters = foldTyped(character);
    for (let index = 0; index < letters.length; index += 1) offsets.push(place);
    folded += letters;
    place += character.length;
  }
  offsets.push(place);
  // Invisible characters at the start belong to the first match or to the text before it.
  offsets[0] = 0;
  return { folded, offsets };
}
