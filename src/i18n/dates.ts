/* Dates as the content writes them (`2025`, `2025-09`, `2025-09-14`) and as people read them. */
import { fillTemplate, type Locale } from './locale.ts';

type DateWords = Pick<Locale, 'dates'>;

/** `Sep 2025` of `2025-09`, or as the locale writes it; `""` of `""`. */
export function shownDate(machineDate: string, { dates }: DateWords): string {
  if (machineDate === '') return '';
  const [year = '', month, day] = machineDate.split('-');
  if (month === undefined) return fillTemplate(dates.year, { year });
  return fillTemplate(day === undefined ? dates.month : dates.day, {
    year,
    month: dates.months[Number(month) - 1] ?? month,
    shortMonth: dates.shortMonths[Number(month) - 1] ?? month,
    day: Number(day),
  });
}

/** `Sep 2025 - Present`; an empty end still goes on. */
export function shownSpan(start: string, end: string, words: DateWords): string {
  const [first, last] = [shownDate(start, words), shownDate(end, words)];
  if (first === last) return first;
  return fillTemplate(words.dates.span, { start: first, end: last || words.dates.present });
}

/** The day where the owner is, as YYYY-MM-DD. */
export function localDate(now = new Date()): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
