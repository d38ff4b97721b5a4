import { noticeInRecord, subjectOf, warn } from '../../content/diagnostic-in-record.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { valueAt } from '../../core/field-path.ts';
import { quote } from '../../core/quoted-values.ts';
import { isMachineDate } from '../../i18n/dates.ts';
import type { Locale } from '../../i18n/locale.ts';
import { visitValues } from '../validate/validate-records.ts';

/**
 * Years after which an entry without an end gets a notice, unless a comment beside the empty end confirmed it within this
 * time: `end: ''  # still in 2026-09`.
 */
const openYears = 1;

/** Warns of entries that may have ended, and of dates that contradict start and end. `today` is YYYY-MM-DD. */
export function lintSpans(file: string, record: YamlRecord, today: string, locale: Locale): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visitValues(record.value, [], (path, value) => {
    const [dates, start, end] = ['dates', 'start', 'end'].map((key) => valueAt(value, [key]));
    if (typeof start !== 'string' || !/^\d{4}/.test(start)) return;
    const oldest = `${Number(today.slice(0, 4)) - openYears}${today.slice(4)}`;
    const confirmed = /#.*\b(\d{4}-\d{2})\b/.exec(record.sourceOf([...path, 'end']))?.[1] ?? '';
    if (end === '' && start < oldest && confirmed < oldest.slice(0, 7)) {
      const diagnosticText = {
        code: 'open-entry',
        summary: `end is empty, and start is more than ${openYears === 1 ? 'a year' : `${openYears} years`} ago`,
        why: 'An empty end means that the record is ongoing.',
        fix: `If it has ended, write the date:   end: "${today.slice(0, 7)}"\nTo be reminded again in a year:   end: ''  # still in ${today.slice(0, 7)}`,
      };
      const about = subjectOf(record);
      diagnostics.push(
        noticeInRecord(file, record, [...path, 'end'], diagnosticText, { code: 'openEntry', about }),
      );
    }
    // An invalid end has been reported.
    if (typeof dates !== 'string' || (end && !isMachineDate(String(end)))) return;
    const side = findDateContradiction(dates, start, typeof end === 'string' ? end : null, locale);
    if (!side) return;
    const diagnosticText = {
      code: 'dates-differ',
      summary: `dates is ${quote(dates)}, but ${side} is ${quote(side === 'start' ? start : String(end))}`,
      why: 'Visitors see dates; search engines and the résumé use start and end. They must match.',
      fix: `Correct dates or ${side}, whichever is wrong.`,
    };
    diagnostics.push(warn(file, record, [...path, 'dates'], diagnosticText));
  });
  return diagnostics;
}

type DateWords = Pick<Locale, 'language' | 'dates'>;

const englishOpenWords = /\b(?:present|now|today|current|ongoing|since)\b/i;

type ShownDate = { year: number; month: number | null };

/**
 * Which of `start` and `end` contradicts the dates for visitors: `Sep 2025 - Present` against `2025-09` and "". Only what
 * both contain is compared; text without a year is ignored. `end` is null if the record has none.
 */
export function findDateContradiction(
  shown: string,
  start: string,
  end: string | null,
  { language, dates }: DateWords,
): 'start' | 'end' | null {
  const found = readDates(shown, dates);
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last) return null;
  if (!agrees(first, start)) return 'start';
  if (end === null) return null;
  const isEnglish = /^en\b/i.test(language);
  const isOpen =
    shown.toLowerCase().includes(dates.present.toLowerCase()) || (isEnglish && englishOpenWords.test(shown));
  // Only English has a list of words for ongoing entries.
  if (end === '') return isOpen || !isEnglish ? null : 'end';
  return isOpen || !agrees(last, end) ? 'end' : null;
}

/** Every year of a text with its month; "Sep - Dec 2023" has two dates in 2023. */
function readDates(text: string, { months, shortMonths, month: pattern }: Locale['dates']): ShownDate[] {
  const numbers = new Map(
    [months, shortMonths].flatMap((names) =>
      names.map((name, index) => [name.toLowerCase().replace(/\.$/, ''), index + 1] as const),
    ),
  );
  // Longest first, so that 11月 is not read as 1月. A name can be followed by an ending of another case.
  const names = [...numbers.keys()].sort((a, b) => b.length - a.length);
  const yearOrMonth = new RegExp(
    `(?<![\\p{L}\\d])(\\d{4})(?!\\d)|(?<!\\d|[a-z])(${names.join('|')})(?!\\d)`,
    'gu',
  );
  const isYearFirst = pattern.startsWith('{year}');
  const dates: ShownDate[] = [];
  let openMonth: number | null = null;
  for (const [, year, name] of text.toLowerCase().matchAll(yearOrMonth)) {
    if (year !== undefined) {
      dates.push({ year: Number(year), month: openMonth });
      openMonth = null;
      for (const date of dates) if (Number.isNaN(date.year)) date.year = Number(year);
      continue;
    }
    const month = numbers.get(name ?? '') ?? null;
    const last = dates.at(-1);
    if (isYearFirst) {
      if (last && last.month === null) last.month = month;
      continue;
    }
    if (openMonth !== null) dates.push({ year: Number.NaN, month: openMonth });
    openMonth = month;
  }
  return dates.filter((date) => !Number.isNaN(date.year));
}

function agrees(date: ShownDate, machine: string): boolean {
  const [year, month] = machine.split('-').map(Number);
  return date.year === year && (date.month === null || month === undefined || date.month === month);
}
