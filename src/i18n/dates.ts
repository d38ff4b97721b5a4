/* Dates in content (`2025`, `2025-09`, `2025-09-14`), formatted for people. */
import { fillTemplate, type Locale } from './locale.ts';

type DateWords = Pick<Locale, 'dates'>;

/** `Sep 2025` for `2025-09`, in the locale's format; `""` for `""`. */
export function formatDate(machineDate: string, { dates }: DateWords): string {
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

/** A day of notes, which shows the day in every language: `Nov 24, 2026`. */
export function formatDay(day: string, { dates }: DateWords): string {
  return formatDate(day, { dates: { ...dates, day: dates.wholeDay ?? dates.day } });
}

/** `Sep 2025 - Present`; an empty end means the present. */
export function formatDateSpan(start: string, end: string, locale: DateWords): string {
  const [first, last] = [formatDate(start, locale), formatDate(end, locale)];
  if (first === last) return first;
  return fillTemplate(locale.dates.span, { start: first, end: last || locale.dates.present });
}
