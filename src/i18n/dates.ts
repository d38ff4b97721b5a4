import { fillTemplate, type Locale } from './locale.ts';

/* Dates as people write them, converted to those of content/: YYYY, YYYY-MM or YYYY-MM-DD. */

/** Month names of bibliographies, dates typed by hand and diagnostics. */
export const englishMonths =
  'January February March April May June July August September October November December'.split(' ');

/** 1 to 12 for an English month name or its first three letters, in any case; 0 otherwise. */
export function monthNumber(word: string): number {
  const start = word.slice(0, 3).toLowerCase();
  return englishMonths.findIndex((name) => name.slice(0, 3).toLowerCase() === start) + 1;
}

/** The date of a text; null if it is none or ambiguous. */
export function readDate(text: string): string | null {
  const written = text.trim();
  if (isMachineDate(written)) return written;
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(written);
  // With dots, the day always comes first.
  const candidates = dotted
    ? fixedDates(`${dotted[3]}-${dotted[2]}-${dotted[1]}`).slice(0, 1)
    : fixedDates(written);
  return candidates.find(isMachineDate) ?? null;
}

/** Whether a text is YYYY, YYYY-MM or YYYY-MM-DD with a real month and day. */
export function isMachineDate(value: string): boolean {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(value);
  if (!match) return false;
  const [, year, month = '01', day = '01'] = match;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** Words for the present, as part of a regular expression. */
export const presentWords = [
  "present|current|now|today|ongoing|heute|jetzt|aktuell|laufend|présent|présentement|aujourd['’]hui|actuel(?:lement)?|en cours",
  'ce jour|actualidad|presente|actualmente|atual|atualidade|o momento|oggi|attuale|heden|nu|obecnie|nutid|nåværende|nuvarande|现在|至今',
  '現在|至今|目前|현재|재직 ?중|настоящее время|по настоящее время|hoje|atualmente|hoy|la fecha|in corso|a oggi|huidig',
  'الحاضر|حالي[ًا]*|(?:حتى |إلى )?الآن|حتى اليوم|(?:עד )?היום|כיום|הווה|(?:(?:έως|μέχρι|ως) )?σήμερα|παρόν|hiện tại|(?:đến )?nay|hiện nay|nadal|teraz',
].join('|');

const ongoing = new RegExp(`^(?:${presentWords})$`, 'iu');

export function isOngoing(text: string): boolean {
  return ongoing.test(text.trim());
}

/** Possible meanings of a text that looks like a date, most likely first. They may be invalid dates. */
export function fixedDates(text: string): string[] {
  const padded = (parts: (string | undefined)[]) =>
    parts
      .filter((part) => part !== undefined)
      .map((part) => part.padStart(2, '0'))
      .join('-');
  const found: string[] = [];
  const numeric = /^(\d{4})[-/. ](\d{1,2})(?:[-/. ](\d{1,2}))?$/.exec(text);
  if (numeric) {
    const [, year, month, day] = numeric;
    found.push(padded([year, month, day]));
    if (day) found.push(padded([year, day, month]));
    const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
    if (day) found.push(padded([year, month, String(lastDay)]));
  }
  const turned = /^(?:(\d{1,2})[-/. ])?(\d{1,2})[-/. ](\d{4})$/.exec(text);
  // The order of day and month is only certain if one is above twelve.
  if (turned) {
    const [, first, second, year] = turned;
    if (!first) found.push(padded([year, second]));
    else if (Number(first) > 12) found.push(padded([year, second, first]));
    else if (Number(second) > 12) found.push(padded([year, first, second]));
  }
  const worded = /^(?:(\d{1,2})\.? )?([a-z]{3})[a-z]*\.?(?: (\d{1,2}),)? (\d{4})$/i.exec(text);
  const month = monthNumber(worded?.[2] ?? '');
  if (worded && month > 0) found.push(padded([worded[4], String(month), worded[1] ?? worded[3]]));
  return found;
}

/** The local day as YYYY-MM-DD. */
export function localDate(now = new Date()): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/* Dates in content (`2025`, `2025-09`, `2025-09-14`), formatted for people. */

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
