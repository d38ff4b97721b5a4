import { isPlace } from './classify-parts.ts';
import type { DocumentLine } from './document-line.ts';
import type { Section } from './split-sections.ts';

/** `(2 years 3 months)`, which LinkedIn writes after the dates of a position, in any language. */
const duration = /\s*\((?:\d+\s?\p{L}+\.?,?\s?(?:\p{L}+\s)?){1,2}\)$/u;

/** `Bachelor of Science, Nursing · (2012 - 2016)` */
const programDates = /· ?\(([^()]+)\)$/u;

/**
 * Arranges the sections of a profile that LinkedIn saved as PDF like those of a résumé: name and headline at the
 * top, and the employer beside each position instead of above all of them. Sections of other documents are returned
 * unchanged.
 */
export function arrangeLinkedInProfile(sections: readonly Section[]): readonly Section[] {
  const lines = sections.flatMap((section) => section.lines);
  if (!lines.some(({ text }) => text.endsWith('(LinkedIn)'))) return sections;
  const sizes = lines.map(({ sizePt }) => sizePt).sort((a, b) => a - b);
  const isLarge = ({ sizePt }: DocumentLine) => sizePt > (sizes[Math.floor(sizes.length / 2)] ?? 0) * 1.1;
  const main = sections.findIndex(
    ({ part }) => part === 'summary' || part === 'jobs' || part === 'education',
  );
  const headline: DocumentLine[] = [];
  const arranged = sections.map((section, index) => {
    // The headline is below the last section of the column at the side.
    const at = index > 0 && index < main ? section.lines.findIndex(isLarge) : -1;
    if (at >= 0) headline.push(...section.lines.slice(at));
    if (at >= 0) return { ...section, lines: section.lines.slice(0, at) };
    if (section.part === 'jobs') return { ...section, lines: positionsOf(section.lines) };
    return section.part === 'education' ? { ...section, lines: programsOf(section.lines, isLarge) } : section;
  });
  return arranged.map((section, index) =>
    index === 0 ? { ...section, lines: [...section.lines, ...headline] } : section,
  );
}

/** One heading line per position, `position  employer  place  dates`, and the lines below it. */
function positionsOf(lines: readonly DocumentLine[]): DocumentLine[] {
  const isDated = (index: number) => {
    const text = lines[index]?.text ?? '';
    return text.length < 110 && /\d{4}/.test(text.replace(duration, '')) && duration.test(text);
  };
  const sizePt = Math.min(...lines.filter((_line, index) => isDated(index + 1)).map((line) => line.sizePt));
  let employer = '';
  const arranged: DocumentLine[] = [];
  for (const [index, line] of lines.entries()) {
    const [title, below] = [lines[index - 1], lines[index + 1]];
    if (isDated(index) && title) {
      const place = below && isPlace(below.text) ? below.text : '';
      const parts = [title.text, employer, place, line.text.replace(duration, '')];
      arranged.push({ ...title, text: parts.filter(Boolean).join('\t'), isHeading: true });
    } else if (line.sizePt > sizePt * 1.03) employer = line.text;
    else {
      const isTaken = isDated(index + 1) || duration.test(` (${line.text})`);
      const isBelow = isDated(index - 1);
      if (!isTaken && !(isBelow && isPlace(line.text)))
        arranged.push({ ...line, isBullet: line.isBullet || isBelow });
    }
  }
  return arranged;
}

/** One heading line per school with its program, `school  program  dates`. */
function programsOf(
  lines: readonly DocumentLine[],
  isLarge: (line: DocumentLine) => boolean,
): DocumentLine[] {
  const arranged: DocumentLine[] = [];
  for (const line of lines) {
    const above = arranged.at(-1);
    if (isLarge(line) || !above) arranged.push({ ...line, isHeading: true });
    else above.text += (above.text.includes('\t') ? ' ' : '\t') + line.text;
  }
  return arranged.map((line) => {
    const [school, rest = ''] = line.text.split('\t');
    const [end = '', dates] = programDates.exec(rest) ?? [];
    return dates ? { ...line, text: [school, rest.slice(0, -end.length).trim(), dates].join('\t') } : line;
  });
}
