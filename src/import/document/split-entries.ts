import type { DateReader } from '../read-date.ts';
import { isPlace, isPosition } from './classify-parts.ts';
import type { DocumentLine } from './document-line.ts';
import { type FoundDates, findDates } from './find-dates.ts';
import { joinBroken, splitParts } from './split-parts.ts';

/** The lines of one job, school or project: `parts` of its heading, dates and details. */
export type Entry = { lines: DocumentLine[]; parts: string[]; dates: FoundDates | null; details: string[] };

/**
 * Splits a section into entries. Each begins with the lines around its dates, followed by its details. `before` are lines
 * above the first.
 */
export function splitEntries(
  lines: readonly DocumentLine[],
  readDate: DateReader,
): { entries: Entry[]; before: DocumentLine[] } {
  const entries: Entry[] = [];
  const before: DocumentLine[] = [];
  const hasBold = lines.some(({ isBold, isBullet }) => isBold && !isBullet);
  const dated = lines.map((line) => (line.isBullet ? null : findDates(line.text, readDate)));
  const isDated = (index: number) => {
    const found = dated[index];
    return found !== null && found !== undefined && (lines[index]?.text.length ?? 0) < 110;
  };
  const hasHeadings = lines.some(({ isHeading }) => isHeading);
  // If the first line has dates, no entry has lines above its dates.
  const datesLead = isDated(0);
  /** Whether a dated line has both names already, so that the line below is none, unless it is a place. */
  const isNamed = (index: number, below: DocumentLine) => {
    const names = splitParts(dated[index]?.rest ?? '').filter((part) => !isPlace(part));
    return names.length > 1 && names.filter(isPosition).length === 1 && !isPlace(below.text);
  };
  const isHeadingLine = (index: number): boolean => {
    const line = lines[index];
    if (!line || line.isBullet) return false;
    if (hasHeadings) return line.isHeading;
    if (isDated(index)) return true;
    if (hasBold) return line.isBold;
    // Without other indications: short, not a sentence, next to a line with dates.
    const isShort =
      line.text.length < 70 && !/[.;!?]$/.test(line.text) && /^[\p{Lu}\p{Lo}\p{N}]/u.test(line.text);
    return (
      isShort && ((isDated(index - 1) && !isNamed(index - 1, line)) || (!datesLead && isDated(index + 1)))
    );
  };
  const longest = Math.max(70, ...lines.map(({ text }) => text.length));
  let isInHeading = false;
  for (const [index, line] of lines.entries()) {
    const entry = entries.at(-1);
    // A short second line without indication still belongs to the heading.
    const isSecond =
      isInHeading &&
      !line.isBullet &&
      (entry?.lines.length ?? 0) === 1 &&
      line.text.length < 70 &&
      !/[.;!?]$/.test(line.text) &&
      /^[\p{Lu}\p{Lo}]/u.test(line.text) &&
      (entry?.parts.length ?? 0) < (hasHeadings ? 3 : 2);
    if (isHeadingLine(index) || isSecond) {
      const found = dated[index] ?? null;
      const isNew = !entry || !isInHeading || (found && entry.dates) || (entry.dates && line.isBold);
      const parts = splitParts(found?.rest ?? line.text);
      if (isNew) entries.push({ lines: [line], parts, dates: found, details: [] });
      else {
        entry.lines.push(line);
        entry.parts.push(...parts);
        entry.dates ??= found;
      }
      isInHeading = true;
    } else if (entry) {
      const last = entry.details.at(-1);
      const above = lines[index - 1];
      const isFullWidth = (above?.text.length ?? 0) > longest * 0.8;
      const continues =
        !line.isBullet &&
        last !== undefined &&
        (above?.isBullet || (!/[.!?:]$/.test(last) && (isFullWidth || /^\p{Ll}/u.test(line.text))));
      if (continues) entry.details[entry.details.length - 1] = joinBroken(last, line.text);
      else entry.details.push(line.text);
      entry.lines.push(line);
      isInHeading = false;
    } else before.push(line);
  }
  return { entries, before };
}
