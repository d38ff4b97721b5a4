import { presentWords } from '../../i18n/dates.ts';
import type { DateReader } from '../read-date.ts';

/** The dates in a line, and the rest of it. `end` is "" for ongoing, undefined for a single date. */
export type FoundDates = { start: string; end?: string; rest: string };

const month = String.raw`(?:\p{L}{3,12}\.?(?:\s\d{1,2}(?=,))?[,\s]\s*(?:de\s+)?|\d{1,2}\s*[./]\s*)?`;
const day = String.raw`(?:\d{1,2}\.?\s+(?=\p{L}))?`;
const date = String.raw`${day}${month}(?:19|20)\d{2}(?:[-/.]\d{1,2}|\s?[年년](?:\s?\d{1,2}\s?[月월])?)?`;
const between = String.raw`\s*(?:–|—|-|−|~|〜|～|至|\bto\b|\bbis\b|\bà\b|\bau\b|\bhasta\b|\ba\b|\btot\b)\s*(?:l['’])?`;
const range = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:seit|since|depuis|desde|from|von|de|du)\s+)?(${date})${between}(${date}|${presentWords})(?![\p{L}\d])`,
  'iu',
);
const since = new RegExp(
  String.raw`(?<![\p{L}\d])(?:seit|since|depuis|desde)\s+(${date})(?![\p{L}\d])`,
  'iu',
);
const single = new RegExp(String.raw`(?<![\p{L}\d])(${date})(?![\p{L}\d])`, 'iu');

/** Finds a range, a start (`since 2019`) or one date; null if there is none. */
export function findDates(text: string, readDate: DateReader): FoundDates | null {
  for (const [pattern, isOpen] of [
    [range, false],
    [since, true],
    [single, false],
  ] as const) {
    // Of several dates, the last one with a month counts (`Hacks 2026, Feb 2026`), otherwise the last one.
    const matches = [...text.matchAll(new RegExp(pattern, 'giu'))].map((match) => ({
      match,
      start: readOf(match[1] ?? '', readDate),
    }));
    const found =
      matches.findLast(({ start }) => start?.skipped === 0 && start.date.length > 4) ?? matches.at(-1);
    if (!found?.start) continue;
    const { match, start } = found;
    const until = match[2];
    const end = until === undefined ? (isOpen ? '' : undefined) : readEnd(until, readDate);
    if (end === null) continue;
    // A word before the year that is not a month belongs to the text before.
    const from = isOpen ? match.index : match.index + match[0].indexOf(match[1] ?? '') + start.skipped;
    const rest = cut(text, start.skipped > 0 ? from : match.index, match.index + match[0].length);
    return { start: start.date, ...(end !== undefined && { end }), rest };
  }
  return null;
}

function readEnd(text: string, readDate: DateReader): string | null {
  if (readDate(text)?.date === '') return '';
  return readOf(text, readDate)?.date ?? null;
}

/** The first `skipped` characters are not part of the date. Null if there is no date. */
function readOf(text: string, readDate: DateReader): { date: string; skipped: number } | null {
  const read = readDate(text.replaceAll(/\s*([./])\s*/g, '$1').replace(/\bde\s+/i, ''));
  if (read?.date) return { date: read.date, skipped: 0 };
  const year = /(?:19|20)\d{2}/.exec(text);
  return year && { date: year[0], skipped: year.index };
}

function cut(text: string, from: number, to: number): string {
  return `${text.slice(0, from)}\t${text.slice(to)}`
    .replaceAll(/[([]\s*[)\]]/g, '')
    .replaceAll(/[\s,;:|·•–—(-]*\t[\s,;:|·•–—)-]*/g, '\t')
    .replaceAll(/^[\t ]+|[\t ,;|·(]+$/g, '');
}
