import { isMachineDate } from '../i18n/written-date.ts';
import { importMessages } from './import-messages.ts';

/** Languages in which the programs that people bring things from write dates, besides that of the site. */
const languages = (
  'en fr de es pt it nl pl sv da nb fi cs sk hu ro tr el ru uk bg sr hr sl ' +
  'lt lv et ca id ms tl vi th ar he fa hi bn mr pa te'
).split(' ');

/** Reads a date as people and programs write it; null for what is none. */
export type DateReader = (words: string) => ReadDate | null;

type ReadDate = {
  /** YYYY, YYYY-MM or YYYY-MM-DD; "" for what still goes on. */
  date: string;
  /** Whether it says less than the words do, because they can be read in two ways. */
  isUnsure?: boolean;
};

/** Words for the end of what has none, as a part of a regular expression. */
export const presentWords = [
  "present|current|now|today|ongoing|heute|jetzt|aktuell|présent|présentement|aujourd['’]hui|actuel(?:lement)?|en cours",
  'ce jour|actualidad|presente|actualmente|atual|o momento|oggi|attuale|heden|nu|obecnie|nutid|nåværende|nuvarande|现在|至今',
  '現在|至今|현재|الحاضر|حاليًا|היום|настоящее время|по настоящее время',
].join('|');

const present = new RegExp(`^(?:${presentWords})$`, 'iu');

/**
 * A reader of dates with the names of months in some forty languages. Where two of them use one word for different
 * months (`listopad`), that of `language` counts, then English.
 */
export function makeDateReader(language: string): DateReader {
  const months = new Map(
    [language, ...languages].toReversed().flatMap((tag) => {
      const known = monthsOf.get(tag) ?? monthNames(tag);
      monthsOf.set(tag, known);
      return [...known];
    }),
  );
  return (words) => readDate(words, months);
}

/** By the language: forty of them take a tenth of a second, and each source of an import makes a reader. */
const monthsOf = new Map<string, ReadonlyMap<string, number>>();

/** The date that words say, as `ReadDate` has it; "" for none. What cannot be read, or in two ways, becomes a doubt. */
export function dateFrom(words: string | undefined, readDate: DateReader, doubts: string[]): string {
  if (!words) return '';
  const read = readDate(words);
  if (!read) doubts.push(importMessages.unreadDate(words));
  else if (read.isUnsure) doubts.push(importMessages.unsureDate(words, read.date));
  return read?.date ?? '';
}

function readDate(words: string, months: ReadonlyMap<string, number>): ReadDate | null {
  const text = withPlainDigits(words).normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  if (present.test(text)) return { date: '' };
  const iso = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2})(?:T.*|\s\d.*)?)?)?$/.exec(text);
  if (iso) return joined(iso[1], iso[2], iso[3]);
  const asian = /^(\d{4})\s*[年년]\s*(?:(\d{1,2})\s*[月월]\s*(?:(\d{1,2})\s*[日일])?)?$/.exec(text);
  if (asian) return joined(asian[1], asian[2], asian[3]);
  const monthYear = /^(\d{1,2})[-/.\s]\s*(\d{4})$/.exec(text);
  if (monthYear) return joined(monthYear[2], monthYear[1]);
  const numbers = /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4})(?:\s.*)?$/.exec(text);
  if (numbers) {
    const [, first = '', sign, second = '', year] = numbers;
    // Points stand between a day and a month in that order wherever they are used.
    if (sign === '.' || Number(first) > 12) return joined(year, second, first);
    if (Number(second) > 12) return joined(year, first, second);
    return first === second ? joined(year, first, second) : { date: year ?? '', isUnsure: true };
  }
  const year = /(?<!\d)(\d{4})(?!\d)/.exec(text)?.[1];
  if (!year) return null;
  const rest = text.replace(year, ' ').split(/[\s,]+/u);
  const named = rest.map((word) => months.get(monthKey(word))).find((month) => month !== undefined);
  if (!named) return null;
  const day = rest.map((word) => /^(\d{1,2})(?:\.|st|nd|rd|th|er|º|-?е)?$/.exec(word)?.[1]).find(Boolean);
  return joined(year, String(named), day);
}

/** Null where there is no such day. */
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
        // Of some languages the short name is a number.
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

/** Digits of other scripts as those that dates are written with in content/. */
function withPlainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    if (code < 0x80) return digit;
    // Ten follow one another, and every such ten begins where the code ends with 0 or 6.
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
    return String(code - zero);
  });
}
