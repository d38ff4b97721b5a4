import { monthNumber } from './english-months.ts';

const monthName = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const openWords = /\b(?:present|now|today|current|ongoing|since)\b/i;

type ShownDate = { year: number; month: number | null };

/**
 * Which of `start` and `end` the words for visitors contradict: `Sep 2025 - Present` against `2025-09` and "".
 * Only what both sides say is compared; words without a year say nothing. `end` is null where there is none.
 */
export function findDateContradiction(
  shown: string,
  start: string,
  end: string | null,
): 'start' | 'end' | null {
  const found = readDates(shown);
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last) return null;
  if (!agrees(first, start)) return 'start';
  if (end === null) return null;
  const isOpen = openWords.test(shown);
  if (end === '') return isOpen ? null : 'end';
  return isOpen || !agrees(last, end) ? 'end' : null;
}

/** Every year in the words, each with the month before it; "Sep - Dec 2023" has two of 2023. */
function readDates(shown: string): ShownDate[] {
  const dates: ShownDate[] = [];
  let openMonth: number | null = null;
  for (const match of shown.matchAll(new RegExp(`\\b(${monthName})\\b|\\b(\\d{4})\\b`, 'gi'))) {
    if (match[1]) {
      if (openMonth !== null) dates.push({ year: Number.NaN, month: openMonth });
      openMonth = monthNumber(match[1]);
      continue;
    }
    const year = Number(match[2]);
    dates.push({ year, month: openMonth });
    openMonth = null;
    for (const date of dates) if (Number.isNaN(date.year)) date.year = year;
  }
  return dates.filter((date) => !Number.isNaN(date.year));
}

function agrees(shown: ShownDate, machine: string): boolean {
  const [year, month] = machine.split('-').map(Number);
  return shown.year === year && (shown.month === null || month === undefined || shown.month === month);
}
