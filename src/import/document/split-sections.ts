import type { DocumentLine } from './document-line.ts';
import { joinJapaneseEvents } from './japanese-events.ts';
import { partOfHeading, type ResumePart } from './resume-headings.ts';

export type Section = { part: ResumePart | undefined; heading: string; lines: DocumentLine[] };

/** Joins addresses that are broken into two lines: `github.com/mira-` and `quill`. */
function joinAddresses(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined: DocumentLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const continues =
      last && /\.\p{L}+\/\S*-$/u.test(last.text) && /^[\w/%-]+(?: \(\p{L}+\))?$/u.test(line.text);
    if (continues) joined[joined.length - 1] = { ...last, text: last.text + line.text };
    else joined.push(line);
  }
  return joined;
}

/** `Mira Quill · Résumé   1 / 2` */
const pageNumber =
  /(?:^|\t|[·|]\s|\s{2,}|\b(?:page|seite|página|pagina|strona)\s)\s*\d{1,3}\s*(?:\/|of|von|de|di|sur|z)\s*\d{1,3}$/iu;

/** Splits lines at headings; the first section contains the lines above all headings. */
export function splitSections(written: readonly DocumentLine[]): Section[] {
  const lines = joinJapaneseEvents(joinAddresses(written));
  const usual = usualSize(lines);
  const partOf = (line: DocumentLine) => {
    // A large heading may have a remark next to it.
    const text = line.sizePt > usual * 1.1 ? (line.text.split('\t')[0] ?? '') : line.text;
    return line.isBullet ? undefined : partOfHeading(text);
  };
  const headings = lines.filter(partOf);
  // Unknown headings have the style of known ones.
  const styles = new Set(headings.map(({ style }) => style));
  const areCapitals = headings.every(({ text }) => text === text.toUpperCase());
  const isProminent = (line: DocumentLine) =>
    line.isHeading || line.sizePt > usual * 1.1 || (areCapitals && line.text === line.text.toUpperCase());
  const looksAlike = (line: DocumentLine) =>
    line.style !== '' &&
    styles.has(line.style) &&
    isProminent(line) &&
    line.text.length <= 50 &&
    !line.text.includes('\t');
  const sections: Section[] = [{ part: undefined, heading: '', lines: [] }];
  for (const [index, line] of lines.entries()) {
    const part = partOf(line);
    // The name at the top may have the style of a heading.
    if (part || (index > 1 && looksAlike(line)))
      sections.push({ part, heading: line.text.split('\t')[0] ?? '', lines: [] });
    else if (!pageNumber.test(line.text)) sections.at(-1)?.lines.push(line);
  }
  return sections;
}

function usualSize(lines: readonly DocumentLine[]): number {
  const sizes = lines.map(({ sizePt }) => sizePt).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}
