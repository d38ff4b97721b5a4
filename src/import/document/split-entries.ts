import { tidy } from '../../core/text.ts';
import { isWrittenUnspaced } from '../../i18n/person-name.ts';
import type { DateReader } from '../read-date.ts';
import { isDegree, isEmployer, isPlace, isPosition, isSchool } from './classify-parts.ts';
import type { DocumentLine } from './document-line.ts';
import { type FoundDates, findDates } from './find-dates.ts';

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
  const beginsWithDates = (index: number) => {
    const rest = dated[index]?.rest ?? '';
    return rest === '' || lines[index]?.text.startsWith(rest) !== true;
  };
  const isDated = (index: number) => {
    const found = dated[index];
    const isShort = (lines[index]?.text.length ?? 0) < 110;
    // If the first line begins with its dates, every entry does: `Team lead since 2023` is a detail.
    return found != null && isShort && (!dated[0] || !beginsWithDates(0) || beginsWithDates(index));
  };
  const hasHeadings = lines.some(({ isHeading }) => isHeading);
  // If the first line has dates, no entry has lines above its dates.
  const datesLead = isDated(0);
  /** Whether a line with dates already has both names. Then the line below is a detail, unless it is a place. */
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
    // Without other indications, a short line next to a line with dates, if it is not a sentence.
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
      ((entry?.parts.length ?? 0) < (hasHeadings ? 3 : 2) || isEmployerBelow(entry?.parts ?? [], line.text));
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

/** `St. Mary Hospital, Leeds` below `Nurse, Emergency Room`, whose second part is a unit of it. */
function isEmployerBelow([first = '', second = '', ...others]: readonly string[], text: string): boolean {
  const isName = text.split(/[\s,]+/).every((word) => word.length < 4 || !/^\p{Ll}/u.test(word));
  return (
    others.length === 0 &&
    isPosition(first) &&
    !isEmployer(second) &&
    !isPlace(second) &&
    isEmployer(text) &&
    isName
  );
}

/** Splits a line at gaps, dashes, bars and middle dots; at a comma only before a place. */
export function splitParts(text: string, splitsCommas = true): string[] {
  return text
    .split(/\t|\s+[|·•–—]\s+|\s+-\s+|\s+(?:at|chez|bei)\s+(?=\p{Lu})|\s+@\s+/u)
    .flatMap((part) => {
      const place = /^(.+), ([^,]+, ?\p{Lu}{2,3})$/u.exec(part);
      if (splitsCommas && place) return [place[1] ?? '', place[2] ?? ''];
      return (splitsCommas && splitAtComma(part.split(/, |، ?|、|，/u))) || [part];
    })
    .flatMap(splitAtSpace)
    .map((part) => part.replaceAll(/^[\s,;:()–—-]+|[\s,;:(–—-]+$/g, ''))
    .filter((part) => part !== '');
}

/**
 * `Developer, Quay Ltd`, `Nurse, Harbour Clinic, Lyon` or `Diploma, Harbour School`; whether `Quay Ltd, Vancouver, BC` is a
 * place is decided elsewhere. Null if the first comma does not separate two kinds.
 */
function splitAtComma([first = '', second = '', ...others]: readonly string[]): string[] | null {
  const isJob = isPosition(first) !== isPosition(second);
  const isProgram = isDegree(first) && isSchool(second);
  if (others.length === 0) return isJob || isProgram ? [first, second] : null;
  const isNamed = isPosition(first) && isEmployer(second) && !isPosition(second);
  return isNamed || isProgram ? [first, [second, ...others].join(', ')] : null;
}

/** Chinese, Japanese and Korean have a space between names: `서울대학교병원 수간호사`. */
function splitAtSpace(part: string): string[] {
  const names = part.split(' ');
  if (names.length < 2 || !isWrittenUnspaced(part)) return [part];
  // All words up to the word for a company or school are its name.
  const end = names.findLastIndex((name) => isEmployer(name) || isSchool(name)) + 1;
  if (end > 0 && end < names.length) return [names.slice(0, end).join(' '), names.slice(end).join(' ')];
  return names.length === 2 ? names : [part];
}

export function splitList(text: string): string[] {
  return text
    .split(/[,;،、，；|·•\t](?![^(]*\))/)
    .map((skill) => tidy(skill.replace(/[.]$/, '')))
    .filter((skill) => skill !== '');
}

/** `French (native), German – B2`, `French: native – German: B2`, or alternating names and levels if there are gaps between them. */
export function splitLanguages(text: string): string[] {
  const parts = text.split('\t');
  const isAlternating =
    parts.length > 1 && parts.length % 2 === 0 && parts.every((part) => !/[:,;]/.test(part));
  const written = isAlternating
    ? parts.flatMap((part, index) => (index % 2 === 0 ? [`${part}: ${parts[index + 1]}`] : []))
    : text.split(/[:：].+[:：]/.test(text) ? /[,;،、，|·•\t]|\s[–—-]\s/u : /[,;،、，|·•\t](?![^(]*\))/u);
  return written.map((each) => each.trim()).filter((each) => each !== '');
}

/** Joins lines that continue the one before. */
export function joinWrapped(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined: DocumentLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const continues =
      last &&
      !line.isBullet &&
      (/[,;&]$/.test(last.text) ||
        (last.text.lastIndexOf('(') > last.text.lastIndexOf(')') && line.text.includes(')')) ||
        (last.isBullet && /^\p{Ll}/u.test(line.text)));
    if (continues) joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}

/** Joins two lines, and a word that is hyphenated between them. */
function joinBroken(first: string, second: string): string {
  const isBroken = /\p{Ll}-$/u.test(first) && /^\p{Ll}/u.test(second);
  return isBroken ? `${first.slice(0, -1)}${second}` : `${first} ${second}`;
}
