import { isMachineDate, isOngoing, localDate } from '../i18n/dates.ts';

/** Languages in which sources write dates, besides that of the site. */
const languages = (
  'en fr de es pt it nl pl sv da nb fi cs sk hu ro tr el ru uk bg sr hr sl ' +
  'lt lv et ca id ms tl vi th ar ar-SY ar-DZ he fa hi bn mr pa te'
).split(' ');

/** Reads a date in words or numbers; null if it is not a date. */
export type DateReader = (text: string) => ReadDate | null;

type ReadDate = {
  /** YYYY, YYYY-MM or YYYY-MM-DD; "" for the present. */
  date: string;
  /** Whether day and month were omitted because their order is ambiguous. */
  isAmbiguous?: boolean;
};

/**
 * Makes a reader that knows the months in about forty languages. If a word means different months (`listopad`),
 * `language` decides, then English.
 */
export function makeDateReader(language: string): DateReader {
  const months = new Map(
    [language, ...languages].toReversed().flatMap((tag) => {
      const names = monthsOf.get(tag) ?? monthNames(tag);
      monthsOf.set(tag, names);
      return [...names];
    }),
  );
  return (text) => readDate(text, months);
}

/** Cached by language, because forty languages take 0.1 s, and each source creates a reader. */
const monthsOf = new Map<string, ReadonlyMap<string, number>>();

/** A publication that has not appeared yet. */
const inPress =
  /^(?:in press|to appear|forthcoming|accepted(?: for publication)?|in print|submitted|under review|im druck|im erscheinen|eingereicht|sous presse|à paraître|en prensa|in corso di stampa|in stampa|no prelo|in druk|w druku|印刷中|출판 예정)\.?$/i;

/**
 * The date of a publication. One in press gets the current year, with a doubt, and the original words as `details`.
 */
export function publicationDate(
  words: string,
  readDate: DateReader,
  doubts: string[],
): { date: string; details: string } {
  const details = words.replaceAll(/[{}"]/g, '').trim();
  if (!inPress.test(details)) return { date: dateFrom(words, readDate, doubts), details: '' };
  const date = localDate().slice(0, 4);
  doubts.push(`"${details}" is not a year, so ${date} was imported: correct it when it appears.`);
  return { date, details };
}

/** Reads a date as in `ReadDate`; "" for none. An unreadable or ambiguous date becomes a doubt. */
export function dateFrom(text: string | undefined, readDate: DateReader, doubts: string[]): string {
  if (!text) return '';
  const read = readDate(text);
  if (!read) doubts.push(`"${text}" is not a readable date.`);
  else if (read.isAmbiguous) doubts.push(`"${text}" is ambiguous, so only ${read.date} was imported.`);
  return read?.date ?? '';
}

function readDate(source: string, months: ReadonlyMap<string, number>): ReadDate | null {
  const text = withPlainDigits(source).normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  if (isOngoing(text)) return { date: '' };
  const iso = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2})(?:T.*|\s\d.*)?)?)?$/.exec(text);
  if (iso) return joined(iso[1], iso[2], iso[3]);
  const asian = /^(\d{4})\s*[年년]\s*(?:(\d{1,2})\s*[月월]\s*(?:(\d{1,2})\s*[日일])?)?$/.exec(text);
  if (asian) return joined(asian[1], asian[2], asian[3]);
  const monthFirst = /^(\d{1,2})\s*[月월]\s*(\d{4})\s*[年년]?$/.exec(text);
  if (monthFirst) return joined(monthFirst[2], monthFirst[1]);
  const vietnamese =
    /^(?:(?:ngày )?(\d{1,2}),? )?(?:tháng|thg|th)\.? ?(\d{1,2})(?:,| năm|, năm)? (\d{4})$/iu.exec(text);
  if (vietnamese) return joined(vietnamese[3], vietnamese[2], vietnamese[1]);
  const monthYear = /^(\d{1,2})[-/.\s]\s*(\d{4})$/.exec(text);
  if (monthYear) return joined(monthYear[2], monthYear[1]);
  const numbers = /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4})(?:\s.*)?$/.exec(text);
  if (numbers) {
    const [, first = '', sign, second = '', year] = numbers;
    // Wherever dates have dots, the day is before the month.
    if (sign === '.' || Number(first) > 12) return joined(year, second, first);
    if (Number(second) > 12) return joined(year, first, second);
    return first === second ? joined(year, first, second) : { date: year ?? '', isAmbiguous: true };
  }
  const year = /(?<!\d)(\d{4})(?!\d)/.exec(text)?.[1];
  if (!year) return null;
  const rest = text.replace(year, ' ').split(/[\s,]+/u);
  // Some Arabic months have two words.
  const named = rest
    .map((word, at) => months.get(monthKey(`${word} ${rest[at + 1]}`)) ?? months.get(monthKey(word)))
    .find((month) => month !== undefined);
  if (!named) return null;
  const day = rest.map((word) => /^(\d{1,2})(?:\.|st|nd|rd|th|er|º|-?е)?$/.exec(word)?.[1]).find(Boolean);
  return joined(year, String(named), day);
}

/** Null if the day does not exist. */
function joined(year = '', month?: string, day?: string): ReadDate | null {
  const parts = [month, day].flatMap((part) => (part ? [part.padStart(2, '0')] : []));
  const date = [year, ...parts].join('-');
  return month === undefined || isMachineDate(date) ? { date } : null;
}

function monthNames(tag: string): Map<string, number> {
  const names = new Map<string, number>();
  for (const style of ['long', 'short'] as const) {
    for (const rest of [{}, { day: 'numeric' }, { year: 'numeric' }] as const) {
      const format = new Intl.DateTimeFormat(tag, {
        month: style,
        timeZone: 'UTC',
        calendar: 'gregory',
        ...rest,
      });
      for (let month = 1; month <= 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2021, month - 1, 15));
        const key = monthKey(parts.find(({ type }) => type === 'month')?.value ?? '');
        // In some languages the short name is a number.
        if (/\p{L}/u.test(key) && !names.has(key)) names.set(key, month);
      }
    }
  }
  return names;
}

function monthKey(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}|[.’']/gu, '');
}

/** Replaces digits of other scripts by 0 to 9. */
function withPlainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    if (code < 0x80) return digit;
    // Ten digits are consecutive code points.
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
    return String(code - zero);
  });
}
