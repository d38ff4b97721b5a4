import type { Locale } from '../../i18n/locale.ts';

type DateWords = Pick<Locale, 'language' | 'dates'>;

const englishOpenWords = /\b(?:present|now|today|current|ongoing|since)\b/i;

type ShownDate = { year: number; month: number | null };

/**
 * Which of `start` and `end` the words for visitors contradict: `Sep 2025 - Present` against `2025-09` and "".
 * Only what both sides say is compared; words without a year say nothing. `end` is null where there is none.
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
  // What goes on is said in more words than are known of other languages.
  if (end === '') return isOpen || !isEnglish ? null : 'end';
  return isOpen || !agrees(last, end) ? 'end' : null;
}

/** Every year in the words with its month; "Sep - Dec 2023" has two of 2023. */
function readDates(shown: string, { months, shortMonths, month: pattern }: Locale['dates']): ShownDate[] {
  const numbers = new Map(
    [months, shortMonths].flatMap((names) =>
      names.map((name, index) => [name.toLowerCase().replace(/\.$/, ''), index + 1] as const),
    ),
  );
  // The longest first, since 11月 is no 1月. What stands behind a name may be its ending in another case.
  const names = [...numbers.keys()].sort((a, b) => b.length - a.length);
  const words = new RegExp(`(?<![\\p{L}\\d])(\\d{4})(?!\\d)|(?<!\\d|[a-z])(${names.join('|')})(?!\\d)`, 'gu');
  const isYearFirst = pattern.startsWith('{year}');
  const dates: ShownDate[] = [];
  let openMonth: number | null = null;
  for (const [, year, name] of shown.toLowerCase().matchAll(words)) {
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

function agrees(shown: ShownDate, machine: string): boolean {
  const [year, month] = machine.split('-').map(Number);
  return shown.year === year && (shown.month === null || month === undefined || shown.month === month);
}
