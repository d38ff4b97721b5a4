/* Dates as the content writes them (`2025`, `2025-09`, `2025-09-14`) and as people read them. */

/** In English, whole: `September`. Not Intl: its words change with the version of Node, and a résumé must not. */
export const monthNames = [
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

/** 1 to 12 for a month's name or what it begins with, in any case; 0 for anything else. */
export function monthNumber(word: string): number {
  const start = word.slice(0, 3).toLowerCase();
  return monthNames.findIndex((name) => name.slice(0, 3).toLowerCase() === start) + 1;
}

/** `Sep 2025` of `2025-09` or `2025-09-14`; a year alone stays as it is. */
function shownMonth(machineDate: string): string {
  const [year = machineDate, month] = machineDate.split('-');
  const name = monthNames[Number(month) - 1];
  return name ? `${name.slice(0, 3)} ${year}` : machineDate;
}

/** The same in the site's language: in English in words, in others as it is. */
export function shownDate(machineDate: string, language: string): string {
  return /^en\b/.test(language) ? shownMonth(machineDate) : machineDate;
}

/** `Sep 2025 - Present`; an empty end still goes on. */
export function shownSpan(start: string, end: string, language: string): string {
  const [first, last] = [shownDate(start, language), shownDate(end, language)];
  if (first === last) return first;
  return `${first} - ${last || (/^en\b/.test(language) ? 'Present' : '')}`.trimEnd();
}

/** The day where the owner is, as YYYY-MM-DD. */
export function localDate(now = new Date()): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
