/** As bibliographies, dates typed by hand and the sentences of a check name them. */
export const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** 1 to 12 for a month's English name or what it begins with, in any case; 0 for anything else. */
export function monthNumber(word: string): number {
  const start = word.slice(0, 3).toLowerCase();
  return englishMonths.findIndex((name) => name.slice(0, 3).toLowerCase() === start) + 1;
}
